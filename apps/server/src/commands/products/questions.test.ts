/** Tests the commands about questions: their words, options and answers (AF-05). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();

beforeEach(async () => {
  await pool.query('truncate product_questions restart identity cascade');
  await pool.query('truncate customers, mails cascade');
  await pool.query(
    `with customer as (insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id)
     insert into product_questions (product_id, customer_id, form_id, text, folded)
     select 7, id, gen_random_uuid(), E'¿Trae\\u001b[31m tapa?', ' trae tapa' from customer`,
  );
});

test('AF-05 a question is listed, shown, answered by the shop and by its seller, and hidden', async () => {
  const list = await shop(['questions', 'list']);
  expect([list.code, list.out]).toEqual([0, expect.stringMatching(/1 .+ waiting +7 +Olla de presión +1 +¿Trae/)]);
  expect(list.out).not.toContain('\u001b');
  const { rows } = await pool.query('update stores set is_own = false returning id');
  const answered = await shop(['questions', 'answer', '1', '--text', 'Sí, trae.', '--store', `${rows[0].id}`]);
  expect(answered.out).toContain('Question 1 is answered by La Merced: Sí, trae.');
  expect((await shop(['questions', 'answer', '1', '--text', 'Sí.', '--as', 'Carmen'])).out).toContain('by the shop');
  expect((await shop(['questions', 'list'])).out).toBe('No question waits for an answer.\n');
  const show = await shop(['questions', 'show', '1', '--as', 'Carmen']);
  expect(show.out).toMatch(/State +answered\n.*Answer +Sí\.\n.*By +Carmen\n/s);
  expect((await shop(['questions', 'hide', '1'])).out).toContain('questions hide 1 --undo');
  expect((await shop(['questions', 'list', '--all', '--product', '7'])).out).toContain('hidden');
  expect((await shop(['questions', 'list', '--all', '--product', '8', '--json'])).out).toBe('[]\n');
  expect((await shop(['questions', 'hide', '1', '--undo'])).out).toContain('is shown');
  const mails = await pool.query('select recipient from mails');
  expect(mails.rows).toEqual([{ recipient: 'ana@correo.mx' }]);
});

test.each([
  [['answer', '1'], 'What is the answer?'],
  [['answer', '1', '--text', 'a\u0000b'], 'invisible characters'],
  [['answer', '1', '--text', 'Sí', '--store', '99'], 'does not sell product 7'],
  [['show', '99'], 'There is no question 99'],
  [['show'], 'Which question?'],
  [['erase', '1'], 'There is no "questions erase".'],
  [['list', '1'], 'more than this command takes'],
])('AF-05 questions %j is refused with one sentence', async (words, sentence) => {
  const { code, err } = await shop(['questions', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
