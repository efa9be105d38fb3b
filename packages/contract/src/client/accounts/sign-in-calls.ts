/** Calls that sign in and out (AP-01 to AP-06). */
import type { RefreshReply } from '@tianguis/domain';
import type {
  CodeForm,
  CodeRequiredReply,
  RegistrationForm,
  RegistrationReply,
  SignInForm,
  SignInReply,
  TokenReply,
  UserInfoReply,
} from '../../accounts/accounts.ts';
import { apiPaths, tokenPath } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { readData } from '../transport/read-reply.ts';
import type { Send } from '../transport/send.ts';
import type { Reply } from '../transport/transport.ts';

interface RealmClient {
  realm: string;
  client: string;
}

export function createSignInCalls(send: Send) {
  return {
    /** AP-01. If the API requests a code (mailed, or of an app), it replies with status 412 (SS-02). */
    async signIn(form: SignInForm, call?: CallOptions): Promise<SignInReply | CodeRequiredReply> {
      const reply = await send.raw(apiPaths.signIn, { json: form }, call);
      return readRequiredCode(reply) ?? (readData(reply) as SignInReply);
    },
    confirm: (form: CodeForm, call?: CallOptions) => send<SignInReply>(apiPaths.signInCode, { json: form }, call),
    resendCode: (token: string, call?: CallOptions) =>
      send<{ msg: string }>(apiPaths.signInCodeAgain, { json: { token } }, call),
    register: (form: RegistrationForm, call?: CallOptions) =>
      send<RegistrationReply>(apiPaths.registration, { json: form }, call),
    /** AP-03: exchanges the reply of a sign-in for the tokens of a session. */
    exchange: ({ token, username, client }: { token: string; username: string; client: string }, call?: CallOptions) =>
      send<TokenReply>(
        apiPaths.customToken,
        { form: { grant_type: 'custom_token', client_secret: token, client_id: client, username } },
        call,
      ),
    /** AP-04. Never throws: the caller decides by the reply's status whether the session continues (SS-06). */
    async refresh(
      { realm, client, refreshToken, redirectUri }: RealmClient & { refreshToken: string; redirectUri: string },
      call?: CallOptions,
    ): Promise<{ reply: RefreshReply; tokens?: TokenReply | undefined }> {
      const form = {
        ...{ grant_type: 'refresh_token', refresh_token: refreshToken },
        ...{ client_id: client, redirect_uri: redirectUri },
      };
      try {
        return readRefresh(await send.raw(fill(tokenPath, { realm }), { form }, call));
      } catch {
        return { reply: undefined };
      }
    },
    /** AP-05. @returns the status: 204, or 400 if the session had already ended */
    async signOut(
      form: RealmClient & { refreshToken: string; accessToken: string; redirectUri: string },
      call?: CallOptions,
    ): Promise<number> {
      const { realm, client, refreshToken, redirectUri, accessToken } = form;
      const reply = await send.raw(
        fill(apiPaths.signOut, { realm }),
        { form: { refresh_token: refreshToken, client_id: client, redirect_uri: redirectUri } },
        { ...call, credentials: { bearer: accessToken } },
      );
      return reply.status;
    },
    /** AP-06: reads the profile of the signed-in customer. */
    userInfo: (accessToken: string, call?: CallOptions) =>
      send<UserInfoReply>(apiPaths.userInfo, {}, { ...call, credentials: { bearer: accessToken } }),
  };
}

/** The reply that requests a code; undefined for any other reply. */
export function readRequiredCode({ status, text }: Reply): CodeRequiredReply | undefined {
  if (status !== 412) return undefined;
  const body = parse(text);
  return body?.code === 'CODE_REQUIRED' && typeof body.token === 'string' ? (body as CodeRequiredReply) : undefined;
}

/** Reads a reply of the token endpoint, or of a proxy that replied in its place. */
function readRefresh({ status, text }: Reply): { reply: RefreshReply; tokens?: TokenReply | undefined } {
  const body = parse(text);
  const error = typeof body?.error === 'string' ? body.error : undefined;
  const isComplete =
    typeof body?.access_token === 'string' &&
    typeof body.refresh_token === 'string' &&
    typeof body.expires_in === 'number';
  const tokens = status === 200 && isComplete ? (body as TokenReply) : undefined;
  return { reply: { status, error, ...(tokens && { tokens }) }, tokens };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
