/** Names of fields of the address form that are no part of an address. */

/** The chosen colonia of the list; `otherColonia` for one that is typed. */
export const coloniaListField = 'coloniaLista';
export const otherColonia = 'otra';
/** Of the button that looks the postal code up, without JavaScript. */
export const findField = 'buscar';
/** Which address it is about; none for a new one. */
export const addressField = 'direccion';
export const defaultField = 'predeterminada';
/** In results: what the postal code is known to be, colonias in lines. */
export const stateField = 'estado';
export const coloniasField = 'colonias';
export const foundCodeField = 'buscado';
