/** Creates the services of the account's pages (issue 16, 7). */
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { type ConfirmationService, createConfirmation } from './confirmation/confirmation.ts';
import { createPrivacyRequests, type PrivacyRequestService } from './privacy/privacy-requests.ts';
import { createEmailChange, type EmailChangeService } from './profile/email-change.ts';
import { createNotifications, type NotificationService } from './profile/notifications.ts';
import { createPasswordChange, type PasswordChangeService } from './profile/password-change.ts';
import { createProfile, type ProfileService } from './profile/profile.ts';
import type { Authentication } from './sessions/authentication.ts';
import type { AccountParts } from './sessions/parts.ts';
import type { SessionTries } from './sessions/session-tries.ts';
import { createSessions, type SessionsService } from './sessions/sessions-list.ts';
import { createWhoCalls } from './sessions/signed-in.ts';

export interface AccountPages {
  confirmation: ConfirmationService;
  profile: ProfileService;
  emailChange: EmailChangeService;
  passwordChange: PasswordChangeService;
  sessions: SessionsService;
  notifications: NotificationService;
  privacyRequests: PrivacyRequestService;
}

/** Most privacy requests per hour of one customer. */
const privacyRequestsPerHour = 12;

export function createAccountPages(
  parts: AccountParts,
  more: {
    authentication: Authentication;
    tries: SessionTries;
    rateLimits: RateLimits;
    privacyContact: string | undefined;
  },
): AccountPages {
  const { authentication, tries, rateLimits, privacyContact: contact } = more;
  const who = createWhoCalls(parts.shop, authentication);
  const { whoVisits } = who;
  const limit = rateLimits.perHour('privacy-requests', privacyRequestsPerHour);
  return {
    confirmation: createConfirmation(parts, { whoVisits, tries }),
    profile: createProfile(parts.shop, whoVisits),
    emailChange: createEmailChange(parts, { ...who, authentication, tries }),
    passwordChange: createPasswordChange(parts, { ...who, authentication }),
    sessions: createSessions(parts, { whoVisits, authentication }),
    notifications: createNotifications(parts.shop, whoVisits),
    privacyRequests: createPrivacyRequests(parts, { whoVisits, limit, contact }),
  };
}
