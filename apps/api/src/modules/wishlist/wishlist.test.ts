/** Tests saved products (AP-09), and which customers have access. */
import { beforeEach, describe, expect, test } from 'vitest';
import { path, withWishlists } from './test-wishlists.ts';

const { call, clear, customer, products, shopper, price, stock, pass, db, database, signIn } = await withWishlists();
const { pool } = database;
beforeEach(() => clear());

const count = async () => (await pool.query('select count(*)::integer as n from wishlist_items')).rows[0].n as number;

describe('AP-09 the calls of the specification', () => {
  test('POST and DELETE with {token, products}, and GET with the access token', async () => {
    await customer();
    await products(7, 2);
    const ana = await shopper();
    const saved = await ana.save([7, 8]);
    expect(saved.status).toBe(200);
    expect(saved.body.data.products.toSorted()).toEqual([7, 8]);
    expect(saved.headers['cache-control']).toBe('private, no-store');
    await price(7, 70_000);
    const { body, headers } = await ana.send('GET', '');
    expect(headers['cache-control']).toBe('private, no-store');
    const [favourites] = await ana.lists();
    expect(favourites).toMatchObject({ nombre: 'Favoritos', predeterminada: true, productos: 2, bajaron: 1 });
    expect(body.data.products).toContainEqual({
      ...{ id: 7, saved_price: 100_000, saved_at: expect.any(String), lista: favourites?.id },
    });
    expect((await ana.remove([7])).body.data.products).toEqual([8]);
    expect(await ana.ids()).toEqual([8]);
  });

  test('the token is the session token or an access token', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    for (const token of [ana.token, ana.access_token])
      for (const method of ['POST', 'DELETE'] as const)
        expect((await call(method, path, { payload: { token, products: [7] } })).status).toBe(200);
    // The header alone is refused, and does not replace a wrong token in the body.
    const headers = { authorization: `Bearer ${ana.access_token}` };
    expect((await call('POST', path, { headers, payload: { products: [7] } })).status).toBe(400);
    const wrong = await call('POST', path, { headers, payload: { token: 'nada', products: [7] } });
    expect(wrong.body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('doing it again changes nothing: neither the price at which it was saved, nor the moment', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    await ana.save([7, 7]);
    const { body: before } = await ana.send('GET', '');
    await price(7, 50_000);
    await ana.save([7]);
    expect((await ana.send('GET', '')).body).toEqual(before);
    for (let n = 0; n < 2; n++) expect((await ana.remove([7, 999])).status).toBe(200);
    expect(await ana.ids()).toEqual([]);
  });

  test('a change of mind keeps the price and the lists; saved anew after an hour, it is as new', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    const gifts = await ana.make('Regalos');
    await ana.save([7]);
    await ana.save([7], gifts);
    await price(7, 60_000);
    await ana.remove([7]);
    await ana.save([7]);
    expect((await ana.lists()).map(({ productos }) => productos)).toEqual([1, 1]);
    expect((await ana.send('GET', '')).body.data.products).toMatchObject([{ saved_price: 100_000 }]);
    await ana.remove([7]);
    await pool.query(`update wishlist_items set removed_at = removed_at - interval '2 hours'`);
    await ana.save([7]);
    expect((await ana.lists()).map(({ productos }) => productos)).toEqual([1, 0]);
    expect((await ana.send('GET', '')).body.data.products).toMatchObject([{ saved_price: 60_000 }]);
  });

  test('unknown products and those no longer sold are named, and none of the call is saved', async () => {
    await customer();
    await products(7, 3);
    const ana = await shopper();
    await ana.save([9]);
    await pool.query('update products set is_active = false where id in (8, 9)');
    const { status, body } = await ana.save([7, 8, 9, 123]);
    expect(status).toBe(422);
    expect(body.fields).toEqual(
      [1, 3].map((at) => ({
        ...{ name: `products.${at}`, code: 'WRONG', msg: 'Ese producto ya no se vende, así que no podemos guardarlo.' },
      })),
    );
    expect(await ana.ids()).toEqual([9]);
    // Products that were saved before stay, and may be saved again.
    expect((await ana.save([7, 9])).status).toBe(200);
    // A sold-out product can still be saved.
    await products(20, 1, { stock: 0 });
    expect((await ana.save([20])).status).toBe(200);
  });

  test.each<[object, string]>([
    [{}, 'nothing'],
    [{ products: [] }, 'no product'],
    [{ products: ['a'] }, 'a text'],
    [{ products: [0] }, 'zero'],
    [{ products: [1.5] }, 'a fraction'],
    [{ products: [2_147_483_648] }, 'a number that is too large'],
    [{ products: Array(101).fill(7) }, 'more than a hundred'],
    [{ products: [7], lista: 'x' }, 'a list that is none'],
    [{ products: [7], customer_id: 'x' }, 'an unknown field'],
  ])('%j is a 400: %s', async (payload) => {
    await customer();
    const ana = await shopper();
    for (const method of ['POST', 'DELETE'] as const)
      expect((await call(method, path, { payload: { token: ana.token, ...payload } })).status).toBe(400);
    expect(await count()).toBe(0);
  });
});

