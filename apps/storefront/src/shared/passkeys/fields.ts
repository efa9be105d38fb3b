/** Names of fields of forms that a passkey answers, and of values in their results. */

/** Value in a result: the options for the device, as JSON. */
export const optionsField = 'opciones';
/**
 * Value in a result, beside the options. The form sends this value back with the device's answer, so that the server
 * finds the options for this answer.
 */
export const ticketField = 'ficha';
/** The device's answer, as JSON. A form without it requests the options. */
export const answerField = 'respuesta';
