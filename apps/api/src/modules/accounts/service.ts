/** The functions of accounts that other modules use. */

export { countCouponTry } from './credentials/failure-repository.ts';
export { seal, unseal } from './credentials/sealed.ts';
export { hashOfToken, makeToken } from './credentials/secrets.ts';
export { noteAudit } from './customers/audit-repository.ts';
export { isMailOnByDefault, turnMailOff, wantsMail } from './profile/notification-repository.ts';
export { bearerOf } from './sessions/caller.ts';
