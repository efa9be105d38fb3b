/** A realm for tests: a real server with one client, and a page that signs a customer in at once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@tianguis/database';
import type { Kysely } from 'kysely';
import { createIdentityHandler } from './handler.ts';
import { createKeys } from './keys.ts';
import { createProvider } from './provider.ts';

export const accountId = '7b0f5c1e-4a52-4c57-9d2e-0a6f3d1c8a01';

export async function openRealm(db: Kysely<Database>) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}/realms/tianguis`;
  const provider = createProvider({
    db,
    issuer,
    keys: await createKeys(db).read(),
    cookieKeys: ['of the tests alone'],
    clients: [
      {
        client_id: 'tienda',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${origin}/authenticated`],
        post_logout_redirect_uris: [`${origin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    findAccount: async (id) =>
      id === accountId
        ? { id, email: 'ana@tianguis.example', isEmailVerified: true, name: 'Ana', familyName: 'Ríos' }
        : undefined,
    signInPath: (uid) => `/entrar/${uid}`,
    seconds: { access: 900, refresh: 86_400, session: 864_000 },
    isSecure: false,
  });
  const handle = createIdentityHandler(provider);
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/realms/tianguis/')) return handle(request, response);
    if (request.url?.startsWith('/entrar/'))
      return void provider.interactionFinished(request, response, { login: { accountId } });
    response.end();
  });
  return { provider, origin, issuer, close: () => new Promise((closed) => server.close(closed)) };
}

/** A browser without scripts: follows redirects and keeps cookies, until an address begins so. */
export async function browse(address: string, until: string, cookies = new Map<string, string>()): Promise<URL> {
  let next = address;
  for (let step = 0; step < 10; step++) {
    if (next.startsWith(until)) return new URL(next);
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) throw new Error(`${next} answered ${reply.status}: ${await reply.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error(`Too many redirects, the last to ${next}.`);
}
