/** Tests of requests that take effect once (CO-06). */
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { beginRequest, isPressedTwice, pruneRequests, storeAnswer } from './service.ts';

const { pool, db } = await withDatabase({ max: 12 });
const shop = createUnitOfWork(db);
let customer: string;
let other: string;

beforeEach(async () => {
  await pool.query('delete from customers');
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (email, nombre) values ('ana@correo.mx', 'Ana'), ('beto@correo.mx', 'Beto') returning id`,
  );
  [customer, other] = rows.map(({ id }) => id) as [string, string];
});

const key = '0123456789abcdef';
const request = (more: Partial<{ customer: string; operation: string; key: string }> = {}) => ({
  ...{ customer, operation: 'pedido', key },
  ...more,
});
const begin = (more?: Parameters<typeof request>[0], body: unknown = { total: 1 }) =>
  shop.withTransaction((unit) => beginRequest(unit, request(more), body));

test('CO-06 twenty requests at once with one key take effect once, and the others get its answer', async () => {
  let effects = 0;
  const place = () =>
    shop.withTransaction(async (unit) => {
      const begun = await beginRequest(unit, request(), { total: 1 });
      if (begun.state === 'again') return begun.answer;
      effects++;
      const answer = { order: effects };
      await storeAnswer(unit, request(), answer);
      return answer;
    });
  const answers = await Promise.all(Array.from({ length: 20 }, place));
  expect([effects, new Set(answers.map((answer) => JSON.stringify(answer)))]).toEqual([1, new Set(['{"order":1}'])]);
});

test('CO-06 a request that failed leaves nothing, and can be sent again', async () => {
  const failed = shop.withTransaction(async (unit) => {
    await beginRequest(unit, request(), { total: 1 });
    throw new Error('the stock changed');
  });
  await expect(failed).rejects.toThrow('the stock changed');
  expect(await begin()).toEqual({ state: 'new' });
  expect(await begin()).toEqual({ state: 'again', answer: undefined });
});

test('another body under the same key is refused; customers and operations have keys of their own', async () => {
  await begin();
  await expect(begin({}, { total: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await begin({ customer: other }, { total: 2 })).toEqual({ state: 'new' });
  expect(await begin({ operation: 'reembolso' }, { total: 2 })).toEqual({ state: 'new' });
});

test('a form that is sent twice at once without a key counts once', async () => {
  const press = () =>
    shop.withTransaction((unit) => isPressedTwice(unit, { customer, operation: 'cart' }, { id: 7 }, 2));
  const presses = await Promise.all(Array.from({ length: 8 }, press));
  expect(presses.filter((isAgain) => !isAgain)).toHaveLength(1);
});

test('old requests are deleted', async () => {
  await begin();
  expect(await pruneRequests(shop, 24)).toBe(0);
  await pool.query(`update idempotent_requests set created_at = now() - interval '25 hours'`);
  expect(await pruneRequests(shop, 24)).toBe(1);
});
