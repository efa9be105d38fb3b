/** Tests saved products (AP-09), and which customers have access. */
import { beforeEach, describe, expect, test } from 'vitest';
import { path, withWishlists } from './test-wishlists.ts';

const { call, clear, customer, products, shopper, price, pass, db, database, signIn } = await withWishlists();
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