describe('whose it is', () => {
  test('AP-24 401 without a token and with none of ours, 440 once the session is over', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    const headers = { authorization: 'Bearer nada' };
    for (const url of ['', '/listas', `/listas/${crypto.randomUUID()}`])
      for (const more of [{}, { headers }]) expect((await call('GET', path + url, more)).status, url).toBe(401);
    expect((await call('POST', path, { payload: { token: 'x', products: [7] } })).status).toBe(401);
    await pass('400 days');
    expect((await ana.save([7])).body).toMatchObject({ status: 440, code: 'SESSION_EXPIRED' });
    expect((await ana.send('GET', '')).status).toBe(440);
    expect(await count()).toBe(0);
  });

  test('a blocked customer is nobody', async () => {
    const id = await customer();
    await products(7, 1);
    const ana = await shopper();
    await db.updateTable('customers').set({ blocked_at: new Date() }).where('id', '=', id).execute();
    expect((await ana.save([7])).status).toBe(401);
    expect((await ana.send('GET', '/listas')).status).toBe(401);
  });

  test('RO-02 each call on a list of somebody else is a 404, as for none, and changes nothing', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx' });
    await products(7, 2);
    const [ana, luis] = [await shopper(), await shopper('luis@correo.mx')];
    const gifts = await ana.make('Regalos');
    await ana.save([7], gifts);
    const [mine] = await luis.lists();
    await luis.save([8]);
    const stored = async () =>
      (await pool.query('select * from wishlists left join wishlist_items on id = wishlist_id order by id')).rows;
    const before = await stored();
    for (const id of [gifts, crypto.randomUUID()]) {
      const replies = [
        await luis.send('GET', `/listas/${id}`),
        await luis.send('PUT', `/listas/${id}`, { nombre: 'Mía' }),
        await luis.send('DELETE', `/listas/${id}`),
        await luis.send('POST', `/listas/${id}/recuperar`, {}),
        await luis.send('POST', `/listas/${id}/recuperar`, { products: [7] }),
        await luis.send('POST', `/listas/${id}/mover`, { products: [7], a: mine?.id }),
        await luis.send('POST', `/listas/${mine?.id}/mover`, { products: [8], a: id }),
        await luis.send('POST', `/listas/${id}/compartir`, { mostrarNombre: true }),
        await luis.send('DELETE', `/listas/${id}/compartir`),
        await luis.save([8], id),
        await luis.remove([7], id),
      ];
      for (const [at, { status, body }] of replies.entries())
        expect({ status, code: body.code }, `${at}`).toEqual({ status: 404, code: 'WISHLIST_NOT_FOUND' });
    }
    expect(await stored()).toEqual(before);
    await luis.remove([7]);
    expect(await ana.ids()).toEqual([7]);
  });

  test('its data are in the export, and gone with the account', async () => {
    const id = await customer();
    await products(7, 1);
    const ana = await shopper();
    await ana.save([7]);
    await ana.make('Regalos');
    await ana.send('DELETE', `/listas/${await ana.make('Bodas')}`);
    await pool.query(`insert into wishlist_mailings values ($1, '2026-11-24T12:00:00Z')`, [id]);
    await db.updateTable('customer_sessions').set({ confirmed_at: new Date() }).execute();
    const exported = await call('GET', '/app/v1/cuenta/exportar', {
      headers: { authorization: `Bearer ${ana.access_token}` },
    });
    expect(JSON.parse(exported.text).data).toMatchObject({
      favoritos: {
        listas: [
          {
            ...{ nombre: 'Favoritos', compartida: null, borrada: null },
            productos: [{ titulo: 'Producto 7', precioAlGuardar: 1_000, quitado: false }],
          },
          { nombre: 'Regalos', productos: [], borrada: null },
          { nombre: 'Bodas', borrada: expect.stringMatching(/^20/) },
        ],
        ultimoCorreo: '2026-11-24T12:00:00.000Z',
      },
    });
    await db.deleteFrom('customers').where('id', '=', id).execute();
    expect(await count()).toBe(0);
    expect((await pool.query('select 1 from wishlists')).rows).toEqual([]);
    expect((await signIn('ana@correo.mx')).status).toBe(401);
  });
});

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

  test('saved and removed at once, it ends in one of both states', async () => {
    await customer();
    await products(7, 1);
    const ana = await shopper();
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? ana.save([7]) : ana.remove([7]))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ana.ids()).length).toBeLessThanOrEqual(1);
  });
});
