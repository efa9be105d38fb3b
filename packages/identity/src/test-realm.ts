/**
 * A realm for tests: a real server with one client, and a page that signs a customer in, either at once or by a form.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Database } from '@tianguis/database';
import type { Kysely } from 'kysely';
import { createIdentityHandler } from './handler.ts';
import { createKeys } from './keys.ts';
import { createProvider, type IdentityAccount } from './provider.ts';

/** The sign-in form of an external provider, which accepts any input. */
const form = `<!doctype html><html lang="es"><title>Vecino</title><h1>Vecino</h1><form method="post">
<label>Correo <input name="email"></label> <label>Nombre <input name="name"></label>
<label>Confirmado <input name="verified" type="checkbox" checked></label> <button>Entrar</button></form></html>`;

export const accountId = '7b0f5c1e-4a52-4c57-9d2e-0a6f3d1c8a01';

const ana: IdentityAccount = {
  ...{ id: accountId, email: 'ana@tianguis.example', isEmailVerified: true, name: 'Ana', familyName: 'Ríos' },
};

export interface TestRealmOptions {
  /** Host and port of the server. Default: a free port of 127.0.0.1. */
  at?: { host: string; port: number };
  realm?: string;
  client?: { id: string; redirectUri: string };
  /** Whether the client gets readable tokens, as all clients of the shop except the storefront do. */
  isReadable?: boolean;
  /** The accounts of the realm; the first is signed in at once. */
  accounts?: IdentityAccount[];
  /** Signs in by a form instead. @returns the account for the typed values */
  ask?(typed: URLSearchParams): IdentityAccount;
  /** Answers all other requests. */
  otherwise?(request: IncomingMessage, response: ServerResponse): void;
}

/** @param db a separate database: an external provider shares no data with the shop */
export async function openRealm(
  db: Kysely<Database>,
  { at, realm = 'tianguis', client, isReadable = false, accounts = [ana], ask, otherwise }: TestRealmOptions = {},
) {
  // The keys are read before the server listens. A request that arrived meanwhile would never be answered, as no
  // handler is registered yet.
  const keys = await createKeys(db).read();
  const server = createServer();
  const { host, port: wanted } = at ?? { host: '127.0.0.1', port: 0 };
  await new Promise<void>((listening) => server.listen(wanted, host, listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://${host}:${port}`;
  const issuer = `${origin}/realms/${realm}`;
  const root = `/realms/${realm}/`;
  const provider = createProvider({
    db,
    issuer,
    keys,
    cookieKeys: ['of the tests alone'],
    clients: [
      {
        client_id: client?.id ?? 'tienda',
        token_endpoint_auth_method: 'none',
        redirect_uris: [client?.redirectUri ?? `${origin}/authenticated`],
        post_logout_redirect_uris: [`${origin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    readable: () => isReadable,
    findAccount: async (id) => accounts.find((one) => one.id === id),
    signInPath: (uid) => `/entrar/${uid}`,
    seconds: { access: 900, refresh: 86_400, session: 864_000 },
    isSecure: false,
    shop: { name: 'Tianguis', home: origin },
  });
  const handle = createIdentityHandler(provider);
  server.on('request', (request, response) => {
    const { url = '', method } = request;
    const finish = (account: IdentityAccount | undefined) =>
      void provider.interactionFinished(request, response, { login: { accountId: account?.id ?? '' } });
    if (url.startsWith(root)) return handle(request, response);
    if (url.startsWith('/entrar/') && !ask) return finish(accounts[0]);
    if (url.startsWith('/entrar/') && ask && method === 'POST')
      return void text(request).then((typed) => {
        const account = ask(new URLSearchParams(typed));
        accounts.push(account);
        finish(account);
      });
    if (url.startsWith('/entrar/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(form);
    }
    if (otherwise) return otherwise(request, response);
    response.end();
  });
  return { provider, origin, issuer, close: () => new Promise((closed) => server.close(closed).closeAllConnections()) };
}

/** A browser without scripts: follows redirects and stores cookies, until a URL begins with `until`. */
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
