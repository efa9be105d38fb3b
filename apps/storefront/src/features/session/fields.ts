/** Names of fields of the forms of signing in, and of their results. */

/** Where to go afterwards. */
export const backField = 'volver';
/** Name of the button that asks for another code. */
export const againField = 'otroCodigo';
/** The button that leads back to the first step of the registration. */
export const correctField = 'corregir';
/** In a result of the registration: the code was mailed, and is asked for. */
export const codeAskedField = 'pideCodigo';
/** In the code step, and its address: what is typed there, where it is no code of the app. */
export const modeField = 'modo';
export const recoveryMode = 'recuperacion';
