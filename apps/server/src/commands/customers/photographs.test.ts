/** Tests `npm run shop -- photographs …` on a real database (AF-02). */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const id = '0b9f1c52-7f0e-4d55-9a34-5f6d2f1f2a10';

beforeEach(async () => {
  await pool.query('delete from customers');
  await pool.query(
    `with ana as (insert into customers (email, password_hash, nombre) values ('ana@correo.mx', '-', 'Ana') returning id)
     insert into photographs (customer_id, form_id, place, sent_hash, bytes, preview, used_by)
     select ana.id, gen_random_uuid(), place, sha256(place::text::bytea), place::text::bytea, '-',
            case when place < 3 then 'return ${id}' end from ana, generate_series(1, 3) place`,
  );
});

test('AF-02 an operator saves the photographs of a return, which others of the machine cannot read', async () => {
  const files = [1, 2].map((number) => join(folder, `${id}-${number}.webp`));
  expect((await shop(['photographs', 'save', id, folder])).out).toBe(`${files.join('\n')}\n`);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['1', '2']);
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect((await shop(['photographs', 'save', id, folder])).code).toBe(1);
});

test.each([
  [['save', 'abc', '.'], 'Nothing with the id abc has photographs.'],
  [['save', '../x', '.'], '"../x" is no id of a return or a review.'],
  [['save', id], 'Which ones, and into which folder?'],
  [['list'], 'There is no "photographs list".'],
  [[], 'photographs save ID FOLDER'],
])('%j: %s', async (words, said) => {
  const { out, err } = await shop(['photographs', ...words]);
  expect(out + err).toContain(said);
});
