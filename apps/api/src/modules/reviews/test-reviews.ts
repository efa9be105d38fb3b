/** For tests of reviews: a shop with two products, and customers who received them. */
import { randomUUID } from 'node:crypto';
import { createUnitOfWork } from '@tianguis/database';
import { addCustomerOrder, CatalogueBuilder } from '@tianguis/testkit';
import type { Pool } from 'pg';
import { withAccount } from '../accounts/testing/test-account.ts';

export type OrderState = { state?: string; isTest?: boolean };

export const delivered = { state: 'delivered', deliveredAt: '2026-11-20T18:00:00Z' };

export async function withReviews() {
  const shop = await withAccount();
  const { app, customer, session, database } = shop;
  const { pool, db } = database;

  /** Product 7 has no review. Product 8 has one with 2 stars, which another system brought. */
  async function reset() {
    await pool.query('truncate orders, stock_movements, products, stores, brands, categories, mails cascade');
    await shop.clear();
    const rows = new CatalogueBuilder(db);
    await rows.categories([{ id: 1 }]);
    await rows.brand();
    await rows.store();
    await rows.product([1], { id: 7, title: 'Licuadora', slug: 'licuadora' });
    await rows.product([1], { id: 8, rating_average: 2, rating_count: 1, rating_histogram: [0, 1, 0, 0, 0] });
    await rows.review(8, { id: 1, rating: 2 });
    await pool.query(`update stores set rating_count = 1, rating_average = 2; select setval('reviews_id_seq', 10)`);
  }

  /** A customer who ordered product 7. By default, the product was delivered. */
  async function buyer(email = 'ana@correo.mx', { state = 'delivered', isTest = false }: OrderState = {}) {
    const id = await customer({ email, nombre: 'Ana María', apellido_p: 'Ríos' });
    const options = { Color: 'Rojo', Voltaje: '127 V' };
    const lines = [{ product: 7, title: 'Licuadora', options }];
    if (state !== 'none')
      await addCustomerOrder(pool, {
        ...{ customer: id, isTest, parcels: [{ ...delivered, state, lines }] },
      });
    const headers = { authorization: `Bearer ${(await session(email)).access_token}` };
    const send = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const reply = await app.inject({
        ...{ method, url: `/reviews/v1${path}`, headers },
        ...(payload && { payload }),
      });
      return { status: reply.statusCode, body: reply.statusCode === 204 ? {} : reply.json() };
    };
    return {
      ...{ id, email, send },
      write: (form: object = {}, product = 7) => send('PUT', `/products/${product}/own`, { ...good, ...form }),
      read: async (product = 7) => (await send('GET', `/products/${product}/own`)).body.data,
      withdraw: (product = 7) => send('DELETE', `/products/${product}/own`),
    };
  }

  /** What everybody sees of a product. */
  async function page(product = 7, query = '') {
    const reply = await app.inject({ method: 'GET', url: `/reviews/v1/products/${product}/reviews${query}` });
    return reply.json().data as { reviews: Record<string, unknown>[]; summary: { average: number; count: number } };
  }

  return { ...shop, pool, unit: createUnitOfWork(db, { put: async () => undefined }), reset, buyer, page };
}

/** Stores photographs of a form, as if the customer had added them. */
export async function storePhotographs(pool: Pool, customer: string, count: number, form: string = randomUUID()) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into photographs (customer_id, form_id, place, sent_hash, bytes, preview)
     select $1::uuid, $2::uuid, place, sha256(($2::uuid::text || place)::bytea), 'whole', 'preview'
        from generate_series(1, $3::integer) place
     returning id`,
    [customer, form, count],
  );
  return { form, ids: rows.map(({ id }) => id) };
}

export const good = { rating: 4, title: 'Muele bien', body: 'Muele hielo sin problema.' };
