/** Accounts for other modules. */
export { bearerOf } from './caller.ts';
export { isMailOnByDefault, turnMailOff, wantsMail } from './notification-repository.ts';
export { hashOfToken, makeToken } from './secrets.ts';
