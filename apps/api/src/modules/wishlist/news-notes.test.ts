/** Tests the notifications on devices about saved products (issue 41). */
import { createUnitOfWork, type Message } from '@tianguis/database';
import { expect, test } from 'vitest';
import type { PushJob } from '../push/service.ts';
import { mailWishlistNews } from './mail-news.ts';
import { withWishlists } from './test-wishlists.ts';

const { customer, database, db, products, price, shopper, stock } = await withWishlists();
const { pool } = database;
const jobs: Message[] = [];
const units = createUnitOfWork(db, { put: async (_, more) => void jobs.push(...more) });
const told = () => jobs.filter(({ job }) => job === 'send-push').map(({ data }) => data as PushJob);
/** Adds a device of the customer for these kinds, in an open session. */
const allow = (id: string, kinds: readonly string[]) =>
  pool.query(
    `insert into push_subscriptions (endpoint, p256dh, auth, customer_id, session_id, kinds)
     select 'https://fcm.googleapis.com/' || gen_random_uuid(), 'k', 'a', customer_id, id, $2
       from customer_sessions where customer_id = $1 limit 1`,
    [id, kinds],
  );

test('issue 41 saved products that are cheaper or back, by the kinds of each device, without mails and amounts', async () => {
  const id = await customer();
  const ana = await shopper();
  await products(1, 3);
  await products(4, 1, { stock: 0 });
  await ana.save([1, 2, 4]);
  await allow(id, ['precios']);
  await allow(id, ['existencias', 'pedidos']);
  for (const one of [1, 2]) await price(one, 50_000);
  await stock(4, 2);
  const letters = { name: 'Tianguis', origin: 'https://shop.example' };
  expect(await mailWishlistNews(units, letters)).toBe(0);
  expect((await pool.query('select from mails')).rowCount).toBe(0);
  expect(told().map(({ kind, note }) => [kind, note.title, note.text, note.path])).toEqual([
    ['precios', '2 favoritos tuyos bajaron de precio', 'Producto 1, entre otros.', '/mi-cuenta/listadeseos/'],
    ['existencias', 'Ya hay otra vez uno de tus favoritos', 'Producto 4', '/producto/4/producto-4'],
  ]);
  // It is news once.
  jobs.length = 0;
  await mailWishlistNews(units, letters);
  expect(told()).toEqual([]);
});
