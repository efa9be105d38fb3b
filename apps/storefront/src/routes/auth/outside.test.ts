/**
 * Sign-in by outside providers, at the storefront: with and without a configured provider, and with a failing provider.
 */
import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { notices, signOnCopy } from '../../features/session/sign-on/sign-on-copy.ts';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { replies, StatusReply } from '../../shared/api/test-replies.ts';
import { createRequestScope } from '../../shared/request/create-scope.server.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { loader as facebookPage } from './facebook.tsx';
import { loader as facebookReturnPage } from './facebook-return.tsx';
import { loader as loginPage } from './login.tsx';
import { loader as signOnPage } from './sign-on.tsx';
import { headers as signOnReturnHeaders, loader as signOnReturnPage } from './sign-on-return.tsx';

const origin = 'https://tienda.example';
const offered = { singleSignOn: { label: 'Vecino', issuer: 'https://sso.example', clientId: 'tienda' } };

/** Requests `path` in a shop with both providers or with none, whose API replies with `reply`. */
function ask(path: string, reply: (path: string) => StatusReply, { isOffered = true, cookie = '' } = {}) {
  const { context } = replies((asked) => reply(asked), {
    ...{ publicOrigin: origin, now: () => 0, facebook: isOffered, config: { name: 'Tianguis' } as never },
    accounts: { realm: 'tianguis', client: 'tienda', ...(isOffered && offered) } as ShopContext['accounts'],
  });
  const { signal } = new AbortController();
  const scope = createRequestScope({ id: '1', address: '203.0.113.7', personal: { cookie, signal } }, true);
  context.set(requestContext, scope);
  const url = new URL(path, origin);
  return { scope, args: { request: new Request(url), url, params: {}, context: context as RouterContextProvider } };
}
const silent = () => new StatusReply(503, { code: 'SIGN_ON_UNAVAILABLE', msg: 'No responde.', status: 503 });
type Loader = (args: never) => unknown;
const run = async (loader: Loader, { args }: ReturnType<typeof ask>): Promise<Response> =>
  (await loader(args as never)) as Response;
const target = (response: Response) => new URL(response.headers.get('location') ?? '', origin);

test.each([
  ['/loginMiTelmex/', signOnPage],
  ['/authenticated', signOnReturnPage],
  ['/login/facebook', facebookPage],
  ['/authenticated/facebook', facebookReturnPage],
])('RT-24 AP-08 a shop that offers it not has no page at %s', async (path, loader) => {
  await expect(
    (async () => (loader as Loader)(ask(path, silent, { isOffered: false }).args as never))(),
  ).rejects.toMatchObject({
    init: { status: 404 },
  });
});

const pageData = async (path: string, options = {}) =>
  ((await loginPage(ask(path, silent, options).args as never)) as { data: Record<string, unknown> }).data;

test('RT-24 ST-13 the page to sign in has the buttons that are configured, and no other', async () => {
  expect(await pageData('/login')).toMatchObject({ signOn: 'Vecino', facebook: true, signOnNotice: undefined });
  expect(await pageData('/login?entrada=sin-servicio', { isOffered: false })).toMatchObject({
    ...{ signOn: undefined, facebook: false, signOnNotice: undefined },
  });
});

test('RT-24 a provider that does not answer leads back to the page to sign in, which says so', async () => {
  for (const [path, loader, notice, sentence] of [
    ['/loginMiTelmex/', signOnPage, 'sin-servicio', signOnCopy.silent('Vecino')],
    ['/login/facebook', facebookPage, 'facebook-sin-servicio', notices['facebook-sin-servicio']],
  ] as const) {
    const asked = ask(`${path}?redirect=/tiendas`, silent);
    const to = target(await run(loader as Loader, asked));
    expect(Object.fromEntries(to.searchParams)).toEqual({ redirect: '/tiendas', entrada: notice });
    expect(asked.scope.cookies.get('entrada')).toBeUndefined();
    expect((await pageData(to.pathname + to.search)).signOnNotice).toBe(sentence);
  }
});

