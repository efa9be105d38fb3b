import {
  createRequestHandler,
  data,
  type LoaderFunction,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../api/shop-context.ts';
import { commitScope } from './commit.server.ts';
import { createRequestScope, type ListenerScope } from './create-scope.server.ts';
import { requestContext } from './request-scope.ts';

const origin = 'https://shop.example';
const thrown: unknown[] = [];

/** The response of a shop with one page, from React Router's own handler. */
async function ask(
  loader: LoaderFunction,
  { cookie = '', isPublic = false, path = '/page', method = 'GET', headers = {} as Record<string, string> } = {},
) {
  const page = { default: () => null, loader, action: loader };
  const build = {
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers) =>
          new Response('page', { status, headers }),
        handleError: (error: unknown) => void thrown.push(error),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, middleware: [commitScope] } },
      page: { id: 'page', parentId: 'root', path: 'page', module: page },
      resource: { id: 'resource', parentId: 'root', path: 'resource', module: { loader, action: loader } },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  const listener: ListenerScope = { id: 'request-1', address: '203.0.113.7' };
  if (!isPublic) listener.personal = { cookie, signal: new AbortController().signal };
  const context = new RouterContextProvider();
  context.set(shopContext, { publicOrigin: origin } as ShopContext);
  context.set(requestContext, createRequestScope(listener, true));
  return createRequestHandler(build as unknown as ServerBuild, 'production')(
    new Request(origin + path, { method, headers: { origin, ...headers } }),
    context,
  );
}

const all = [
  ['a page', '/page', 'GET'],
  ['the data of a page', '/page.data', 'GET'],
  ['a resource', '/resource', 'GET'],
  ['a form', '/page', 'POST'],
  ['a form sent by a script', '/page.data', 'POST'],
] as const;

describe('cookies', () => {
  test.each(all)('%s reads them and sets them, each once, and is nobody else’s then', async (_, path, method) => {
    const reply = await ask(
      ({ context }) => {
        const { cookies } = context.get(requestContext);
        cookies.set('token', 'first');
        cookies.set('token', `ñ;, ${cookies.get('session')}`);
        cookies.set('nombre', 'Ana', { readable: true, maxAge: 60 });
        cookies.delete('old');
        return data([cookies.get('token'), cookies.get('old'), cookies.get('none')].join(), {
          headers: { 'cache-control': 'public, max-age=60' },
        });
      },
      { cookie: 'session=a%20b; old=1', path, method },
    );
    expect(reply.headers.getSetCookie()).toEqual([
      'token=%C3%B1%3B%2C%20a%20b; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'nombre=Ana; Max-Age=60; Path=/; Secure; SameSite=Lax',
      'old=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    if (path === '/resource') expect(await reply.json()).toBe('ñ;, a b,,');
  });

  test.each(all)('%s that only reads one, or the address, is the visitor’s own, too', async (_, path, method) => {
    const cached = { headers: { 'cache-control': 'public, max-age=60' } };
    const readers: LoaderFunction[] = [
      ({ context }) => data(context.get(requestContext).cookies.get('a') ?? 'none', cached),
      ({ context }) => data(context.get(requestContext).address ?? 'none', cached),
    ];
    for (const loader of readers) {
      const reply = await ask(loader, { path, method });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test('a redirect, an error response and a crash set them as well', async () => {
    const setting =
      (fail: () => unknown): LoaderFunction =>
      ({ context }) => {
        context.get(requestContext).cookies.set('a', '1');
        throw fail();
      };
    for (const fail of [() => redirect('/'), () => data(null, { status: 403 }), () => new Error('crash')]) {
      const reply = await ask(setting(fail));
      expect(reply.headers.getSetCookie()).toHaveLength(1);
    }
  });

  test('a route that uses nothing of the visitor keeps its cache headers', async () => {
    const loader = () => Response.json({}, { headers: { 'cache-control': 'public, max-age=60' } });
    expect((await ask(loader, { path: '/resource', cookie: 'a=1' })).headers.get('cache-control')).toBe(
      'public, max-age=60',
    );
  });

  test.each(['/page', '/resource'])('a route that writes a cookie by itself fails (%s)', async (path) => {
    thrown.length = 0;
    const reply = await ask(() => data('x', { headers: { 'set-cookie': 'token=1' } }), { path });
    expect(reply.status).toBe(500);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(thrown).toMatchObject([{ message: expect.stringContaining('requestContext') }]);
  });
});

describe('a public page', () => {
  test.each(['cookies', 'address', 'signal', 'id'] as const)('fails when its loader uses %s', async (part) => {
    thrown.length = 0;
    const reply = await ask(({ context }) => String(context.get(requestContext)[part]), {
      isPublic: true,
      cookie: 'a=1',
    });
    expect(reply.status).toBe(500);
    expect(thrown).toMatchObject([{ message: expect.stringMatching(`A public page .* request's ${part}`) }]);
  });
});

describe('after signing in, visitors come back', () => {
  const toLogin = () => {
    throw redirect('/login', 303);
  };
  const back = (path: string) => `/login?redirect=${encodeURIComponent(origin + path)}`;

  test('RL-01 RT-02 to the requested page', async () => {
    const reply = await ask(toLogin, { path: '/page?a=1&b=%C3%B1' });
    expect(reply.headers.get('location')).toBe(back('/page?a=1&b=%C3%B1'));
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const byScript = await ask(toLogin, { path: '/page.data?a=1' });
    expect(await byScript.text()).toContain(back('/page?a=1'));
  });

  test('RT-02 to the page that sent a form, only within this shop', async () => {
    const asked = (referer: string) => ask(toLogin, { method: 'POST', headers: { referer } });
    expect((await asked(`${origin}/producto/1?variante=A`)).headers.get('location')).toBe(
      back('/producto/1?variante=A'),
    );
    expect((await asked('https://evil.example/x')).headers.get('location')).toBe(back('/'));
  });

  test('an explicit way back stays', async () => {
    const loader = () => redirect('/login?redirect=x', 303);
    expect((await ask(loader)).headers.get('location')).toBe('/login?redirect=x');
  });
});
