import { data, type LoaderFunction, redirect } from 'react-router';
import { describe, expect, test } from 'vitest';
import { requestContext } from './request-scope.ts';
import { ask, thrown } from './test-one-page.server.ts';

const all = [
  ['a page', '/page', 'GET'],
  ['the data of a page', '/page.data', 'GET'],
  ['a resource', '/resource', 'GET'],
  ['a form', '/page', 'POST'],
  ['a form sent by a script', '/page.data', 'POST'],
] as const;

describe('issue 37 A4 Retry-After', () => {
  test.each(all)('%s that is refused for now says when to come back, and no other', async (_, path, method) => {
    const after = async (status: number, headers: Record<string, string> = {}) =>
      (await ask(() => data(null, { status, headers }), { path, method })).headers.get('retry-after');
    expect(await Promise.all([429, 503, 200, 422, 404].map((status) => after(status)))).toEqual([
      '10',
      '10',
      null,
      null,
      null,
    ]);
    if (path === '/resource') expect(await after(503, { 'retry-after': '2' })).toBe('2');
  });
});

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
