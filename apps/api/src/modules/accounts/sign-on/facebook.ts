/** Facebook's Graph API: finds the owner of an access token, and the application that the token was made for. */
import { createHmac } from 'node:crypto';
import type { ProvedIdentity } from '@tianguis/identity';
import { withoutPermit } from '../../../permit.ts';
import { type SocialProvider, SocialUnavailable } from './social.ts';

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  /** URL without a trailing slash. Tests use the URL of a test server. */
  graphUrl: string;
  /** URL of the page where customers sign in at Facebook, and allow the shop to read their e-mail. */
  dialogUrl: string;
}

/** Milliseconds that each reply of Facebook may take, since a customer waits. */
const patienceMs = 8_000;
const longestReply = 100_000;

interface DebugReply {
  data?: { app_id?: unknown; is_valid?: unknown; user_id?: unknown; type?: unknown; expires_at?: unknown };
}
interface MeReply {
  id?: unknown;
  email?: unknown;
  first_name?: unknown;
  last_name?: unknown;
}

/** @param redirectUri URL to which Facebook redirects; it must be in the list of Facebook's app */
export function createFacebook(
  { appId, appSecret, graphUrl, dialogUrl }: FacebookSettings,
  redirectUri: string,
): SocialProvider {
  const read = async (path: string) => {
    const reply = await fetch(graphUrl + path, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    return { ok: reply.ok, status: reply.status, text: await reply.text() };
  };

  /** @returns undefined if Facebook refuses the call. Errors leave out the URL, since its query contains a token. */
  const get = async (path: string, query: Record<string, string>): Promise<unknown> => {
    try {
      const { ok, status, text } = await withoutPermit(() => read(`${path}?${new URLSearchParams(query)}`));
      if (status >= 500 || status === 429 || text.length > longestReply) throw new Error(`${status}`);
      return ok ? JSON.parse(text) : undefined;
    } catch (error) {
      const why = error instanceof Error ? error.name : 'Error';
      throw new SocialUnavailable(`Facebook does not answer ${path} (${why}).`);
    }
  };

  return {
    name: 'facebook',
    label: 'Facebook',
    start: (state) =>
      `${dialogUrl}?${new URLSearchParams({
        ...{ client_id: appId, redirect_uri: redirectUri, state },
        ...{ response_type: 'code', scope: 'email,public_profile' },
      })}`,
    async redeem(code) {
      const reply = (await get('/oauth/access_token', {
        ...{ client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code },
      })) as { access_token?: unknown } | undefined;
      const token = reply?.access_token;
      return typeof token === 'string' && token !== '' ? token : undefined;
    },
    async verify(token): Promise<ProvedIdentity | undefined> {
      const debug = (await get('/debug_token', {
        ...{ input_token: token, access_token: `${appId}|${appSecret}` },
      })) as DebugReply | undefined;
      const data = debug?.data;
      // A token that the customer gave to another application is refused.
      if (data?.is_valid !== true || String(data.app_id) !== appId || data.type !== 'USER') return undefined;
      // 0, or no value: the token does not expire.
      const expires = data.expires_at ?? 0;
      if (typeof expires !== 'number' || (expires !== 0 && expires * 1_000 <= Date.now())) return undefined;
      const me = (await get('/me', {
        fields: 'id,email,first_name,last_name',
        access_token: token,
        appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
      })) as MeReply | undefined;
      if (typeof me?.id !== 'string' || me.id === '' || me.id !== String(data.user_id)) return undefined;
      const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
      const email = text(me.email);
      return {
        subject: me.id,
        // Facebook returns an e-mail only if the customer has confirmed it.
        ...{ email: email === '' ? undefined : email, isEmailVerified: email !== '' },
        ...{ name: text(me.first_name), familyName: text(me.last_name) },
      };
    },
  };
}
