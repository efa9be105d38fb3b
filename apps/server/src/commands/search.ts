/** `shop search`: the index of search and its synonyms. */
import { readFileSync } from 'node:fs';
import { synonymsTag } from '@tianguis/api';
import { createPostgresIndex, createPostgresMaintenance, searchTag } from '@tianguis/catalogue-index';
import { readSynonyms } from '@tianguis/domain/words';
import { createProgress } from '../progress.ts';
import { besideConfig, type Settings } from '../settings.ts';
import { type Command, type Desk, reading, Usage, type Work } from './command.ts';
import { printable } from './words.ts';

const usage = `  search status                     how many products the index of search has, and how many wait to be read again
  search build                      builds listings and the words of all products anew; the shop stays open, and found things stay found
  search explain TEXT           how a search is read, and why its first ten products come first
  search synonyms                   checks config/synonyms.txt and makes all processes use it as it is now`;

export const searchCommand: Command = { usage, read };

/** Products that are explained. */
const explained = 10;

function read([verb, ...rest]: readonly string[], settings: Settings): Work {
  if (verb === 'explain' && rest.length > 0) return reading((desk) => explain(desk, settings, rest.join(' ')));
  const work = verb === undefined ? undefined : verbs[verb];
  if (!work || rest.length > 0)
    throw new Usage(verb === undefined ? '' : `There is no "search ${printable([verb, ...rest].join(' '))}".`);
  return (desk) => work(desk, settings);
}

const verbs: Readonly<Record<string, (desk: Desk, settings: Settings) => Promise<void>>> = {
  async status({ database: { pool }, say }) {
    const { products, pending, words, departments } = await createPostgresMaintenance(pool).status();
    const number = (count: number) => count.toLocaleString('en');
    say(`${number(products)} products on sale, ${number(words)} words in ${number(departments)} departments.`);
    say(
      pending === 0
        ? 'Nothing waits: every product is found by the words that it has.'
        : `${number(pending)} products changed and wait to be read again; the worker does so each minute.`,
    );
  },

  async build({ database: { pool }, say }) {
    const index = createPostgresMaintenance(pool);
    const { products: total } = await index.status();
    const show = createProgress('Words for search', process.stderr);
    let done = 0;
    const products = await index.rebuild((count) => {
      done += count;
      show(done, total);
    });
    say(`The index of search has ${products.toLocaleString('en')} products.`);
  },

  async synonyms({ database: { pool }, say }, settings) {
    const file = besideConfig(settings, 'synonyms.txt');
    const { size } = readSynonyms(readFileSync(file, 'utf8'));
    await pool.query('select invalidate($1)', [[synonymsTag, searchTag]]);
    say(`${size} groups of ${file} are used by every process of the shop within a second.`);
  },
};

async function explain({ database: { db }, say }: Desk, settings: Settings, text: string): Promise<void> {
  const synonyms = readSynonyms(readFileSync(besideConfig(settings, 'synonyms.txt'), 'utf8'));
  const index = createPostgresIndex(db, { synonyms });
  const { query, products } = await index.explain({ text, filters: {}, page: { limit: explained, offset: 0 } });
  for (const line of query) say(line);
  const ids = products.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  for (const [at, { id, reasons }] of products.entries()) {
    say(`\n${at + 1}. ${id} ${printable(titles.get(id) ?? '')}`);
    for (const reason of reasons) say(`   ${reason}`);
  }
}
