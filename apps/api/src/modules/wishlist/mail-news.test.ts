/**
 * Tests mails about saved products: one mail for each event, at most one a day, and no mail for a change that was
 * undone.
 */
import { createUnitOfWork, type Message } from '@tianguis/database';
import { beforeEach, expect, test } from 'vitest';
import { noveltyWords } from './letters.ts';
import { mailWishlistNews } from './mail-news.ts';
import { mailingRepository } from './mailing-repository.ts';
import { pruneWishlists } from './operator.ts';
import { withWishlists } from './test-wishlists.ts';

const shop = await withWishlists();
const { call, clear, customer, products, shopper, price, stock, db, database } = shop;
const { pool } = database;
const jobs: Message[] = [];
const units = createUnitOfWork(db, { put: async (_, more) => void jobs.push(...more) });
const letterShop = { name: 'Tianguis', origin: 'http://localhost:3000' };
const run = () => mailWishlistNews(units, letterShop);

beforeEach(async () => {
  jobs.length = 0;
  await clear();
});

const mails = async () =>
  (
    await pool.query<{ subject: string; text: string; recipient: string; off: string }>(
      'select subject, plain_text as text, recipient, unsubscribe_url as off from mails order by created_at, id',
    )
  ).rows;
/** Moves the last mail into the past by this time. */
const later = (interval: string) =>
  pool.query('update wishlist_mailings set mailed_at = mailed_at - $1::interval', [interval]);
const wish = async (who: Awaited<ReturnType<typeof shopper>>, correo: boolean) =>
  call('PUT', '/app/v1/cuenta/avisos', {
    headers: { authorization: `Bearer ${who.access_token}` },
    payload: { favoritos: { correo } },
  });

async function withSaved(ids: readonly number[], email = 'ana@correo.mx') {
  const id = await customer({ email });
  const ana = await shopper(email);
  await wish(ana, true);
  await ana.save(ids);
  return { id, ana };
}

test('RL-03 one mail tells of all that is cheaper or back, with a way to turn it off', async () => {
  await products(1, 3);
  await products(4, 1, { stock: 0 });
  await withSaved([1, 2, 3, 4]);
  expect(await run()).toBe(0);
  await price(1, 70_000);
  await price(2, 99_900);
  await price(3, 110_000);
  await stock(4, 3);
  expect(await run()).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe('ana@correo.mx');
  expect(mail?.subject).toBe('De tus favoritos: 2 bajaron de precio y 1 ya está disponible');
  expect(mail?.text).toContain(
    '- Producto 1\n  Bajó $300: ahora $700, antes $1,000\n  http://localhost:3000/producto/1/producto-1',
  );
  expect(mail?.text).toContain('Bajó $1: ahora $999');
  expect(mail?.text).toContain('- Producto 4\n  Ya hay otra vez: $1,000');
  expect(mail?.text).not.toContain('Producto 3');
  expect(mail?.text).toContain(mail?.off ?? 'nothing');
  expect(jobs).toMatchObject([{ job: 'send-mail' }]);
});

test('done again, and by several workers at once, it mails nobody twice', async () => {
  await products(1, 2);
  for (const email of ['ana@correo.mx', 'luis@correo.mx', 'eva@correo.mx']) await withSaved([1, 2], email);
  await price(1, 50_000);
  const written = await Promise.all([run(), run(), run(), run()]);
  expect(written.reduce((sum, one) => sum + one)).toBe(3);
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
    ...['ana@correo.mx', 'eva@correo.mx', 'luis@correo.mx'],
  ]);
  for (const hours of [1, 30]) {
    await later(`${hours} hours`);
    expect(await run()).toBe(0);
  }
});

