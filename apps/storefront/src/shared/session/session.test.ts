import { consentCookie, writeConsent } from '@tianguis/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { erasedCookies } from './browser/erased-at-sign-out.ts';
import { endSession, openSession, readSessionState } from './session.server.ts';
import { type Call, now, profile, shop, signedIn } from './test-session.server.ts';

const tokens = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 900, token_type: 'Bearer' };
const due = { access_token_expira: String(now + 9) };

test('SS-04 before the last ten seconds nothing is asked, in them the tokens are refreshed', async () => {
  const early = shop(signedIn({ access_token_expira: String(now + 11) }), () => ({ status: 500 }));
  expect(await readSessionState(early.context)).toMatchObject({ session: { accessToken: 'access-1', profile } });
  expect(early.calls).toEqual([]);
  const late = shop(signedIn(due), () => ({ status: 200, body: tokens }));
  expect(await readSessionState(late.context)).toMatchObject({ session: { accessToken: 'access-2' } });
  expect(late.calls).toHaveLength(1);
  expect(late.scope.cookies.get('refresh_token')).toBe('refresh-2');
  expect(late.scope.cookies.get('access_token_expira')).toBe(String(now + 900));
  // SS-10: the reply does not contain the expiry of the refresh token.
  expect(late.scope.cookies.get('refresh_token_expira')).toBe(String(now + 900 + 7_948_800));
});

test('SS-04 requests of one browser that arrive together share a refresh', async () => {
  const cookies = signedIn(due);
  const calls: Call[] = [];
  const ask = () =>
    readSessionState(
      shop(cookies, (call) => {
        calls.push(call);
        return { status: 200, body: tokens };
      }).context,
    );
  const states = await Promise.all([ask(), ask(), ask()]);
  expect(states.map(({ session }) => session?.accessToken)).toEqual(['access-2', 'access-2', 'access-2']);
  expect(calls).toHaveLength(1);
});

test('SS-04 a request that brings the replaced token within ten seconds gets the tokens that replaced it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cookies = signedIn(due);
  const calls: Call[] = [];
  const ask = async () => {
    const { context } = shop(cookies, (call) => {
      calls.push(call);
      return { status: 200, body: tokens };
    });
    return (await readSessionState(context)).session?.accessToken;
  };
  expect(await ask()).toBe('access-2');
  // Such a request left the page before its browser had the new cookies.
  vi.advanceTimersByTime(9_999);
  expect(await ask()).toBe('access-2');
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(calls).toHaveLength(2);
});

test.each([
  ['SS-05 an expired refresh token', { access_token_expira: '5', refresh_token_expira: '6' }, undefined, 'login'],
  ['SS-05 no expiry data', { access_token_expira: '' }, undefined, 'home'],
  ['SS-06 400 invalid_grant', due, { status: 400, body: { error: 'invalid_grant' } }, 'login'],
  ['SS-06 400 invalid_client', due, { status: 400, body: { error: 'invalid_client' } }, 'home'],
  ['SS-06 400 unauthorized_client', due, { status: 400, body: { error: 'unauthorized_client' } }, 'home'],
  ['SS-06 another 400', due, { status: 400 }, 'home'],
  ['SS-06 401', due, { status: 401 }, 'home'],
] as const)('%s ends the session: all is erased but the device', async (_, more, refreshed, to) => {
  const { context, left, calls } = shop(signedIn(more), ({ path }) =>
    path.endsWith('/token') ? refreshed : { status: 204 },
  );
  expect(await readSessionState(context)).toEqual({ end: { act: 'sign-out', to } });
  expect(left()).toEqual(['dispositivo']);
  expect(calls.at(-1)?.path, 'it is revoked, too').toMatch(/\/logout$/);
});

test.each([500, 502, 503, undefined])('SS-06 a refresh that fails (%s) is put off by 300 s', async (status) => {
  const { context, scope } = shop(signedIn(due), () => (status === undefined ? undefined : { status }));
  expect(await readSessionState(context)).toMatchObject({ session: { accessToken: 'access-1' } });
  expect(scope.cookies.get('access_token_expira')).toBe(String(now + 9 + 300));
});

test('SS-03 a session that a script ended signs nobody in, and is revoked although its profile is gone', async () => {
  const { profileData: _, ...cookies } = signedIn({ sesion_terminada: '1' });
  const { context, left, calls } = shop(cookies, () => ({ status: 204 }));
  expect(await readSessionState(context)).toEqual({});
  expect(left()).toEqual(['dispositivo']);
  expect(calls).toMatchObject([
    { path: expect.stringMatching(/\/logout$/), body: expect.stringContaining('refresh_token=refresh-') },
  ]);
});

test.each([204, 400, 500, undefined])(
  'SS-03 sign-out erases everything, whatever the API replies (%s)',
  async (status) => {
    const everything = Object.fromEntries(erasedCookies.map((name) => [name, '1']));
    const { context, left } = shop({ ...everything, ...signedIn() }, () =>
      status === undefined ? undefined : { status },
    );
    await endSession(context);
    expect(left()).toEqual(['dispositivo']);
  },
);

test('SS-03 AP-21 the end of a session erases what was measured, by the number that goes with its cookie', async () => {
  const consent = writeConsent({ isGiven: true, visitor: '11111111-1111-4111-8111-111111111111' });
  const { context, calls, left } = shop(signedIn({ [consentCookie]: consent }), () => ({ status: 204 }));
  await endSession(context);
  expect(left()).toEqual(['dispositivo']);
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/eventos/v1/mios', cookie: `${consentCookie}=${consent}` }),
  );
  const refused = shop(signedIn({ [consentCookie]: writeConsent({ isGiven: false }) }), () => ({ status: 204 }));
  await endSession(refused.context);
  expect(refused.calls.map(({ path }) => path)).not.toContain('/eventos/v1/mios');
});

test('SS-01 issue 16, 9: signing in leaves nothing of a session that was planted before, and revokes it', async () => {
  const planted = signedIn();
  const { context, scope, calls } = shop(planted, ({ path }) =>
    path.includes('sso-middleware')
      ? { status: 200, body: tokens }
      : path.includes('user-info')
        ? {
            status: 200,
            body: {
              data: {
                id: '2',
                name: 'Beto',
                last_name: '',
                second_last_name: '',
                email: 'beto@correo.mx',
                gender: null,
                birthday: null,
              },
            },
          }
        : { status: 204 },
  );
  await openSession(context, { token: 'session-2', idCarrito: 'cart-2', dispositivo: 'device-2' }, 'beto@correo.mx');
  const { cookies } = scope;
  expect(cookies.get('session_token')).toBe('session-2');
  expect(cookies.get('access_token')).toBe('access-2');
  expect(cookies.get('refresh_token')).toBe('refresh-2');
  expect(cookies.get('idCarrito')).toBe('cart-2');
  expect(JSON.parse(cookies.get('profileData') ?? '')).toMatchObject({ nombre: 'Beto', idClaro: '2' });
  expect(calls.find(({ path }) => path.endsWith('/logout'))?.body).toContain(planted.refresh_token);
});

test('SS-01 where the tokens cannot be had, nothing is stored', async () => {
  const { context, scope } = shop({}, () => ({ status: 503 }));
  const reply = { token: 'session-2', idCarrito: 'cart-2', dispositivo: 'device-2' };
  await expect(openSession(context, reply, 'ana@correo.mx')).rejects.toThrow();
  expect(scope.setCookies()).toEqual([]);
});
