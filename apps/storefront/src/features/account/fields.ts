/** Names of fields of the account's forms, and of their results. */

/** The codes were mailed, and are asked for. */
export const asksCodesField = 'pideCodigos';
/** Name of the button that asks for other codes. */
export const againField = 'otrosCodigos';
/** Which form of a page with several ones. */
export const whatField = 'accion';
/** Where to go afterwards. */
export const backField = 'volver';
/** The one switch that a script turns. */
export const onlyField = 'solo';
/** Which passkey a form is about. */
export const passkeyField = 'llave';
/** In results of the authenticator app: its secret, its address, and recovery codes with spaces between them. */
export const secretField = 'secreto';
export const uriField = 'uri';
export const qrField = 'qr';
export const codesField = 'codigos';
