/** Calls of passkeys and of the authenticator app (issue 16). Those of a customer have the access token in each call. */
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
  /** The same for everybody; valid once, for five minutes. */
  signInOptions: (call?: CallOptions) =>
    send<PasskeySignInOptionsReply>(apiPaths.passkeySignInOptions, { method: 'POST' }, call),
  /** A code is asked for by a reply with status 412, where the key did not verify its user (SS-02). */
  async signIn(form: PasskeySignInForm, call?: CallOptions): Promise<PasskeySignInReply | CodeRequiredReply> {
    const reply = await send.raw(apiPaths.passkeySignIn, { json: form }, call);
    return readRequiredCode(reply) ?? (readData(reply) as PasskeySignInReply);
  },
  list: (call: CallOptions) => send<{ llaves: PasskeyReply[] }>(apiPaths.passkeys, {}, call),
  /** What a device makes a new key by. @throws ApiError CONFIRMATION_REQUIRED, as `add` and `remove` do */
  options: (call: CallOptions) => send<PasskeyOptionsReply>(apiPaths.passkeyOptions, { method: 'POST' }, call),
  add: (form: PasskeyForm, call: CallOptions) => send<PasskeyReply>(apiPaths.passkeys, { json: form }, call),
  rename: (id: string, nombre: string, call: CallOptions) =>
    send<PasskeyReply>(fill(apiPaths.passkey, { id }), { method: 'PUT', json: { nombre } }, call),
  remove: (id: string, call: CallOptions) =>
    send<{ msg: string }>(fill(apiPaths.passkey, { id }), { method: 'DELETE' }, call),
  /** @throws ApiError PASSKEY_NOT_FOUND where the customer has none */
  confirmationOptions: (call: CallOptions) =>
    send<PasskeyOptionsReply>(apiPaths.passkeyConfirmationOptions, { method: 'POST' }, call),
  /** Proves who is there, for ten minutes (RL-05). */
  confirm: (respuesta: PasskeyUsed, call: CallOptions) =>
    send<undefined>(apiPaths.passkeyConfirmation, { json: { respuesta } }, call),
});

/** All but `state` need a session that was confirmed. @throws ApiError CONFIRMATION_REQUIRED */
export const authenticatorCalls = (send: Send) => ({
  /** Whether it is on, and how many recovery codes are left. */
  state: (call: CallOptions) => send<AuthenticatorReply>(apiPaths.authenticator, {}, call),
  /** A new secret, which its first code turns on. */
  begin: (call: CallOptions) => send<AuthenticatorBegunReply>(apiPaths.authenticator, { method: 'POST' }, call),
  confirm: (codigo: string, call: CallOptions) =>
    send<RecoveryCodesReply>(apiPaths.authenticatorConfirmation, { json: { codigo } }, call),
  remove: (call: CallOptions) => send<AuthenticatorReply>(apiPaths.authenticator, { method: 'DELETE' }, call),
  /** Recovery codes in place of those that were. @throws ApiError CONFLICT where it is off */
  makeCodes: (call: CallOptions) => send<RecoveryCodesReply>(apiPaths.recoveryCodes, { method: 'POST' }, call),
});
