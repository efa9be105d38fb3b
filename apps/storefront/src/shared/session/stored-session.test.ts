/** What a device stores, what signing out deletes, and how long that takes. */
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, openSession, readSessionState } from './session.server.ts';
import { now, shop, signedIn } from './test-session.server.ts';

afterEach(() => void vi.useRealTimers());

const data = { id: '7', name: 'Ana', last_name: '', second_last_name: '', email: 'ana@correo.mx' };
const year = 'Max-Age=31536000; Path=/';

test('ST-02 BL-01 signing in stores tokens that no script reads, and expiries in seconds, for 31536000 s', async () => {
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 900, refresh_expires_in: 9_000 };
  const { context, scope } = shop({}, ({ path }) => ({
    status: 200,
    body: path.includes('user-info') ? { data: { ...data, gender: null, birthday: null } } : tokens,
  }));
  await openSession(context, { token: 't', idCarrito: 'c', dispositivo: 'd' }, 'ana@correo.mx');
  const lines = scope.setCookies();
  const hidden = { session_token: 't', idCarrito: 'c', dispositivo: 'd', access_token: 'a', refresh_token: 'r' };
  const readable = { access_token_expira: now + 900, refresh_token_expira: now + 9_000 };
  expect(lines.filter((line) => !line.startsWith('profileData=')).toSorted()).toEqual(
    [
      ...Object.entries(hidden).map(([name, value]) => `${name}=${value}; ${year}; HttpOnly; Secure; SameSite=Lax`),
      ...Object.entries(readable).map(([name, value]) => `${name}=${value}; ${year}; Secure; SameSite=Lax`),
    ].toSorted(),
  );
  const [profile = ''] = lines.filter((line) => line.startsWith('profileData='));
  expect(profile).toMatch(/^profileData=[^;]+; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
});

test.each([204, 400])(
  'ST-01 ST-02 ST-03 SS-03 signing out erases each item of the specification (%s)',
  async (status) => {
    const stored = [
      ...['total_items', 'codigoPostal', 'dirPredeterminada', 'selectId', 'existDirPredeterminada'],
      ...[
        'shipping',
        'sendDirections',
        'productsWishlist',
        'cartFormEm',
        'darkMode',
        'isMobile',
        'isApp',
        'cardending',
      ],
      ...['dataFacebook', 'tokenOTP', 'validateType', 'pendiente', 'sesion_terminada', 'entrada', 'vinculo'],
    ];
    const cookies = { ...Object.fromEntries(stored.map((name) => [name, '1'])), ...signedIn(), idCarrito: 'cart-1' };
    const { context, scope, left } = shop(cookies, () => ({ status }));
    await endSession(context);
    // `dispositivo` distinguishes this device from new devices; see `session-names.ts`.
    expect(left()).toEqual(['dispositivo']);
    const erased = scope.setCookies().filter((line) => /^[^=]+=; Max-Age=0; Path=\/(;|$)/.test(line));
    expect(erased.map((line) => line.slice(0, line.indexOf('='))).toSorted()).toEqual(
      Object.keys(cookies)
        .filter((name) => name !== 'dispositivo')
        .toSorted(),
    );
  },
);

test.each([204, undefined])(
  'SS-03 an API that hangs is waited for 700 ms, no more and no less; then %s',
  async (late) => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<{ status: number } | undefined>();
    const { context, left, calls } = shop(signedIn(), () => promise);
    let isOver = false;
    const ended = endSession(context).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(699);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    await ended;
    expect(left()).toEqual(['dispositivo']);
    // The call continues, and its result changes nothing.
    expect(calls).toHaveLength(1);
    resolve(late === undefined ? undefined : { status: late });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(left()).toEqual(['dispositivo']);
  },
);

test('SS-03 an API that answers is waited for no longer', async () => {
  vi.useFakeTimers();
  const { context } = shop(signedIn(), () => ({ status: 204 }));
  await endSession(context);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['tokens that are still good', {}],
  ['tokens that are due', { access_token_expira: String(now + 5) }],
])('SS-03 a refresh whose reply came after the sign-out signs nobody in: %s', async (_, more) => {
  const { profileData: _profile, session_token: _token, ...late } = signedIn(more);
  const { context, left, calls } = shop(late, () => ({ status: 400 }));
  // The browser is now a visitor's, so a page of a customer redirects to the sign-in and not to the home page.
  expect(await readSessionState(context)).toEqual({});
  expect(left()).toEqual(['dispositivo']);
  // The tokens are revoked and not refreshed again.
  expect(calls.map(({ path }) => path)).toEqual([expect.stringMatching(/\/logout$/)]);
});
