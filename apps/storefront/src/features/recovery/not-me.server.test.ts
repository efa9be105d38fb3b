import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../../shared/api/shop-context.ts';
import { answering } from '../../shared/api/test-outage.ts';
import { createCookieJar } from '../../shared/request/cookie-jar.server.ts';
import { type RequestScope, requestContext } from '../../shared/request/request-scope.ts';
import { takeToken } from './data.server.ts';
import { hasLink, notMePage, removeFactor } from './not-me.server.ts';

const token = `${crypto.randomUUID()}.1800000000.${'a'.repeat(43)}`;

async function press(status: number, body: unknown, cookie = `no_fui_yo=${token}`) {
  const cookies = createCookieJar(cookie, true);
  const context = new RouterContextProvider();
  context.set(shopContext, { api: answering(status, body) } as unknown as ShopContext);
  context.set(requestContext, { cookies } as unknown as RequestScope);
  return { answer: await removeFactor(context), hasLink: hasLink(cookies) };
}

test('issue 37 M1: the token goes from the URL into a cookie that no script can read', () => {
  const cookies = createCookieJar('', true);
  const url = new URL(`https://shop.example/recuperar-contrasena/no-fui-yo?token=${token}`);
  const response = takeToken(url, cookies, notMePage);
  expect([response?.status, response?.headers.get('location')]).toEqual([303, '/recuperar-contrasena/no-fui-yo']);
  expect(cookies.lines()).toEqual([`no_fui_yo=${token}; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax`]);
  expect(hasLink(cookies)).toBe(true);
});

test('issue 37 M1: the button removes the factor once; after an outage it can be pressed again', async () => {
  const failure = { status: 503, code: 'X', msg: 'x', request_id: 'r' };
  const fields = [{ name: 'token', code: 'WRONG', msg: 'no sirve' }];
  expect(await press(200, { msg: 'Hecho.' })).toEqual({ answer: { status: 200, outcome: 'Hecho.' }, hasLink: false });
  expect(await press(422, { ...failure, status: 422, code: 'VALIDATION_FAILED', fields })).toEqual({
    ...{ answer: { status: 410, isDead: true }, hasLink: false },
  });
  expect(await press(200, {}, '')).toEqual({ answer: { status: 410, isDead: true }, hasLink: false });
  expect(await press(503, failure)).toEqual({ answer: { status: 503, isFailed: true }, hasLink: true });
});
