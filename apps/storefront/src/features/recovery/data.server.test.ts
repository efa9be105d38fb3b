import type { ApiClient } from '@tianguis/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../../shared/api/shop-context.ts';
import { answering } from '../../shared/api/test-outage.ts';
import { replies } from '../../shared/api/test-replies.ts';
import { type CookieJar, createCookieJar } from '../../shared/request/cookie-jar.server.ts';
import { type RequestScope, requestContext } from '../../shared/request/request-scope.ts';
import { recoveryCopy as copy } from './copy.ts';
import { forScripts, readStep, recover, setPrivateHeaders, takeToken } from './data.server.ts';

const token = 'a'.repeat(43);
const jar = (cookie = `recuperacion=${token}`) => createCookieJar(cookie, true);
const at = (address: string) => new URL(address, 'https://shop.example');
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const contextOf = (api: ApiClient, cookies: CookieJar) => {
  const context = new RouterContextProvider();
  const accounts = { realm: 'tianguis', client: 'tienda' };
  context.set(shopContext, {
    api,
    accounts,
    publicOrigin: 'https://shop.example',
    now: () => 0,
  } as unknown as ShopContext);
  context.set(requestContext, { cookies } as unknown as RequestScope);
  return context;
};
const request = new Request('https://shop.example/recuperar-contrasena/', { headers: { 'user-agent': 'Navegador' } });
const failure = (status: number, more: object = {}) => ({ status, code: 'X', msg: 'x', request_id: 'r', ...more });
const fields = (name: string, code: string) => ({ fields: [{ name, code, msg: `${name} no sirve` }] });
const deadLink = answering(422, failure(422, { code: 'VALIDATION_FAILED', ...fields('token', 'WRONG') }));

