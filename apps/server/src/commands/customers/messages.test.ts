/** Tests the commands about messages: their words, options and answers (AF-05). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const folio = '0917346625M01';

beforeEach(async () => {
  await pool.query('truncate orders, stock_movements, customers, customer_audit cascade');
  await pool.query(
    `with customer as (
       insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id
     ), placed as (
       insert into orders (number, checkout_id, customer_id, payment_state, goods, total, buyer)
       select '0917346625', gen_random_uuid(), id, 'paid', 10000, 10000, '{}' from customer returning id
     ), thread as (
       insert into message_threads (order_id, folio, opened_at, changed_at)
       select id, $1, '2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z' from placed returning id
     )
     insert into order_messages (thread_id, form_id, author, text, at)
     select id, gen_random_uuid(), 'customer', E'Rota\\u001b[31m\\nde abajo', '2026-12-01T10:00:00Z' from thread`,
    [folio],
  );
});

test('AF-05 a message is listed, shown, answered with a mail, and closed, and each command is noted', async () => {
  expect((await shop(['messages', 'list'])).out).toMatch(/0917346625M01 +waiting +0917346625 +2026-12-01T10:00:00Z/);
  const show = await shop(['messages', 'show', folio.toLowerCase(), '--as', 'Carmen']);
  expect(show.out).toContain('customer\nRota [31m de abajo');
  expect(show.out).not.toContain('\u001b');
  const answered = await shop(['messages', 'answer', folio, '--text', 'Te mandamos otra.', '--as', 'Carmen']);
  expect(answered.out).toBe(`Message ${folio}: was waiting, is answered\n`);
  expect((await shop(['messages', 'list'])).out).toBe('No message waits for the shop.\n');
  expect((await shop(['messages', 'show', folio, '--as', 'Carmen'])).out).toContain('shop, by Carmen\nTe mandamos');
  expect((await shop(['messages', 'close', folio, '--as', 'Carmen'])).out).toContain('is closed');
  expect((await shop(['messages', 'list', '--all', '--json'])).out).toContain('"state": "closed"');
  const noted = await pool.query(`select action, count(*)::int from customer_audit group by 1 order by 1`);
  expect(noted.rows).toEqual([
    { action: 'order-changed', count: 2 },
    { action: 'shown', count: 2 },
  ]);
  expect((await pool.query('select step from order_mails')).rows).toEqual([{ step: 'message-answered' }]);
});

test.each([
  [['answer', folio], 'What is the answer?'],
  [['show'], 'Which folio?'],
  [['show', '1'], 'There is no message 1'],
  [['list', '--rows', 'x'], 'is no number of rows'],
  [['open', folio], 'There is no "messages open".'],
])('AF-05 messages %j is refused with one sentence', async (words, sentence) => {
  const { code, err } = await shop(['messages', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});

test('RT-17 a message of the contact page is listed beside those of orders, shown, answered by mail, and closed', async () => {
  await pool.query(`truncate contact_requests, mails cascade`);
  await pool.query(
    `insert into contact_requests (id, folio, name, email, subject, text, opened_at, changed_at)
     values (gen_random_uuid(), 'CAB2CD3EF', E'Eva\\u001b[31m', 'eva@correo.mx', 'producto', E'No\\nprende',
             '2026-12-02T10:00:00Z', '2026-12-02T10:00:00Z')`,
  );
  const list = (await shop(['messages', 'list'])).out.trimEnd().split('\n');
  expect(list.map((line) => line.split(/ +/)[0])).toEqual(['Folio', folio, 'CAB2CD3EF']);
  expect(list[2]).toMatch(/CAB2CD3EF +waiting +- +2026-12-02T10:00:00Z +Un producto/);
  expect((await shop(['messages', 'list', '--all', '--rows', '1'])).out).toContain('CAB2CD3EF');
  const show = await shop(['messages', 'show', 'cab2-cd3ef', '--as', 'Carmen']);
  expect(show.out).toContain('eva@correo.mx');
  expect(show.out).toContain('visitor\nNo prende');
  expect(show.out).not.toContain('\u001b');
  const answered = await shop(['messages', 'answer', 'CAB2CD3EF', '--text', 'Conéctala.', '--as', 'Carmen']);
  expect(answered.out).toBe('Message CAB2CD3EF: was waiting, is answered\n');
  expect((await pool.query('select kind, recipient, subject from mails')).rows).toEqual([
    {
      ...{ kind: 'contact-answered', recipient: 'eva@correo.mx' },
      subject: 'Respuesta a tu mensaje, folio CAB2CD3EF',
    },
  ]);
  expect((await shop(['messages', 'close', 'CAB2CD3EF', '--as', 'Carmen'])).out).toContain('is closed');
  expect((await shop(['messages', 'show', 'CAAAAAAAA'])).err).toContain('There is no message CAAAAAAAA');
});
