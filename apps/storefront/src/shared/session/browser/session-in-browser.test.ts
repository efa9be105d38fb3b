/** How the scripts of an open page handle a session, and when (SS-03, SS-04, ST-02, ST-03, BL-01). */
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureScript } from './departure-script.ts';
import { watchSession } from './session-watcher.ts';
import { signOut } from './sign-out.ts';

const now = 1_800_000_000;
/** The cookies and items of the device that scripts can read, by name. */
let cookies: Map<string, string>;
let items: Map<string, string>;
/** The items of the tab. */
let tabItems: Map<string, string>;
let page: EventTarget;
let leftTo: string[];
let asked: string[];
let reply: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1_000 });
  [cookies, items, tabItems] = [new Map(), new Map(), new Map()];
  [page, leftTo, asked] = [new EventTarget(), [], []];
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } });
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set: (line: string) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  const to = (address: string) => void leftTo.push(address);
  const globals = {
    document,
    window: page,
    navigator: {},
    location: { pathname: '/mi-cuenta/', search: '', origin: '', protocol: 'https:', assign: to, replace: to },
    localStorage: { removeItem: (name: string) => items.delete(name) },
    sessionStorage: { removeItem: (name: string) => tabItems.delete(name) },
    fetch: (path: string) => {
      asked.push(path);
      return reply();
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('SS-04 BL-01 tokens are checked 100 ms after what calls for it, and what calls meanwhile is the same check', async () => {
  reply = async () => Response.json({ act: 'wait', seconds: 900 });
  for (const [name, value] of Object.entries({
    profileData: '{}',
    access_token_expira: String(now + 5),
    refresh_token_expira: String(now + 9_000),
  }))
    cookies.set(name, value);
  watchSession();
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/acciones/sesion']);
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
});

/** Opens a page of a customer that has work to do before the end. The scripts remember that they have left a page. */
async function openPage(work: () => Promise<void>) {
  vi.resetModules();
  const { beforeSessionEnd } = await import('./leave-session.ts');
  const scripts = { ...(await import('./session-watcher.ts')), ...(await import('./sign-out.ts')) };
  const times = { access_token_expira: String(now + 5), refresh_token_expira: String(now + 9_000) };
  for (const [name, value] of Object.entries({ profileData: '{}', ...times })) cookies.set(name, value);
  reply = async () => Response.json({ act: 'sign-out', to: 'login' });
  beforeSessionEnd(work);
  scripts.watchSession();
  return scripts;
}

test('ER-09, issue 37 B8: when the server ends the session, the page is left after its texts are stored', async () => {
  const stored = Promise.withResolvers<void>();
  await openPage(() => {
    asked.push('draft');
    return stored.promise;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['/acciones/sesion', 'draft']);
  expect([cookies.size, leftTo]).toEqual([0, []]);
  stored.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(leftTo).toEqual([expect.stringMatching(/^\/login/)]);
});

test('ER-09, issue 37 B8: a server that does not store the texts delays the end by 700 ms', async () => {
  await openPage(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(100 + 699);
  expect(leftTo).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(leftTo).toHaveLength(1);
});

test.each([
  ['vencida', ['draft']],
  // The customer has signed out in another tab.
  ['fin', []],
])(
  'ER-09 SS-03, issue 37 B8: after the message %s of another tab, this tab stores %j and leaves',
  async (data, stored) => {
    const channel = new EventTarget();
    Object.assign(page, { BroadcastChannel: true });
    vi.stubGlobal('BroadcastChannel', function open() {
      return channel;
    });
    await openPage(async () => void asked.push('draft'));
    channel.dispatchEvent(new MessageEvent('message', { data }));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, leftTo]).toEqual([stored, ['/']]);
  },
);

test('SS-03, issue 37 B8: a session that is gone without a message may be a sign-out, so nothing is stored', async () => {
  await openPage(async () => void asked.push('draft'));
  cookies.delete('profileData');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, leftTo]).toEqual([[], ['/']]);
});

test('SS-03, issue 37 B8: a customer who signs out stores nothing', async () => {
  const { signOut } = await openPage(async () => void asked.push('draft'));
  reply = async () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  await Promise.all([signOut(), vi.advanceTimersByTimeAsync(0)]);
  expect([asked, leftTo]).toEqual([['/acciones/salir'], ['/']]);
});

test('SS-03 ST-02 ST-03 BL-01 signing out waits for the call for 700 ms, then erases all that scripts may, and goes home', async () => {
  // ST-01 to ST-03 as the specification lists them, and other cookies: the end of a session, pending actions.
  const readable = [
    ...['access_token_expira', 'refresh_token_expira', 'profileData', 'total_items', 'codigoPostal', 'shipping'],
    ...['dirPredeterminada', 'selectId', 'existDirPredeterminada', 'sendDirections', 'productsWishlist', 'cartFormEm'],
    ...['darkMode', 'isMobile', 'isApp', 'cardending', 'dataFacebook', 'medicion', 'pendiente'],
    ...['version_carrito', 'version_datos'],
  ];
  const stored = ['busquedas', 'vistos', 'isMobile', 'sendDirections', 'productsWishlist', 'carritoMedido'];
  for (const name of [...readable, 'ajena']) cookies.set(name, '1');
  for (const name of [...stored, 'ajena']) items.set(name, '1');
  for (const name of ['favoritosPendientes', 'ajena']) tabItems.set(name, '1');
  reply = () => new Promise(() => undefined);
  void signOut();
  await vi.advanceTimersByTimeAsync(699);
  expect(asked).toEqual(['/acciones/salir']);
  expect([cookies.size, items.size, leftTo]).toEqual([readable.length + 1, stored.length + 1, []]);
  await vi.advanceTimersByTimeAsync(1);
  // The server did not reply, so a cookie makes the next request end the session.
  expect([...cookies.keys()].toSorted()).toEqual(['ajena', 'sesion_terminada']);
  expect([...items.keys()]).toEqual(['ajena']);
  expect([...tabItems.keys()]).toEqual(['ajena']);
  expect(leftTo).toEqual(['/']);
});

test.each([
  { asks: 'has requested another document', waitsMs: 10_000 },
  { asks: 'has requested nothing', waitsMs: 0 },
])('SS-03 a tab that $asks before its watcher arrives leaves $waitsMs ms after the session', async ({ waitsMs }) => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  runInThisContext(departureScript);
  if (waitsMs > 0) page.dispatchEvent(new Event('beforeunload'));
  // The session ended while the watcher was loaded. Other tests have ended the session of the loaded module.
  vi.resetModules();
  const { onSessionEnd } = await import('./leave-session.ts');
  onSessionEnd();
  await vi.advanceTimersByTimeAsync(Math.max(waitsMs - 1, 0));
  expect(leftTo).toEqual(waitsMs > 0 ? [] : ['/']);
  await vi.advanceTimersByTimeAsync(1);
  expect(leftTo).toEqual(['/']);
});
