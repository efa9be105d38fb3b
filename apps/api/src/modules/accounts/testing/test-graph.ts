/**
 * For tests: a server that replies as Facebook's documentation describes, with tokens of several applications. An error
 * has Facebook's status 400 and body. For an invalid token, the server replies with status 200 and a body that says so.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GraphToken {
  app_id: string;
  user_id: string;
  is_valid?: boolean;
  type?: string;
  /** Expiry in seconds since 1970; 0 if the token never expires. */
  expires_at?: number;
  email?: string;
  first_name?: string;
}

export const app = { appId: '1234567890', appSecret: 'el-secreto-de-la-app' };

const denied = { error: 'access_denied', error_code: '200', error_reason: 'user_denied' };

/** The dialog of the network: the visitor types an e-mail, and allows or denies the app to read it. */
const dialog = `<!doctype html><html lang="es"><title>Facebook</title><link rel="icon" href="data:,">
<h1>Iniciar sesión con Facebook</h1><form method="post">
<label>Correo <input name="email"></label>
<label>Compartir mi correo <input name="shared" type="checkbox" checked></label>
<button name="choice" value="yes">Continuar</button> <button name="choice" value="no">Cancelar</button></form></html>`;

/** @param at default: any free port of 127.0.0.1 */
export async function openGraph(at = { host: '127.0.0.1', port: 0 }) {
  /** The dialog's codes, each of which can be exchanged once. */
  const codes = new Map<string, { token: string; redirectUri: string }>();
  const tokens = new Map<string, GraphToken>();
  /** The fault with which the server replies; `none` if the server replies normally. */
  let fault: 'none' | 'down' | 'html' | 'limit' = 'none';
  const asked: string[] = [];

  const reply = (address: URL): { status: number; body: unknown } => {
    const query = (name: string) => address.searchParams.get(name) ?? '';
    const refuse = (message: string, code = 190) => ({
      status: 400,
      body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'AbC' } },
    });
    if (fault === 'limit')
      return { status: 429, body: { error: { code: 4, message: 'Application request limit reached' } } };
    if (address.pathname === '/oauth/access_token') {
      const code = codes.get(query('code'));
      codes.delete(query('code'));
      if (query('client_id') !== app.appId || query('client_secret') !== app.appSecret)
        return refuse('Error validating client secret.', 1);
      if (!code || code.redirectUri !== query('redirect_uri')) return refuse('Invalid verification code format.', 100);
      return { status: 200, body: { access_token: code.token, token_type: 'bearer', expires_in: 5_183_000 } };
    }
    if (address.pathname === '/debug_token') {
      if (query('access_token') !== `${app.appId}|${app.appSecret}`)
        return refuse('Invalid OAuth access token signature.');
      const found = tokens.get(query('input_token'));
      if (!found)
        return {
          status: 200,
          body: { data: { is_valid: false, scopes: [], error: { code: 190, message: 'Malformed access token' } } },
        };
      const { app_id, user_id, is_valid = true, type = 'USER', expires_at = 0 } = found;
      return {
        status: 200,
        body: { data: { app_id, type, application: 'Tianguis', expires_at, is_valid, scopes: ['email'], user_id } },
      };
    }
    const found = tokens.get(query('access_token'));
    if (address.pathname !== '/me' || !found) return refuse('An active access token must be used.', 2500);
    const proof = createHmac('sha256', app.appSecret).update(query('access_token')).digest('hex');
    if (query('appsecret_proof') !== proof) return refuse('Invalid appsecret_proof provided in the API argument', 100);
    const { user_id: id, email, first_name = 'Ana' } = found;
    const all = { id, email, first_name, last_name: 'Ríos' };
    const wanted = query('fields').split(',');
    return { status: 200, body: Object.fromEntries(Object.entries(all).filter(([name]) => wanted.includes(name))) };
  };

  /** The URL to which the dialog redirects: with a code, or with the reason why there is none. */
  const decide = (address: URL, typed: URLSearchParams): string => {
    const redirectUri = address.searchParams.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    if (typed.get('choice') === 'yes') {
      const email = typed.get('email') ?? '';
      const [token, code] = [`EAA${randomUUID()}`, `AQ${randomUUID()}`];
      const user_id = createHash('sha256').update(email).digest('hex').slice(0, 16);
      tokens.set(token, { app_id: app.appId, user_id, ...(typed.has('shared') && { email }) });
      codes.set(code, { token, redirectUri });
      back.searchParams.set('code', code);
    } else for (const [name, value] of Object.entries(denied)) back.searchParams.set(name, value);
    back.searchParams.set('state', address.searchParams.get('state') ?? '');
    // Facebook adds this fragment as well.
    return `${back.href}#_=_`;
  };

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://graph.facebook.example');
    asked.push(address.pathname);
    if (address.pathname === '/dialog/oauth' && request.method === 'POST')
      return void text(request).then((typed) =>
        response.writeHead(302, { location: decide(address, new URLSearchParams(typed)) }).end(),
      );
    if (address.pathname === '/dialog/oauth')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(dialog);
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'html') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
    const { status, body } = reply(address);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(at.port, at.host, listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ tokens, asked },
    settings: {
      ...{ ...app, graphUrl: `http://${at.host}:${port}`, dialogUrl: `http://${at.host}:${port}/dialog/oauth` },
    },
    fail(by: typeof fault) {
      fault = by;
    },
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}
