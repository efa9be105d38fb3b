import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createPages, type Render } from './page.ts';

const publicOrigin = 'http://localhost:3000';
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function pageOf(
  render: Render,
  { url = `${publicOrigin}/`, method = 'GET', origin = publicOrigin, onError = vi.fn() } = {},
) {
  return createPages({ render, publicOrigin: origin, onError })(new Request(url, { method }));
}

const rendered = (body: string, init: ResponseInit) => ({ response: new Response(body, init), page: undefined });

const html = (body: string, headers: Record<string, string> = {}, status = 200) =>
  rendered(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

function policy(page: { headers: Readonly<Record<string, string | string[]>> }): Map<string, string> {
  const text = String(page.headers['content-security-policy']);
  return new Map(text.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1).join(' ')]));
}

/** A page as the storefront returns it, with the scripts that the storefront wrote into it. */
const complete = (body: string, scripts: string[] = [], status = 200) => ({
  response: new Response(null, { status, headers: { 'content-type': 'text/html' } }),
  page: { body: Buffer.from(body), scripts },
});

test('allows each inline script of the storefront by its hash, once, and no other inline script', async () => {
  const page = await pageOf(async () => complete('<p>', ['one()', 'import "/a.js"\r\nb()', 'one()']));
  expect(policy(page).get('script-src')).toBe(`'self' ${sha256('one()')} ${sha256('import "/a.js"\nb()')}`);
  expect(policy(page).get('style-src')).toBe("'self'");
  expect(policy(page).has('style-src-attr')).toBe(false);
  expect(policy(page).get('object-src')).toBe("'none'");
  expect(policy(page).get('frame-ancestors')).toBe("'self'");
  expect(String(page.headers['content-security-policy'])).not.toContain('unsafe');
});

test.each([
  ['a second script', '<script>planted()</script>'],
  ['a module', '<script type="module" async="">planted()</script>'],
  ['in an attribute', '<p title="<script>planted()</script>">'],
  ['in a comment', '<!-- <script>planted()</script> -->'],
  ['in capitals', '<SCRIPT>planted()</SCRIPT>'],
])('issue 13 A7: a script that got into the page is not allowed: %s', async (_name, planted) => {
  const body = `<body>${planted}<script>one()</script></body>`;
  expect(policy(await pageOf(async () => complete(body, ['one()']))).get('script-src')).toBe(
    `'self' ${sha256('one()')}`,
  );
  // HTML that the storefront did not render as a page has no scripts of the storefront.
  expect(policy(await pageOf(async () => html(body))).get('script-src')).toBe("'self'");
});

describe('PA-06 the frame and the pages of the acquirer', () => {
  const at = async (path: string, host: string, acquirerPort?: number) => {
    const render = async () => complete('<p>');
    const request = new Request(publicOrigin + path, { headers: { host } });
    const directives = policy(await createPages({ render, publicOrigin, acquirerPort, onError: vi.fn() })(request));
    return [directives.get('frame-src'), directives.get('form-action')];
  };

  test.each(['/comprar', '/comprar/pago?compra=x', '/comprar/gracias/0482915037', '/pedido/0482915037/pagar'])(
    'are allowed on %s, at the origin that follows the Host',
    async (path) => {
      const own = (origin: string) => [`'self' ${origin}`, `'self' ${origin}`];
      expect(await at(path, 'localhost:3000', 3001)).toEqual(own('http://127.0.0.1:3001'));
      expect(await at(path, '192.168.1.20:3000', 3001)).toEqual(own('http://192.168.1.20:3001'));
    },
  );

  test.each([
    ['/', 'localhost:3000', 3001],
    ['/carrito/detalle', 'localhost:3000', 3001],
    ['/pedido/0482915037', 'localhost:3000', 3001],
    ['/comprar/pago', "x;script-src 'unsafe-inline'", 3001],
    ['/comprar/pago', 'localhost:3000', undefined],
  ])('are not allowed on %s asked at %s with the port %s', async (path, host, port) => {
    expect(await at(path, host, port)).toEqual([undefined, "'self'"]);
  });
});

test('allows style attributes only to a page that has some', async () => {
  const page = await pageOf(async () => html('<p style="color:red">x</p>'));
  expect(policy(page).get('style-src-attr')).toBe("'unsafe-inline'");
  expect(policy(page).get('style-src')).toBe("'self'");
});

