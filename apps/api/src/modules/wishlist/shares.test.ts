/** Tests sharing a list by a link: only people with the link see the list. */
import { beforeEach, expect, test } from 'vitest';
import { path, withWishlists } from './test-wishlists.ts';

const { call, clear, customer, products, shopper, price, database } = await withWishlists();
const { pool } = database;
beforeEach(() => clear());

const open = (clave: string, more = {}) => call('POST', `${path}/compartida`, { payload: { clave, ...more } });

async function shared(mostrarNombre = false) {
  const id = await customer();
  await products(7, 2);
  const ana = await shopper();
  await ana.save([7, 8]);
  const [list] = await ana.lists();
  const share = (form: object) => ana.send('POST', `/listas/${list?.id}/compartir`, form);
  const { data } = (await share({ mostrarNombre })).body;
  return { id, ana, share, list: list?.id as string, clave: data.clave as string };
}
const gone = { status: 404, code: 'WISHLIST_NOT_FOUND' };

test('who has the link sees name and products, and nothing of whose list it is', async () => {
  const { id, clave } = await shared();
  await price(7, 60_000);
  const { status, body, headers, text } = await open(clave);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body.data).toMatchObject({ nombre: 'Favoritos', de: null });
  expect(body.data.products.map((product: { id: number }) => product.id)).toEqual([8, 7]);
  expect(body.metadata).toMatchObject({ total: 2, page: 1, pages: 1 });
  expect(text).not.toContain(id);
  expect(text).not.toMatch(/Ana|Ríos|correo\.mx|saved_/i);
});

test('the first name is shown where it is wished, and no more than that', async () => {
  const { share, clave } = await shared(true);
  expect((await open(clave)).body.data.de).toBe('Ana');
  expect((await open(clave)).text).not.toMatch(/Ríos|correo\.mx/);
  // The link still works, and no reply contains its secret again.
  expect((await share({ mostrarNombre: false })).body).toEqual({ data: { clave: null } });
  expect((await open(clave)).body.data.de).toBe(null);
});

test('a closed link opens nothing at once; opened again, it has another secret', async () => {
  const { ana, share, list, clave } = await shared(true);
  for (let n = 0; n < 2; n++) expect((await ana.send('DELETE', `/listas/${list}/compartir`)).status).toBe(200);
  expect((await open(clave)).body).toMatchObject(gone);
  const again = (await share({ mostrarNombre: false })).body.data.clave;
  expect(again).not.toBe(clave);
  expect((await open(again)).status).toBe(200);
  expect((await open(clave)).body).toMatchObject(gone);
  const newest = (await share({ mostrarNombre: false, nuevo: true })).body.data.clave;
  expect((await open(newest)).status).toBe(200);
  expect((await open(again)).body).toMatchObject(gone);
});

test('guessed, forged and closed secrets are answered alike', async () => {
  const { list, clave } = await shared();
  const { request_id: _, ...unknown } = (await open('nada')).body;
  const stored = (await pool.query<{ hash: Buffer }>('select share_hash as hash from wishlists')).rows[0]?.hash;
  const guesses = [
    list,
    clave.slice(0, -1),
    `${clave}A`,
    clave.toLowerCase(),
    stored?.toString('base64url') ?? '',
    '%',
  ];
  for (const guess of guesses) {
    const { status, body } = await open(guess);
    expect(status, guess).toBe(404);
    expect(body).toEqual({ ...unknown, request_id: expect.any(String) });
  }
  expect(clave).toMatch(/^[\w-]{43}$/);
});

test('the database does not have the secret, in no table', async () => {
  const { clave } = await shared();
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(40);
  for (const { name } of rows) {
    const all = await pool.query(`select t::text as line from "${name}" t`);
    for (const { line } of all.rows) {
      expect(line).not.toContain(clave);
      expect(line).not.toContain(Buffer.from(clave, 'base64url').toString('hex'));
    }
  }
});

test('a deleted list is closed, also once it is taken back; so is that of a blocked or leaving customer', async () => {
  const { id, ana, clave } = await shared();
  for (const column of ['blocked_at', 'deletion_requested_at']) {
    await pool.query(`update customers set ${column} = now() where id = $1`, [id]);
    expect((await open(clave)).body, column).toMatchObject(gone);
    await pool.query(`update customers set ${column} = null where id = $1`, [id]);
    expect((await open(clave)).status).toBe(200);
  }
  const gifts = await ana.make('Regalos');
  const { data } = (await ana.send('POST', `/listas/${gifts}/compartir`, { mostrarNombre: false })).body;
  await ana.send('DELETE', `/listas/${gifts}`);
  expect((await open(data.clave)).body).toMatchObject(gone);
  await ana.send('POST', `/listas/${gifts}/recuperar`, {});
  expect((await open(data.clave)).body).toMatchObject(gone);
});

test('two that open it at once: one secret is in force, and it is that of the last', async () => {
  const { ana, list } = await shared();
  await ana.send('DELETE', `/listas/${list}/compartir`);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => ana.send('POST', `/listas/${list}/compartir`, { mostrarNombre: false })),
  );
  const secrets = replies.flatMap(({ body }) => body.data.clave ?? []);
  expect(secrets).toHaveLength(1);
  expect((await open(secrets[0])).status).toBe(200);
});

test.each([
  {},
  { clave: '' },
  { clave: 'x'.repeat(101) },
  { clave: 'x', page: 0 },
  { clave: 'x', y: 1 },
  { clave: 'x', orden: 'baja' },
])('%j is a 400', async (payload) => {
  expect((await call('POST', `${path}/compartida`, { payload })).status).toBe(400);
});
