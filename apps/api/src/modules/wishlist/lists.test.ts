/** Tests the lists of a customer, and the limits of lists and products. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withWishlists } from './test-wishlists.ts';

const { clear, customer, products, shopper, price, stock, database } = await withWishlists();
const { pool } = database;
beforeEach(() => clear());

const count = async () => (await pool.query('select count(*)::integer as n from wishlist_items')).rows[0].n as number;

describe('lists', () => {
  test('a name needs something that can be seen; a long one is refused at once', async () => {
    await customer();
    const ana = await shopper();
    const made = async (nombre: string) => (await ana.send('POST', '/listas', { nombre })).status;
    for (const wrong of ['', '   ', 'a\u0000b', 'a\nb', '\tBoda', 'x'.repeat(61)])
      expect(await made(wrong), JSON.stringify(wrong)).toBe(400);
    // A regular expression that backtracks would need longer for these texts than the test's time limit.
    const longest = [' '.repeat(60_000), `${' '.repeat(60_000)}\n`, `${'x'.repeat(60_000)}\n`];
    for (const long of [...longest, ...longest, ...longest]) expect(await made(long)).toBe(400);
    for (const good of ['Boda', '  Mi   casa ', '日本', '¡Sí!']) expect(await made(good), good).toBe(200);
  });

  test('are made, renamed, and deleted; a deletion is taken back within a day', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    const gifts = await ana.make('Regalos');
    await ana.save([7], gifts);
    const renamed = await ana.send('PUT', `/listas/${gifts}`, { nombre: '  Navidad  ' });
    expect(renamed.body.data.listas.map(({ nombre }: { nombre: string }) => nombre)).toContain('Navidad');
    expect((await ana.send('DELETE', `/listas/${gifts}`)).status).toBe(200);
    expect(await ana.ids()).toEqual([]);
    for (let n = 0; n < 2; n++) expect((await ana.send('POST', `/listas/${gifts}/recuperar`, {})).status).toBe(200);
    expect(await ana.ids()).toEqual([7]);
    await ana.send('DELETE', `/listas/${gifts}`);
    await pool.query(`update wishlists set deleted_at = deleted_at - interval '25 hours' where deleted_at is not null`);
    expect((await ana.send('POST', `/listas/${gifts}/recuperar`, {})).status).toBe(404);
  });

  test('the default one stays', async () => {
    await customer();
    const ana = await shopper();
    const [favourites] = await ana.lists();
    expect((await ana.send('DELETE', `/listas/${favourites?.id}`)).body).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    expect((await ana.send('PUT', `/listas/${favourites?.id}`, { nombre: 'Antojos' })).status).toBe(200);
    expect(await ana.lists()).toMatchObject([{ nombre: 'Antojos', predeterminada: true }]);
  });

  test('two of one name are refused, also for renaming and taking a deletion back', async () => {
    await customer();
    const ana = await shopper();
    await ana.lists();
    const gifts = await ana.make('Regalos');
    const home = await ana.make('Casa');
    const taken = { status: 422, fields: [{ name: 'nombre', code: 'TAKEN' }] };
    expect((await ana.send('POST', '/listas', { nombre: ' REGALOS ' })).body).toMatchObject(taken);
    expect((await ana.send('PUT', `/listas/${home}`, { nombre: 'regalos' })).body).toMatchObject(taken);
    expect((await ana.send('PUT', `/listas/${gifts}`, { nombre: 'regalos' })).status).toBe(200);
    await ana.send('DELETE', `/listas/${gifts}`);
    await ana.make('Regalos');
    expect((await ana.send('POST', `/listas/${gifts}/recuperar`, {})).body).toMatchObject(taken);
  });

  test.each(['', ' ', '\u0000', 'a\nb', 'x'.repeat(61)])('the name %j is a 400', async (nombre) => {
    await customer();
    expect((await (await shopper()).send('POST', '/listas', { nombre })).status).toBe(400);
  });

  test.each([
    ['  Mi\u00a0  casa ', 'Mi casa'],
    ['Bo\u200bda\u202e', 'Boda'],
    ['Nin\u0303os', 'Ni\u00f1os'],
  ])('issue 37 A6 the name %j is cleaned as addresses are, and is one name with %j', async (typed, plain) => {
    await customer();
    const ana = await shopper();
    const { body } = await ana.send('POST', '/listas', { nombre: typed });
    expect(body.data.listas.map(({ nombre }: { nombre: string }) => nombre)).toEqual([plain]);
    const [{ id }] = body.data.listas;
    expect((await ana.send('POST', '/listas', { nombre: plain })).status).toBe(422);
    await ana.send('PUT', `/listas/${id}`, { nombre: 'Otra' });
    await ana.send('PUT', `/listas/${id}`, { nombre: typed });
    expect((await ana.lists()).map(({ nombre }) => nombre)).toEqual(['Favoritos', plain]);
  });

  test.each([
    ['\u200b\u2060', 'REQUIRED'],
    ['\u00ad ', 'REQUIRED'],
    ['Boda \ud800', 'INVALID_FORMAT'],
    ['Boda \u0085', 'INVALID_FORMAT'],
  ])('issue 37 A6 the name %j is refused: %s', async (nombre, code) => {
    await customer();
    const ana = await shopper();
    const refused = { status: 422, fields: [{ name: 'nombre', code }] };
    expect((await ana.send('POST', '/listas', { nombre })).body).toMatchObject(refused);
    const list = await ana.make('Boda');
    expect((await ana.send('PUT', `/listas/${list}`, { nombre })).body).toMatchObject(refused);
    expect((await ana.lists()).map((one) => one.nombre)).toContain('Boda');
  });

  test('a hostile name is stored as it is written', async () => {
    await customer();
    const ana = await shopper();
    const nombre = `<script>alert('1')</script>" onload="x`;
    await ana.make(nombre);
    expect((await ana.lists()).map((list) => list.nombre)).toContain(nombre);
  });

  test('products are moved and copied with the price they were saved at; what is there already stays', async () => {
    await customer();
    await products(7, 2);
    const ana = await shopper();
    await ana.save([7, 8]);
    await price(7, 60_000);
    const [from] = await ana.lists();
    const gifts = await ana.make('Regalos');
    await ana.save([7], gifts);
    const to = `/listas/${from?.id}/mover`;
    await ana.send('POST', to, { products: [8, 999], a: gifts, copiar: true });
    expect((await ana.lists()).map(({ productos }) => productos)).toEqual([2, 2]);
    for (let n = 0; n < 2; n++) await ana.send('POST', to, { products: [7, 8], a: gifts });
    expect((await ana.lists()).map(({ productos }) => productos)).toEqual([0, 2]);
    const { data } = (await ana.send('GET', `/listas/${gifts}?orden=precio`)).body;
    expect(data.products).toMatchObject([
      { product: { id: 7 }, saved_price: 60_000 },
      { product: { id: 8 }, saved_price: 100_000 },
    ]);
    await ana.send('POST', `/listas/${gifts}/mover`, { products: [7], a: gifts });
    expect((await ana.lists()).map(({ productos }) => productos)).toEqual([0, 2]);
  });

  test('a removal is taken back, from the list that it was removed from', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    await ana.save([7]);
    const [list] = await ana.lists();
    await price(7, 60_000);
    await ana.remove([7], list?.id);
    await ana.send('POST', `/listas/${list?.id}/recuperar`, { products: [7, 999] });
    const { data } = (await ana.send('GET', `/listas/${list?.id}`)).body;
    expect(data.products).toMatchObject([{ product: { id: 7 }, saved_price: 100_000 }]);
  });

  test('are sorted by moment, price and drop; what cannot be bought comes last', async () => {
    await customer();
    await products(1, 4);
    const ana = await shopper();
    for (const id of [1, 2, 3, 4]) await ana.save([id]);
    await price(1, 90_000);
    await price(2, 40_000);
    await price(3, 120_000);
    await price(4, 10_000);
    await stock(4, 0);
    const [list] = await ana.lists();
    const sorted = async (orden: string) =>
      (await ana.send('GET', `/listas/${list?.id}?orden=${orden}`)).body.data.products.map(
        ({ product }: { product: { id: number } }) => product.id,
      );
    expect(await sorted('reciente')).toEqual([4, 3, 2, 1]);
    expect(await sorted('precio')).toEqual([2, 1, 3, 4]);
    expect(await sorted('baja')).toEqual([2, 1, 3, 4]);
    await pool.query('update products set is_active = false where id = 2');
    expect(await sorted('baja')).toEqual([1, 3, 4, 2]);
    expect((await ana.send('GET', `/listas/${list?.id}?orden=nada`)).status).toBe(400);
  });
});

describe('limits, also for calls at once', () => {
  test('a list has 200 products', async () => {
    await customer();
    const ids = await products(1, 230);
    const ana = await shopper();
    await ana.save(ids.slice(0, 100));
    await ana.save(ids.slice(100, 190));
    const replies = await Promise.all([190, 196, 202, 208, 214].map((at) => ana.save(ids.slice(at, at + 6))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    expect(replies.find(({ status }) => status === 422)?.body.fields).toMatchObject([
      { name: 'products', code: 'TOO_MANY' },
    ]);
    expect(await ana.ids()).toHaveLength(196);
    const [list] = await ana.lists();
    const gifts = await ana.make('Regalos');
    // No call above asked for these products, whichever of the calls succeeded.
    await ana.save(ids.slice(220, 226), gifts);
    const moved = { products: ids.slice(220, 226), a: list?.id };
    expect((await ana.send('POST', `/listas/${gifts}/mover`, moved)).status).toBe(422);
    expect((await ana.lists()).map(({ productos }) => productos)).toEqual([196, 6]);
  });

  test('a customer has 20 lists, whose names differ', async () => {
    await customer();
    const ana = await shopper();
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, n) => ana.send('POST', '/listas', { nombre: `Lista ${n % 22}` })),
    );
    const made = replies.filter(({ status }) => status === 200);
    expect(made.length).toBe(19);
    const lists = await ana.lists();
    expect(lists).toHaveLength(20);
    expect(new Set(lists.map(({ nombre }) => nombre)).size).toBe(20);
    expect((await ana.send('POST', '/listas', { nombre: 'Otra' })).status).toBe(409);
  });

  test('the tables retain no more deleted lists and removed items than a customer may have', async () => {
    const id = await customer();
    await products(1, 200);
    const ana = await shopper();
    for (let n = 0; n < 21; n++) await ana.send('DELETE', `/listas/${await ana.make(`Lista ${n}`)}`);
    const { rows } = await pool.query('select name from wishlists where deleted_at is not null order by deleted_at');
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, n) => `Lista ${n + 1}`));
    await pool.query(
      `insert into wishlists (customer_id, name) select $1, 'Vieja ' || n from generate_series(1, 3) n`,
      [id],
    );
    await pool.query(
      `insert into wishlist_items (wishlist_id, product_id, saved_price, removed_at)
       select l.id, p.id, 1, now() - interval '1 hour' from wishlists l, products p where l.name like 'Vieja%'`,
    );
    await ana.save([7]);
    await ana.remove([7]);
    expect(await count()).toBe(400);
    expect(
      (await pool.query('select from wishlist_items where removed_at > now() - interval $$1 minute$$')).rowCount,
    ).toBe(1);
  });

  test('a product that is saved ten times at once is saved once, in one default list', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ana.save([7])));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await count()).toBe(1);
    expect(await ana.lists()).toHaveLength(1);
  });

  test('RL-03 a product that two tabs move at once leaves its list, and is in one other list', async () => {
    await customer();
    const [product = 0, other = 0] = await products(7, 2);
    const ana = await shopper();
    await ana.save([other]);
    const [favourites] = await ana.lists();
    const names = ['Regalos', 'Casa', 'Boda'];
    const others = await Promise.all(names.map(async (name) => ({ name, id: await ana.make(name) })));
    const move = (from: string, a: string) => ana.send('POST', `/listas/${from}/mover`, { products: [product], a });
    const listsWith = async () =>
      (
        await pool.query(
          `select l.name from wishlists l join wishlist_items i on i.wishlist_id = l.id
            where i.product_id = $1 and i.removed_at is null`,
          [product],
        )
      ).rows.map(({ name }) => name as string);
    for (let round = 0; round < 20; round++) {
      await ana.save([product], favourites?.id);
      const replies = await Promise.all(others.map(({ id }) => move(favourites?.id ?? '', id)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [there = '', ...more] = await listsWith();
      expect([round, more]).toEqual([round, []]);
      expect(names).toContain(there);
      // Of a move and its way back at once, the product is in one of the two lists.
      const [at = '', home = ''] = [others.find(({ name }) => name === there)?.id, favourites?.id];
      await Promise.all([move(at, home), move(home, at)]);
      const [now, ...both] = await listsWith();
      expect([round, both]).toEqual([round, []]);
      // Moved and removed at once, the product is in no list, whichever comes first.
      await Promise.all([now === there ? move(at, home) : move(home, at), ana.remove([product])]);
      expect([round, await listsWith()]).toEqual([round, []]);
      expect(await ana.ids()).toEqual([other]);
    }
  });

  test('saved and removed at once, it ends in one of both states', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? ana.save([7]) : ana.remove([7]))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ana.ids()).length).toBeLessThanOrEqual(1);
  });
});
