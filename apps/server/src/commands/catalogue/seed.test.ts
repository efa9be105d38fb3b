import { withDatabase } from '@tianguis/testkit';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { Usage } from '../command.ts';
import { seedCommand } from './seed.ts';

const database = await withDatabase();
const settings = readSettings({ DEMO_PRODUCTS: '30', DEMO_SEED: 'una' });

async function seed(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await seedCommand.read(words, settings)({ database, say: (line) => said.push(line) });
  return said;
}

describe('issue 4, point 2: shop seed', () => {
  test.each([
    [['--products', '0'], '--products must be a whole number from 1 to 1,000,000.'],
    [['--products', '1000001'], '--products must be a whole number from 1 to 1,000,000.'],
    [['--products', '1e3'], '--products must be a whole number from 1 to 1,000,000.'],
    [['--seed', ''], '--seed must be a word of 1 to 100 characters.'],
    [['--size', '3'], "Unknown option '--size'."],
    [['twenty'], "Unexpected argument 'twenty'."],
  ])('%j is refused before any database is opened', (words, sentence) => {
    expect(() => seedCommand.read(words, settings)).toThrow(new Usage(sentence));
  });

  test('fills an empty shop, and no other; generated ids continue after those of the demo', async () => {
    expect(await seed('--products', '40')).toEqual([
      expect.stringMatching(/^The shop has 40 products now; it took \d+ s\.$/),
    ]);
    const { rows } =
      await database.pool.query(`select value ->> 'seed' as seed, value -> 'took' ? 'statistics' as timed,
      (select count(*) from products) as products, (select count(*) from index_documents) as listed from facts where name = 'demo'`);
    expect(rows).toEqual([{ seed: 'una', timed: true, products: 40, listed: expect.any(Number) }]);
    expect(rows[0].listed).toBeGreaterThan(30);
    await expect(seed()).rejects.toThrow(
      'The demo shop is loaded only into an empty database; this one has products already.',
    );
    await database.pool.query('update products set is_active = false; delete from products');
    await expect(seed()).rejects.toThrow('this one has stores already.');
    const { rows: next } = await database.pool.query(
      `select nextval(pg_get_serial_sequence('stores', 'id')) > max(id) as on from stores`,
    );
    expect(next).toEqual([{ on: true }]);
  });
});
