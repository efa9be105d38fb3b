/** Names of fields of the address form that are not stored in the address. */

/** The colonia that was chosen from the list; `otherColonia` if the colonia is typed. */
export const coloniaListField = 'coloniaLista';
export const otherColonia = 'otra';
/** Name of the button that looks the postal code up without JavaScript. */
export const findField = 'buscar';
/** Id of the address to change; empty for a new address. */
export const addressField = 'direccion';
export const defaultField = 'predeterminada';
/**
 * Values in results of a look-up of the postal code: the state, the colonias separated by line breaks, and the code.
 * The form also submits the code, so that the server recognises the texts that an older code filled in.
 */
export const stateField = 'estado';
export const coloniasField = 'colonias';
export const foundCodeField = 'buscado';
