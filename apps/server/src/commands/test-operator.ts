/** For tests: runs commands on a shop with two products, and returns their output. */
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach } from 'vitest';
import { explain } from '../logging/explain.ts';
import { readSettings } from '../settings/settings.ts';
import { Usage } from './command.ts';
import { commands } from './run-command.ts';
import { type Answer, runHere, runProcess } from './test-command.ts';

/** Opens the shop. Call it at the top of a file, so that each test starts with the same data. */
export async function openTestShop() {
  const database = await withDatabase();
  const { url, db, pool } = database;

  beforeEach(async () => {
    await pool.query('truncate categories, brands, stores, products, reviews, pictures, variant_offers cascade');
    const rows = new CatalogueBuilder(db);
    await rows.categories([{ id: 1, name: 'Hogar', children: [{ id: 2, name: 'Cocina' }] }]);
    await rows.brand({ name: 'Peltre' });
    await rows.store({ name: 'La Merced' });
    await rows.product([1, 2], {
      id: 7,
      sku: 'OLLA',
      title: 'Olla de presión',
      list_price: 100_000,
      sale_price: 100_000,
      stock: 5,
    });
    await rows.variant(7, { sku: 'OLLA-1', list_price: 100_000, sale_price: 100_000, stock: 5 });
    await rows.product([1, 2], {
      id: 8,
      sku: 'TAZA',
      title: 'Taza\u001b[31m',
      list_price: 5_000,
      sale_price: 4_000,
      stock: 9,
    });
    await rows.variant(8, {
      sku: 'TAZA-1',
      list_price: 5_000,
      sale_price: 4_000,
      stock: 4,
      options: '{"Color": "Rojo"}',
    });
    await rows.variant(8, {
      sku: 'TAZA-2',
      list_price: 6_000,
      sale_price: 6_000,
      stock: 5,
      options: '{"Color": "Azul"}',
    });
    await pool.query('truncate invalidations');
  });

  const given = (input: string) => ({ settings: { DATABASE_URL: url }, folder: process.cwd(), input });

  /** Runs a command in a process of its own. */
  const program = (words: readonly string[], input: string): Promise<Answer> => runProcess(words, given(input));

  /** Runs a command in this process on the open database. Opening a database for each command takes longer. */
  async function shop([name = '', ...words]: readonly string[], input?: string): Promise<Answer> {
    if (input !== undefined) return runHere([name, ...words], given(input));
    const answer: Answer = { code: 0, out: '', err: '' };
    const command = commands[name];
    if (!command || 'run' in command) throw new Error(`"${name}" is no command that works on an open database.`);
    const say = (line: string) => {
      answer.out += `${line}\n`;
    };
    try {
      await command.read(words, readSettings({ DATABASE_URL: url }))({ database, say });
    } catch (error) {
      answer.code = 1;
      answer.err = `${error instanceof Usage ? `${error.message}\n${command.usage}` : explain(error)}\n`;
    }
    return answer;
  }

  /** Runs the command that an output contains to revert its change. */
  function undo({ out }: Answer): Promise<Answer> {
    const said = out
      .slice(out.indexOf('To take it back: npm run shop -- '))
      .replace('To take it back: npm run shop -- ', '');
    const [command = '', ...lines] = said.trimEnd().split('\n');
    const typed = lines.filter((line) => line !== 'END').join('\n');
    return shop(shellWords(command.replace(" <<'END'", '')), typed || undefined);
  }

  const news = async (): Promise<string[]> =>
    (await pool.query<{ tag: string }>('select distinct unnest(tags) as tag from invalidations order by 1')).rows.map(
      ({ tag }) => tag,
    );

  return { db, pool, url, shop, program, undo, news };
}

/** The words of a command as a shell reads them, with single quotes. */
function shellWords(command: string): string[] {
  const words = command.match(/(?:[^\s'\\]|'[^']*'|\\.)+/g) ?? [];
  return words.map((word) => word.replace(/'([^']*)'|\\(.)/g, '$1$2'));
}
