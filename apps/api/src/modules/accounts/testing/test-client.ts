/** For tests: a browser that a client of the realm redirects to the sign-in, and the client's calls. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const root = '/realms/tianguis/protocol/openid-connect';
export const clientReturn = 'http://localhost:3000/authenticated';

/** A browser without scripts, in which a customer may be signed in at the storefront. */
export function createBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');

  const open = async (url: string, form?: Record<string, string>) => {
    const path = url.replace('http://localhost:3000', '');
    const reply = await app.inject({
      method: form ? 'POST' : 'GET',
      url: path,
      headers: { cookie: cookie(), ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: reply.statusCode,
      to: String(reply.headers.location ?? ''),
      text: reply.body,
      headers: reply.headers,
    };
  };

  return {
    ...{ cookies, cookie, open },
    /** The URL to which the realm redirects a browser that a client sends. */
    async authorize(more: Record<string, string> = {}) {
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const query = new URLSearchParams({
        ...{ client_id: 'tienda', response_type: 'code', scope: 'openid email', redirect_uri: clientReturn },
        ...{ code_challenge: challenge, code_challenge_method: 'S256', state: 'el-estado', nonce: 'uno', ...more },
      });
      const { to, text } = await open(`${root}/auth?${query}`);
      return { to, text, verifier, interaction: new URL(to, clientReturn).searchParams.get('interaccion') ?? '' };
    },
    /** Completes an interaction for the customer of an access token. */
    async finish(interaccion: string, accessToken: string, sent = cookie()) {
      const reply = await app.inject({
        method: 'POST',
        url: '/app/v1/login/interaccion',
        headers: { cookie: sent, authorization: `Bearer ${accessToken}` },
        payload: { interaccion },
      });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}

/** Exchanges the code in `to`, a URL to which the browser was redirected. */
export async function exchangeCode(app: FastifyInstance, to: string, code_verifier: string, client_id = 'tienda') {
  const reply = await app.inject({
    method: 'POST',
    url: `${root}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ grant_type: 'authorization_code', client_id, redirect_uri: clientReturn, code_verifier },
      code: new URL(to).searchParams.get('code') ?? '',
    }).toString(),
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, string> };
}
