/** Names of fields of the account's forms, and of values in their results. */

/** The codes were mailed, and the form asks for them. */
export const asksCodesField = 'pideCodigos';
/** Name of the button that requests new codes. */
export const againField = 'otrosCodigos';
/** Name of the field that identifies the submitted form of a page with several forms. */
export const whatField = 'accion';
/** Path to return to afterwards. */
export const backField = 'volver';
/** Name of the switch that a script changed. */
export const onlyField = 'solo';
/** Id of the passkey that a form changes. */
export const passkeyField = 'llave';
/** Values in results of the authenticator app: its secret, its URI, and recovery codes separated by spaces. */
export const secretField = 'secreto';
export const uriField = 'uri';
export const qrField = 'qr';
export const codesField = 'codigos';
