/**
 * Query parameter of a page that shows arrival dates without JavaScript. Such a page depends on the visitor and is not
 * cached.
 */
export const datesParameter = 'fechas';