test('RT-18 a document that was not rendered here keeps its own policy, which allows less', async () => {
  const own = { 'content-security-policy': "default-src 'none'; sandbox" };
  const page = await pageOf(async () => html('<p style="color:red">x</p>', own));
  expect(page.headers['content-security-policy']).toBe(own['content-security-policy']);
});

test('behind TLS, the policy upgrades insecure requests', async () => {
  const page = await pageOf(async () => html('x'), { origin: 'https://shop.example' });
  expect(policy(page).has('upgrade-insecure-requests')).toBe(true);
});

test('the same page has the same ETag, another page another', async () => {
  const [one, same, other] = await Promise.all([
    pageOf(async () => html('a')),
    pageOf(async () => html('a')),
    pageOf(async () => html('b')),
  ]);
  expect(one.etag).toMatch(/^"[\w-]{22}"$/);
  expect(same.etag).toBe(one.etag);
  expect(other.etag).not.toBe(one.etag);
  expect(one.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  ['a page that says so', async () => html('x', { 'cache-control': 'private, no-store' }), 'GET'],
  ['one that sets a cookie', async () => html('x', { 'set-cookie': 'a=1' }), 'GET'],
  ['the answer to a form', async () => html('x'), 'POST'],
  ['a failure', async () => html('x', {}, 500), 'GET'],
] satisfies [string, Render, string][])('%s is not cached', async (_name, render, method) => {
  const page = await pageOf(render, { method });
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.etag).toBeUndefined();
});

test('a missing page has the status 404', async () => {
  expect(await pageOf(async () => html('no', {}, 404))).toMatchObject({ status: 404, etag: undefined });
});

test('each cookie is a header of its own', async () => {
  const headers = new Headers({ 'content-type': 'text/html' });
  headers.append('set-cookie', 'a=1; Path=/');
  headers.append('set-cookie', 'b=2, c=3');
  const page = await pageOf(async () => rendered('x', { headers }));
  expect(page.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2, c=3']);
});

test('SS-04 the crash page has the tokens of a refresh, and is personal', async () => {
  const headers = { 'content-type': 'text/plain', 'set-cookie': 'refresh_token=r2' };
  const page = await pageOf(async () => rendered('Unexpected Server Error', { status: 500, headers }));
  expect(page).toMatchObject({ status: 500, etag: undefined });
  expect(page.headers).toMatchObject({ 'set-cookie': ['refresh_token=r2'], 'cache-control': 'private, no-store' });
});

test('UI-13: when rendering fails, the crash page is sent, in its exact words', async () => {
  const onError = vi.fn();
  const thrown = await pageOf(() => Promise.reject(new Error('no')), { onError });
  const unrendered = await pageOf(async () =>
    rendered('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } }),
  );
  for (const page of [thrown, unrendered]) {
    expect(page.status).toBe(500);
    const text = (await page.body()).toString('utf8');
    expect(text).toContain('>Se produjo un error</h1>');
    expect(text).toContain(
      '>Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página</p>',
    );
    expect(text).toContain('>Volver a cargar la página</a>');
    expect(page.headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
  }
  expect(onError).toHaveBeenCalledOnce();
});

test("the storefront's own crash page is sent unchanged", async () => {
  const page = await pageOf(async () => html('<h1>Se produjo un error</h1> with frame', {}, 500));
  expect(page).toMatchObject({ status: 500 });
  expect((await page.body()).toString()).toContain('with frame');
});

test('data of a page is not replaced by the crash page', async () => {
  const data = rendered('turbo', { status: 500, headers: { 'content-type': 'text/x-script' } });
  const page = await pageOf(async () => data, { url: `${publicOrigin}/producto/1.data` });
  expect((await page.body()).toString()).toBe('turbo');
  expect(page.headers['content-security-policy']).toBeUndefined();
});

test('a complete page is sent instead of the body of its response', async () => {
  const page = await pageOf(async () => complete('<script>one()</script>', ['one()'], 404));
  expect((await page.body()).toString()).toBe('<script>one()</script>');
  expect(policy(page).get('script-src')).toBe(`'self' ${sha256('one()')}`);
  expect(page.status).toBe(404);
});

test('compresses a body that shrinks, once', async () => {
  const page = await pageOf(async () => html('tianguis '.repeat(500)));
  const [first, second] = await Promise.all([page.brotli?.(), page.brotli?.()]);
  expect(first?.length).toBeLessThan(100);
  expect(second).toBe(first);
  expect((await pageOf(async () => html('short'))).brotli).toBeUndefined();
});
