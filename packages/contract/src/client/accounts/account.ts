/** Calls of the account pages. Each call needs the access token in its credentials. */
import type {
  ConfirmationForm,
  ConfirmationReply,
  DoneReply,
  EmailConfirmationForm,
  EmailForm,
  EmailReply,
  NotificationsForm,
  NotificationsReply,
  PasswordForm,
  PrivacyRequestForm,
  PrivacyRequestReply,
  PrivacyRequestsReply,
  ProfileForm,
  ProfileReply,
  SessionsEndReply,
  SessionsReply,
  TwoStepForm,
  TwoStepReply,
} from '../../accounts/account.ts';
import type {
  PushKeyReply,
  PushSubscriptionEnd,
  PushSubscriptionForm,
  PushSubscriptionReply,
} from '../../accounts/push.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const accountCalls = (send: Send) => ({
  /** Reads how the customer can repeat a proof of identity, and until when the last proof is valid. */
  confirmation: (call: CallOptions) => send<ConfirmationReply>(apiPaths.accountConfirmation, {}, call),
  /** Repeats the proof of identity. The proof is valid for ten minutes (RL-05). */
  confirm: (form: ConfirmationForm, call: CallOptions) =>
    send<ConfirmationReply>(apiPaths.accountConfirmation, { json: form }, call),
  /** Mails the code for a proof of identity. @throws ApiError CONFLICT if the customer has a password or passkey */
  sendConfirmationCode: (call: CallOptions) =>
    send<DoneReply>(apiPaths.accountConfirmationCode, { method: 'POST' }, call),
  profile: (call: CallOptions) => send<ProfileReply>(apiPaths.accountProfile, {}, call),
  changeProfile: (form: ProfileForm, call: CallOptions) =>
    send<ProfileReply>(apiPaths.accountProfile, { method: 'PUT', json: form }, call),
  /** Mails one code to the new e-mail, and another code to the current e-mail. */
  requestEmail: (form: EmailForm, call: CallOptions) => send<DoneReply>(apiPaths.accountEmail, { json: form }, call),
  confirmEmail: (form: EmailConfirmationForm, call: CallOptions) =>
    send<EmailReply>(apiPaths.accountEmailConfirmation, { json: form }, call),
  changePassword: (form: PasswordForm, call: CallOptions) =>
    send<DoneReply>(apiPaths.accountPassword, { method: 'PUT', json: form }, call),
  setTwoStep: (form: TwoStepForm, call: CallOptions) =>
    send<TwoStepReply>(apiPaths.accountTwoStep, { method: 'PUT', json: form }, call),
  sessions: (call: CallOptions) => send<SessionsReply>(apiPaths.accountSessions, {}, call),
  endSession: (id: string, call: CallOptions) =>
    send<undefined>(fill(apiPaths.accountSession, { id }), { method: 'DELETE' }, call),
  /** Ends all sessions of the customer except the one that makes the call. */
  endOtherSessions: (call: CallOptions) =>
    send<SessionsEndReply>(apiPaths.accountSessionsEnd, { method: 'POST' }, call),
  notifications: (call: CallOptions) => send<NotificationsReply>(apiPaths.accountNotifications, {}, call),
  /** Only the settings in the form change. */
  setNotifications: (form: NotificationsForm, call: CallOptions) =>
    send<NotificationsReply>(apiPaths.accountNotifications, { method: 'PUT', json: form }, call),
  /** The key that a browser needs to subscribe to push notifications of the shop. */
  pushKey: (call: CallOptions) => send<PushKeyReply>(apiPaths.pushKey, {}, call),
  /** Adds or renews the subscription of a browser. */
  subscribeToPush: (form: PushSubscriptionForm, call: CallOptions) =>
    send<PushSubscriptionReply>(apiPaths.pushSubscription, { method: 'PUT', json: form }, call),
  endPush: (form: PushSubscriptionEnd, call: CallOptions) =>
    send<DoneReply>(apiPaths.pushSubscriptionEnd, { json: form }, call),
  privacyRequests: (call: CallOptions) => send<PrivacyRequestsReply>(apiPaths.accountPrivacyRequests, {}, call),
  requestPrivacy: (form: PrivacyRequestForm, call: CallOptions) =>
    send<PrivacyRequestReply>(apiPaths.accountPrivacyRequests, { json: form }, call),
});