test('a worker that dies before its commit leaves the news for the next one', async () => {
  await products(1, 1);
  await withSaved([1]);
  await price(1, 50_000);
  const broken = createUnitOfWork(db, { put: () => Promise.reject(new Error('killed')) });
  await expect(mailWishlistNews(broken, letterShop)).rejects.toThrow(/could not be mailed/);
  expect(await mails()).toEqual([]);
  expect(await run()).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('one that fails stands in nobody’s way', async () => {
  await products(1, 1);
  await withSaved([1]);
  await withSaved([1], 'luis@correo.mx');
  await price(1, 50_000);
  let calls = 0;
  const outbox = {
    async put() {
      if (calls++ === 0) throw new Error('the first fails');
    },
  };
  await expect(mailWishlistNews(createUnitOfWork(db, outbox), letterShop)).rejects.toThrow(AggregateError);
  expect(await mails()).toHaveLength(1);
});

test('at most one mail a day: what happens meanwhile waits, and is as it is by then', async () => {
  await products(1, 3);
  await withSaved([1, 2, 3]);
  await price(1, 90_000);
  await run();
  await price(2, 80_000);
  await price(3, 70_000);
  expect(await run()).toBe(0);
  await later('23 hours 59 minutes');
  expect(await run()).toBe(0);
  // The price rises again before a mail could report the drop.
  await price(3, 100_000);
  await later('1 minute');
  expect(await run()).toBe(1);
  const [, second] = await mails();
  expect(second?.subject).toBe('Bajó de precio: Producto 2');
  expect(second?.text).not.toMatch(/Producto [13]/);
});

test('a drop that is undone is not mailed; a further drop and a new drop are', async () => {
  await products(1, 1);
  await withSaved([1]);
  await price(1, 80_000);
  await price(1, 100_000);
  expect(await run()).toBe(0);
  const mailed: string[] = [];
  const after = async (centavos: number) => {
    await price(1, centavos);
    await later('25 hours');
    if ((await run()) === 1) mailed.push((await mails()).at(-1)?.text.match(/ahora (\$\d+)/)?.[1] ?? '?');
  };
  // Prices in this sequence: lower, a little higher, the first again, lower again, the saved price, and the first
  // again.
  for (const centavos of [80_000, 85_000, 80_000, 75_000, 100_000, 80_000]) await after(centavos);
  expect(mailed).toEqual(['$800', '$750', '$800']);
});

test('sold out and back is mailed once, also for a product that was sold out when it was saved', async () => {
  await products(1, 1);
  await withSaved([1]);
  await stock(1, 0);
  await price(1, 50_000);
  // A product that cannot be bought is no news.
  expect(await run()).toBe(0);
  await stock(1, 2);
  expect(await run()).toBe(1);
  expect((await mails())[0]?.text).toContain('Ya hay otra vez · Bajó $500');
  await later('25 hours');
  expect(await run()).toBe(0);
  await pool.query('update products set is_active = false');
  await run();
  await pool.query('update products set is_active = true');
  expect(await run()).toBe(1);
});

test('only customers who turned the mails on are mailed, and earlier news is not mailed later', async () => {
  await products(1, 2);
  await customer();
  const ana = await shopper();
  await ana.save([1, 2]);
  await price(1, 50_000);
  expect(await run()).toBe(0);
  await wish(ana, true);
  expect(await run()).toBe(0);
  await price(2, 60_000);
  expect(await run()).toBe(1);
  expect((await mails())[0]?.text).not.toContain('Producto 1');
  await wish(ana, false);
  await later('25 hours');
  await price(2, 10_000);
  expect(await run()).toBe(0);
});

test('nobody is mailed whose account is closed or about to be erased, nor of what was removed', async () => {
  await products(1, 1);
  const { id, ana } = await withSaved([1]);
  await price(1, 50_000);
  for (const column of ['blocked_at', 'deletion_requested_at']) {
    await pool.query(`update customers set ${column} = now() where id = $1`, [id]);
    expect(await run(), column).toBe(0);
    await pool.query(`update customers set ${column} = null where id = $1`, [id]);
  }
  await ana.remove([1]);
  expect(await run()).toBe(0);
});

test('a product in two lists is one piece of news', async () => {
  await products(1, 1);
  const { ana } = await withSaved([1]);
  await ana.save([1], await ana.make('Regalos'));
  await price(1, 50_000);
  expect(await run()).toBe(1);
  expect((await mails())[0]?.text.match(/- Producto 1/g)).toHaveLength(1);
  await later('25 hours');
  expect(await run()).toBe(0);
});

test('RL-03 an item that moves to another list while a mail is written is not mailed again', async () => {
  await products(1, 1);
  const { id, ana } = await withSaved([1]);
  const gifts = await ana.make('Regalos');
  const list = (await ana.lists())[0]?.id;
  await price(1, 50_000);
  const moving = await units.withTransaction(async (unit) => {
    const mailings = mailingRepository(unit.db);
    await mailings.lock(id);
    const move = ana.send('POST', `/listas/${list}/mover`, { products: [1], a: gifts });
    // The move must wait for the lock. Without the lock it would end at once.
    const isWaiting = async () =>
      (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .rowCount;
    let isOver = false;
    void move.finally(() => (isOver = true));
    while (!(isOver || (await isWaiting()))) await new Promise(setImmediate);
    expect(isOver).toBe(false);
    expect(await mailings.takeNews(id)).toHaveLength(1);
    return { move };
  });
  expect((await moving.move).status).toBe(200);
  await later('25 hours');
  expect(await run()).toBe(0);
});

test('many are cut to ten, and a hostile title is escaped', async () => {
  const ids = await products(1, 14);
  await pool.query(`update products set title = '<script>alert(1)</script>' where id = 1`);
  await withSaved(ids);
  await pool.query('update products set sale_price = 90000 - id');
  await run();
  const [mail] = await mails();
  expect(mail?.text.match(/^- /gm)).toHaveLength(10);
  expect(mail?.text).toContain('Y 4 productos más de tus listas.');
  const { rows } = await pool.query('select html from mails');
  expect(rows[0].html).not.toContain('<script>alert');
});

test('the link turns these mails off, without signing in, and nothing else; a forged one does not', async () => {
  await products(1, 1);
  const { id, ana } = await withSaved([1]);
  await wish(ana, true);
  await price(1, 50_000);
  await run();
  const [mail] = await mails();
  const token = new URL(mail?.off ?? '').searchParams.get('token') ?? '';
  const off = (given: string) => call('POST', '/app/v1/avisos/apagar', { payload: { token: given } });
  const isOn = async () =>
    (await pool.query(`select is_on from notification_settings where customer_id = $1 and kind = 'favoritos'`, [id]))
      .rows;
  for (const forged of [`${token}x`, token.replace(id, crypto.randomUUID()), 'nada'])
    expect((await off(forged)).status).toBe(404);
  const [, , signature = ''] = token.split('.');
  expect((await off(`${id}.9999999999.${signature}`)).status).toBe(404);
  expect(await isOn()).toEqual([{ is_on: true }]);
  for (let n = 0; n < 2; n++) expect((await off(token)).status).toBe(200);
  expect(await isOn()).toEqual([{ is_on: false }]);
  // The token gives access to no other call.
  expect((await call('GET', '/app/v1/wish-list', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
});

test('what was removed is deleted after a day', async () => {
  await products(1, 2);
  const { ana } = await withSaved([1, 2]);
  const gifts = await ana.make('Regalos');
  await ana.remove([1]);
  await ana.send('DELETE', `/listas/${gifts}`);
  expect(await pruneWishlists(units)).toBe(0);
  await pool.query(`update wishlist_items set removed_at = removed_at - interval '25 hours'`);
  await pool.query(`update wishlists set deleted_at = deleted_at - interval '25 hours'`);
  expect(await pruneWishlists(units)).toBe(2);
  expect(await ana.ids()).toEqual([2]);
});

test.each([
  [{ price: 70_000, savedPrice: 100_000, isBack: false }, 'Bajó $300: ahora $700, antes $1,000'],
  [{ price: 70_050, savedPrice: 100_000, isBack: true }, 'Ya hay otra vez · Bajó $299.50: ahora $700.50, antes $1,000'],
  [{ price: 100_000, savedPrice: 100_000, isBack: true }, 'Ya hay otra vez: $1,000'],
  [{ price: 120_000, savedPrice: 100_000, isBack: true }, 'Ya hay otra vez: $1,200'],
])('the mail says of %j: %s', (novelty, words) => {
  expect(noveltyWords({ id: 1, title: 'x', slug: 'x', ...novelty })).toBe(words);
});
