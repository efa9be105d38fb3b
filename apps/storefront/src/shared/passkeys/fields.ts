/** Names of fields of forms that a passkey answers, and of their results. */

/** In a result: what the device is asked for, as JSON. */
export const optionsField = 'opciones';
/** In a result, and sent back: tells the answer of this page from others. */
export const ticketField = 'ficha';
/** What the device answered, as JSON. A form without it asks for the options. */
export const answerField = 'respuesta';
