/** Calls of the pages of an account. The access token is in the credentials of each call. */
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
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const accountCalls = (send: Send) => ({
  /** How the customer can prove who they are, and until when they have. */
  confirmation: (call: CallOptions) => send<ConfirmationReply>(apiPaths.accountConfirmation, {}, call),
  /** Proves it, for ten minutes (RL-05). */
  confirm: (form: ConfirmationForm, call: CallOptions) =>
    send<ConfirmationReply>(apiPaths.accountConfirmation, { json: form }, call),
  /** Mails the code for it. @throws ApiError CONFLICT for who has a password or the like */
  sendConfirmationCode: (call: CallOptions) =>
    send<DoneReply>(apiPaths.accountConfirmationCode, { method: 'POST' }, call),
  profile: (call: CallOptions) => send<ProfileReply>(apiPaths.accountProfile, {}, call),
  changeProfile: (form: ProfileForm, call: CallOptions) =>
    send<ProfileReply>(apiPaths.accountProfile, { method: 'PUT', json: form }, call),
  /** Mails a code to the new address, and another one to that of today. */
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
  /** All but the one that calls. */
  endOtherSessions: (call: CallOptions) =>
    send<SessionsEndReply>(apiPaths.accountSessionsEnd, { method: 'POST' }, call),
  notifications: (call: CallOptions) => send<NotificationsReply>(apiPaths.accountNotifications, {}, call),
  /** Switches that are left out stay. */
  setNotifications: (form: NotificationsForm, call: CallOptions) =>
    send<NotificationsReply>(apiPaths.accountNotifications, { method: 'PUT', json: form }, call),
  privacyRequests: (call: CallOptions) => send<PrivacyRequestsReply>(apiPaths.accountPrivacyRequests, {}, call),
  requestPrivacy: (form: PrivacyRequestForm, call: CallOptions) =>
    send<PrivacyRequestReply>(apiPaths.accountPrivacyRequests, { json: form }, call),
});
