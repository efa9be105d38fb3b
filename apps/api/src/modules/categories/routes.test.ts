import { beforeAll, describe, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const listeners: ((tags: readonly string[] | undefined) => void)[] = [];
const shop = await withApi();
const { app, get } = shop;
/** A shop whose categories a test changes. */
const changing = await withApi({}, { changes: { on: (listener) => void listeners.push(listener) } });

beforeAll(() => Promise.all([shop, changing].map(fill)));

async function fill({ build }: Pick<typeof shop, 'build'>): Promise<void> {
  await build.categories([
    { id: 2, name: 'Electrónica', children: [{ id: 21, name: 'Audio', children: [{ id: 211, name: 'Bocinas' }] }] },
    { id: 1, name: 'Celulares', icon: 'ab12' },
  ]);
  await build.brand();
  await build.store();
  await build.product([2, 21, 211]);
  await build.product([2, 21]);
  await build.product([2, 21, 211], { is_active: false });
  await build.product([1], { stock: 0 });
}

const tree = [
  {
    name: 'Electrónica',
    id: 2,
    slug: 'electronica',
    products: 2,
    icon: '',
    children: [
      {
        name: 'Audio',
        id: 21,
        slug: 'audio',
        products: 2,
        icon: '',
        children: [{ name: 'Bocinas', id: 211, slug: 'bocinas', products: 1, icon: '', children: [] }],
      },
    ],
  },
  { name: 'Celulares', id: 1, slug: 'celulares', products: 1, icon: '/imagenes/ab12-160.webp', children: [] },
];

describe('AP-12 the category tree', () => {
  for (const path of ['/categories/v1/category/tree', '/app/ApiRest/Categorias']) {
    test(`AP-12 ST-12 ${path} returns the departments sorted as shown, with the active products of each branch`, async () => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text)).toEqual({ data: tree, metadata: { version: expect.stringMatching(/^[\w-]{16}$/) } });
      expect(text).toMatch(/^\{"data":\[\{"name":"Electrónica","id":2,/);
    });
  }

  test('AP-12 one category is returned with its descendants and its breadcrumb', async () => {
    const { status, body } = await get('/categories/v1/category/21/tree');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: tree[0]?.children[0],
      metadata: {
        breadcrumb: [
          { id: 2, name: 'Electrónica', slug: 'electronica' },
          { id: 21, name: 'Audio', slug: 'audio' },
        ],
      },
    });
  });

  test('AP-12 an unknown category is a 404 with its code', async () => {
    const { status, body } = await get('/categories/v1/category/999/tree');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND', msg: 'No encontramos esa categoría.' });
  });

  test.each(['0', '-1', 'abc', '2147483648', '1.5'])('AP-12 an invalid id (%s) is a 400', async (id) => {
    const { status, body } = await get(`/categories/v1/category/${id}/tree`);
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID_REQUEST');
    expect(body.detail).toMatch(/^params id must be/);
  });
});

describe('AP-22 the tree is fetched once', () => {
  test('AP-22 a browser may cache it, and gets 304 without a body while it has not changed', async () => {
    const first = await get('/categories/v1/category/tree');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=300/);
    const etag = String(first.headers.etag);
    const again = await get('/categories/v1/category/tree', { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(etag);
    expect((await get('/categories/v1/category/tree', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('AP-22 a subtree has its own etag', async () => {
    const whole = await get('/categories/v1/category/tree');
    const part = await get('/categories/v1/category/2/tree');
    expect(part.headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(part.headers.etag).not.toBe(whole.headers.etag);
  });

  test('AP-22 the version changes with names, positions and pictures of categories, but not with products', async () => {
    const { database, get } = changing;
    const version = async () => {
      const whole = await get('/categories/v1/category/tree');
      const { status, headers, body } = await get('/categories/v1/category/tree/version');
      expect(status).toBe(200);
      expect(headers['cache-tag'], 'a change of counts must not take back every page').toBeUndefined();
      expect(body).toEqual({ data: whole.body.metadata });
      return body.data.version;
    };
    const versions = [await version()];
    const change = async (sql: string) => {
      await database.pool.query(sql);
      for (const notify of listeners) notify(undefined);
      versions.push(await version());
    };
    await change(`update products set is_active = not is_active`);
    expect(versions[1]).toBe(versions[0]);
    await change(`update categories set name = 'Altavoces' where id = 211`);
    await change(`update categories set icon = 'cd34' where id = 1`);
    await change(`update categories set position = 9 where id = 2`);
    expect(new Set(versions).size).toBe(4);
  });

  test('HEAD returns the same headers', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/categories/v1/category/tree' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers.etag).toBeDefined();
    expect(reply.body).toBe('');
  });
});