test('RT-04 the token goes from the address into a cookie that no script can read, and nowhere else', () => {
  const cookies = jar('');
  const response = setPrivateHeaders(takeToken(at(`/recuperar-contrasena/?token=${token}`), cookies) as Response);
  expect(response.status).toBe(303);
  expect(Object.fromEntries(response.headers)).toEqual({
    ...{ location: '/recuperar-contrasena/', 'cache-control': 'private, no-store' },
    ...{ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  });
  expect(cookies.lines()).toEqual([`recuperacion=${token}; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax`]);
  expect(takeToken(at('/recuperar-contrasena/'), cookies)).toBeUndefined();
  // The page sends its referrer within the shop. With `no-referrer`, browsers would submit forms without their origin.
  expect(setPrivateHeaders(new Response('')).headers.get('referrer-policy')).toBe('same-origin');
});

test.each(['', 'corto', `${token}\r\nset-cookie: a=1`, '<script>', 'á'.repeat(43), 'a'.repeat(300)])(
  'RT-04 %j is no token: it is stored nowhere',
  (text) => {
    const cookies = jar('');
    const response = takeToken(at(`/recuperar-contrasena/?token=${encodeURIComponent(text)}`), cookies);
    expect(response?.headers.get('location')).toBe('/recuperar-contrasena/?vencido=1');
    expect(cookies.lines()).toEqual([]);
  },
);

test('RT-04 a dead link is forgotten; an outage is no dead link', async () => {
  const address = at('/recuperar-contrasena/');
  const cookies = jar();
  expect(await readStep(contextOf(deadLink, cookies), address)).toEqual({ step: 'dead' });
  expect(cookies.get('recuperacion')).toBeUndefined();
  const others = jar();
  await expect(readStep(contextOf(answering(503, failure(503)), others), address)).rejects.toMatchObject({
    init: { status: 503 },
  });
  expect(others.lines()).toEqual([]);
  const api = answering(200, { correo: 'ana@correo.mx' });
  expect(await readStep(contextOf(api, jar()), address)).toEqual({ step: 'choose', email: 'ana@correo.mx' });
  expect(await readStep(contextOf(api, jar()), at('/recuperar-contrasena/?otro=1'))).toEqual({ step: 'ask' });
  // Only the browser that changed the password sees the page of success.
  expect(await readStep(contextOf(api, jar()), at('/recuperar-contrasena/?lista=1'))).toEqual({ step: 'ask' });
});

test('ER-09 whatever fails, the e-mail that was typed stays', async () => {
  const typed = form({ correo: ' ana@correo.mx ' });
  const shop = (status: number, more?: object) => contextOf(answering(status, failure(status, more)), jar(''));
  expect(await recover(shop(429), request, typed)).toEqual({
    form: {
      status: 429,
      result: {
        ...{ status: 'failed', values: { correo: ' ana@correo.mx ' }, fieldErrors: {} },
        message: expect.stringMatching(/^Pediste varios enlaces seguidos\. Espera 60 segundos/),
      },
    },
  });
  for (const status of [500, 503, 400])
    expect(await recover(shop(status), request, typed), String(status)).toMatchObject({
      form: { result: { status: 'failed', values: { correo: ' ana@correo.mx ' }, message: copy.ask.failed } },
    });
  for (const correo of ['', 'ana', 'a b@correo.mx'])
    expect(await recover(shop(200), request, form({ correo }))).toMatchObject({
      form: { result: { status: 'invalid', values: { correo }, fieldErrors: { correo: expect.any(String) } } },
    });
});

test('RT-04 a new password: done, refused, with a dead link, in an outage; it is never sent back', async () => {
  const contrasena = 'lluvia sobre el comal';
  const send = async (api: ReturnType<typeof answering>, cookies = jar(), typed = contrasena) => {
    const answer = await recover(
      contextOf(api, cookies),
      request,
      form({ contrasena: typed, cuenta: 'otra@correo.mx' }),
    );
    expect(JSON.stringify(answer)).not.toContain(contrasena);
    return { answer, cookie: cookies.get('recuperacion') };
  };
  const changed = { answer: { next: '/recuperar-contrasena/?lista=1' }, cookie: undefined };
  expect(await send(answering(200, { correo: 'ana@correo.mx' }))).toEqual(changed);
  expect(forScripts(changed.answer)).toMatchObject({
    result: { status: 'done', values: { siguiente: expect.any(String) } },
  });
  const over = { answer: { next: '/recuperar-contrasena/?vencido=1' }, cookie: undefined };
  expect(await send(deadLink)).toEqual(over);
  expect(await send(deadLink, jar(''))).toEqual(over);
  const weak = answering(422, failure(422, { code: 'VALIDATION_FAILED', ...fields('contrasena', 'WRONG') }));
  for (const [api, result] of [
    [weak, { status: 'invalid', fieldErrors: { contrasena: 'contrasena no sirve' } }],
    [answering(503, failure(503)), { status: 'failed', message: copy.choose.failed }],
    [answering(429, failure(429)), { status: 'failed', message: copy.choose.busy }],
  ] as const)
    expect(await send(api)).toMatchObject({ answer: { form: { result: { ...result, values: {} } } }, cookie: token });
  expect(await send(weak, jar(), '')).toMatchObject({
    answer: { form: { result: { fieldErrors: { contrasena: copy.choose.required } } } },
  });
});

test('RT-04 SS-01 whoever set a new password is signed in here; where that fails now, the page leads to the sign-in', async () => {
  const profile = {
    ...{ id: '1', name: 'Ana', last_name: 'Ríos', second_last_name: '', email: 'ana@correo.mx' },
    ...{ gender: null, birthday: null },
  };
  const tokens = {
    ...{ access_token: 'acceso', refresh_token: 'refresco', token_type: 'Bearer', scope: 'openid' },
    ...{ expires_in: 900, refresh_expires_in: 3600 },
  };
  const changed = { correo: 'ana@correo.mx', token: 't', idCarrito: 'c', dispositivo: 'd' };
  const ofPath: Record<string, object> = {
    '/sso-middleware/v1/protocol/openid-connect/token': tokens,
    '/app/v1/user-info': { data: profile },
  };
  const asked: string[] = [];
  const shop = (isAway: boolean) =>
    replies((path, { body, headers }) => {
      asked.push(`${path} ${body} ${headers['user-agent']}`);
      return isAway && !path.endsWith('/nueva') ? 503 : (ofPath[path] ?? 404);
    }).api;
  const sent = form({ contrasena: 'lluvia sobre el comal' });
  for (const isAway of [false, true]) {
    const cookies = jar(`recuperacion=${token}; dispositivo=conocido`);
    // The recovery removed new passkeys or an app, and the page says so.
    ofPath['/app/v1/recuperar-contrasena/nueva'] = { ...changed, ...(isAway && { factoresQuitados: true }) };
    const answer = await recover(contextOf(shop(isAway), cookies), request, sent);
    expect(answer).toEqual({ next: '/recuperar-contrasena/?lista=1' });
    expect(cookies.get('recuperacion')).toBeUndefined();
    expect(cookies.get('session_token'), String(isAway)).toBe(isAway ? undefined : 't');
    expect(await readStep(contextOf(shop(false), cookies), at('/recuperar-contrasena/?lista=1'))).toEqual({
      ...{ step: 'changed', isSignedIn: !isAway, isReduced: isAway },
    });
  }
  expect(asked[0]).toMatch(/"dispositivo":"conocido".* Navegador$/);
});
