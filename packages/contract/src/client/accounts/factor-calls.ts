/** Calls of passkeys and of the authenticator app (issue 16). Calls for a signed-in customer need the access token. */
import type { CodeRequiredReply } from '../../accounts/accounts.ts';
import type { AuthenticatorBegunReply, AuthenticatorReply, RecoveryCodesReply } from '../../accounts/authenticator.ts';
import type {
  PasskeyForm,
  PasskeyOptionsReply,
  PasskeyReply,
  PasskeySignInForm,
  PasskeySignInOptionsReply,
  PasskeySignInReply,
  PasskeyUsed,
} from '../../accounts/passkeys.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { readData } from '../transport/read-reply.ts';
import type { Send } from '../transport/send.ts';
import { readRequiredCode } from './sign-in-calls.ts';

export const passkeyCalls = (send: Send) => ({
  /** The options are the same for all visitors. Each challenge is valid once, for five minutes. */
  signInOptions: (call?: CallOptions) =>
    send<PasskeySignInOptionsReply>(apiPaths.passkeySignInOptions, { method: 'POST' }, call),
  /** If the passkey did not verify its user, the API requests a code by a reply with status 412 (SS-02). */
  async signIn(form: PasskeySignInForm, call?: CallOptions): Promise<PasskeySignInReply | CodeRequiredReply> {
    const reply = await send.raw(apiPaths.passkeySignIn, { json: form }, call);
    return readRequiredCode(reply) ?? (readData(reply) as PasskeySignInReply);
  },
  list: (call: CallOptions) => send<{ llaves: PasskeyReply[] }>(apiPaths.passkeys, {}, call),
  /** Options with which a device creates a passkey. @throws ApiError CONFIRMATION_REQUIRED, as `add` and `remove` do */
  options: (call: CallOptions) => send<PasskeyOptionsReply>(apiPaths.passkeyOptions, { method: 'POST' }, call),
  add: (form: PasskeyForm, call: CallOptions) => send<PasskeyReply>(apiPaths.passkeys, { json: form }, call),
  rename: (id: string, nombre: string, call: CallOptions) =>
    send<PasskeyReply>(fill(apiPaths.passkey, { id }), { method: 'PUT', json: { nombre } }, call),
  remove: (id: string, call: CallOptions) =>
    send<{ msg: string }>(fill(apiPaths.passkey, { id }), { method: 'DELETE' }, call),
  /** @throws ApiError PASSKEY_NOT_FOUND if the customer has no passkey */
  confirmationOptions: (call: CallOptions) =>
    send<PasskeyOptionsReply>(apiPaths.passkeyConfirmationOptions, { method: 'POST' }, call),
  /** Repeats the proof of identity by a passkey. The proof is valid for ten minutes (RL-05). */
  confirm: (respuesta: PasskeyUsed, call: CallOptions) =>
    send<undefined>(apiPaths.passkeyConfirmation, { json: { respuesta } }, call),
});

/** All calls except `state` require a confirmed session. @throws ApiError CONFIRMATION_REQUIRED */
export const authenticatorCalls = (send: Send) => ({
  /** Whether the app is turned on, and how many recovery codes are left. */
  state: (call: CallOptions) => send<AuthenticatorReply>(apiPaths.authenticator, {}, call),
  /** Creates a new secret. The first code of the app turns it on. */
  begin: (call: CallOptions) => send<AuthenticatorBegunReply>(apiPaths.authenticator, { method: 'POST' }, call),
  confirm: (codigo: string, call: CallOptions) =>
    send<RecoveryCodesReply>(apiPaths.authenticatorConfirmation, { json: { codigo } }, call),
  remove: (call: CallOptions) => send<AuthenticatorReply>(apiPaths.authenticator, { method: 'DELETE' }, call),
  /** Replaces the recovery codes with new ones. @throws ApiError CONFLICT if the app is turned off */
  makeCodes: (call: CallOptions) => send<RecoveryCodesReply>(apiPaths.recoveryCodes, { method: 'POST' }, call),
});
