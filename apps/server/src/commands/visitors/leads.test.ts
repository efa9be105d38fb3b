/** Tests of the commands about businesses that want to sell (RT-25). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();

beforeEach(async () => {
  await pool.query('truncate seller_leads');
  await pool.query(
    `insert into seller_leads (id, folio, name, business, rfc, email, phone, category, sells, opened_at, changed_at)
     values (gen_random_uuid(), 'VAB2CD3EF', 'Rosa', E'Ollas\\u001b[31m', 'EKU9003173C9', 'rosa@ollas.mx', '5512345678',
             'Hogar', E'Ollas\\nde barro', '2026-12-02T10:00:00Z', '2026-12-02T10:00:00Z')`,
  );
});

test('RT-25 a lead is listed, shown in full, and closed with a note', async () => {
  expect((await shop(['leads', 'list'])).out).toMatch(
    /VAB2CD3EF +waiting +2026-12-02T10:00:00Z +EKU9003173C9 +Hogar +Ollas/,
  );
  const show = await shop(['leads', 'show', 'vab2-cd3ef']);
  for (const part of ['EKU9003173C9', 'rosa@ollas.mx', '5512345678', 'Ollas de barro'])
    expect(show.out).toContain(part);
  expect(show.out).not.toContain('\u001b');
  expect((await shop(['leads', 'close', 'VAB2CD3EF', '--note', 'Manda su catálogo'])).out).toBe(
    'Lead VAB2CD3EF: was waiting, is closed\n',
  );
  expect((await shop(['leads', 'close', 'VAB2CD3EF'])).out).toBe('Lead VAB2CD3EF: is closed as before\n');
  expect((await shop(['leads', 'list'])).out).toBe('No business waits for the shop.\n');
  expect((await shop(['leads', 'list', '--all', '--json'])).out).toContain('"note": "Manda su catálogo"');
});

test.each([
  [['show'], 'Which folio?'],
  [['show', 'VAAAAAAAA'], 'There is no lead VAAAAAAAA'],
  [['list', '--rows', 'x'], 'is no number of rows'],
  [['open', 'VAB2CD3EF'], 'There is no "leads open".'],
])('RT-25 leads %j is refused with one sentence', async (words, sentence) => {
  const { code, err } = await shop(['leads', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
