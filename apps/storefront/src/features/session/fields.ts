/** Names of fields of the sign-in forms, and of values in their results. */

/** Path or URL to go to afterwards. */
export const backField = 'volver';
/** Name of the button that requests another code. */
export const againField = 'otroCodigo';
/** Name of the button that returns to the first step of the registration. */
export const correctField = 'corregir';
/** Value in a result of the registration: the code was mailed, and the form asks for it. */
export const codeAskedField = 'pideCodigo';
/** The ticket of the registration, which goes on with the mailed code. */
export const ticketField = 'solicitud';
/** Value of the code step, and parameter of its URL: which kind of code is typed, if not one of the app. */
export const modeField = 'modo';
export const recoveryMode = 'recuperacion';