const state = 'estado-de-este-navegador';
const started = `entradaFacebook=${encodeURIComponent(JSON.stringify({ estado: state, volver: '/tiendas' }))}`;
const token = { access_token: 'EAA1', email: 'ana@correo.mx', nombre: 'Ana' };
const refused = (status: number, code: string) => new StatusReply(status, { code, msg: code, status });

test.each<[string, string, (path: string) => StatusReply, string]>([
  [
    'a code that Facebook refuses',
    `?code=AQ&state=${state}`,
    () => refused(403, 'SOCIAL_REFUSED'),
    'facebook-rechazado',
  ],
  ['Facebook is away', `?code=AQ&state=${state}`, silent, 'facebook-sin-servicio'],
  ['too many at once', `?code=AQ&state=${state}`, () => refused(429, 'RATE_LIMITED'), 'facebook-sin-servicio'],
  ['no code', `?error=access_denied&state=${state}`, silent, 'facebook-cancelado'],
  ['a state of another browser', '?code=AQ&state=otro', silent, 'facebook-de-nuevo'],
  [
    'a blocked account (ER-05)',
    `?code=AQ&state=${state}`,
    (path) => (path.endsWith('/token') ? new StatusReply(200, token) : refused(403, 'ACCOUNT_BLOCKED')),
    'bloqueada',
  ],
])('AP-08 VA-03 %s: back at the page to sign in, which says why', async (_name, query, reply, notice) => {
  const asked = ask(`/authenticated/facebook${query}`, reply, { cookie: started });
  const response = await run(facebookReturnPage as Loader, asked);
  expect(Object.fromEntries(target(response).searchParams)).toEqual({ redirect: '/tiendas', entrada: notice });
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  // Each start allows one return.
  expect(asked.scope.cookies.get('entradaFacebook')).toBeUndefined();
  expect(asked.scope.cookies.get('dataFacebook')).toBeUndefined();
});

test('RT-02 AP-08 a way back in the cookie of a started sign-in is no entrance either', async () => {
  const cookie = `entradaFacebook=${encodeURIComponent(JSON.stringify({ estado: state, volver: '/login/llave' }))}`;
  const asked = ask(`/authenticated/facebook?error=access_denied&state=${state}`, silent, { cookie });
  const to = target(await run(facebookReturnPage as Loader, asked));
  expect(Object.fromEntries(to.searchParams)).toEqual({ redirect: '/', entrada: 'facebook-cancelado' });
});

test('SS-02 RT-05 Facebook and two steps: on to the code, whose user is the account of Facebook’s e-mail', async () => {
  const code = {
    code: 'CODE_REQUIRED',
    status: 412,
    token: 't'.repeat(43),
    validateType: 'correo',
    correo: token.email,
  };
  const asked = ask(
    `/authenticated/facebook?code=AQ&state=${state}`,
    (path) => (path.endsWith('/token') ? new StatusReply(200, token) : new StatusReply(412, code)),
    { cookie: started },
  );
  const to = target(await run(facebookReturnPage as Loader, asked));
  expect(to.pathname + to.search).toBe('/autorizar?redirect=%2Ftiendas');
  expect(asked.scope.cookies.get('usuarioOTP')).toBe(token.email);
  expect(asked.scope.cookies.get('dataFacebook')).toBeUndefined();
});

test('RT-06 the page that reads the hash is not cached, and sends no referrer', async () => {
  const page = (await signOnReturnPage(ask('/authenticated', silent).args as never)) as { init: { headers: object } };
  expect(page.init.headers).toEqual({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  const loaderHeaders = new Headers(page.init.headers as Record<string, string>);
  expect(signOnReturnHeaders({ loaderHeaders } as never)).toBe(loaderHeaders);
});
