/**
 * Query parameter of a page that shows dates of arrival without JavaScript: it is the visitor's own, and not cached.
 */
export const datesParameter = 'fechas';
