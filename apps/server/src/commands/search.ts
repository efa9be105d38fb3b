/** `shop search`: the index of search and its synonyms. */
import { readFileSync } from 'node:fs';
import { createSearchOffice, healListings } from '@tianguis/api';
import { readSynonyms } from '@tianguis/domain/words';
import { createProgress } from '../progress.ts';
import { besideConfig, type Settings } from '../settings.ts';
import { type Command, type Desk, Usage, type Work } from './command.ts';
import { printable } from './words.ts';

const usage = `  search status                     how many products the index of search has, and how many wait to be read again
  search build                      builds listings and the words of all products anew; the shop stays open, and found things stay found
  search synonyms                   checks config/synonyms.txt and makes all processes use it as it is now`;

export const searchCommand: Command = { usage, read };

function read([verb, ...rest]: readonly string[], settings: Settings): Work {
  const work = verb === undefined ? undefined : verbs[verb];
  if (!work || rest.length > 0)
    throw new Usage(verb === undefined ? '' : `There is no "search ${printable([verb, ...rest].join(' '))}".`);
  return (desk) => work(desk, settings);
}

const verbs: Readonly<Record<string, (desk: Desk, settings: Settings) => Promise<void>>> = {
  async status({ database: { pool }, say }) {
    const { rows } = await pool.query<{ products: number; waiting: number; words: number; departments: number }>(`
      select (select count(*)::integer from listing) as products,
             (select count(*)::integer from search_waiting as w join listing as l using (product_id)) as waiting,
             (select count(distinct word)::integer from search_vocabulary) as words,
             (select count(distinct level1_id)::integer from search_segments) as departments`);
    const [{ products, waiting, words, departments } = { products: 0, waiting: 0, words: 0, departments: 0 }] = rows;
    const number = (count: number) => count.toLocaleString('en');
    say(`${number(products)} products on sale, ${number(words)} words in ${number(departments)} departments.`);
    say(
      waiting === 0
        ? 'Nothing waits: every product is found by the words that it has.'
        : `${number(waiting)} products changed and wait to be read again; the worker does so each minute.`,
    );
  },

  async build({ database: { pool }, say }) {
    await healListings(pool);
    const office = createSearchOffice(pool);
    const { rows } = await pool.query<{ id: number; products: number }>(
      'select level1_id as id, count(*)::integer as products from listing group by level1_id order by 1',
    );
    // Also what is left of departments that have no products any more.
    const departments = new Set([...rows.map(({ id }) => id), ...(await office.damaged())]);
    const total = rows.reduce((sum, { products }) => sum + products, 0);
    const show = createProgress('Words for search', process.stderr);
    let done = 0;
    const products = await office.build([...departments], (count) => {
      done += count;
      show(done, total);
    });
    say(`The index of search has ${products.toLocaleString('en')} products.`);
  },

  async synonyms({ database: { pool }, say }, settings) {
    const file = besideConfig(settings, 'synonyms.txt');
    const { size } = readSynonyms(readFileSync(file, 'utf8'));
    await pool.query(`select invalidate(array['synonyms', 'search'])`);
    say(`${size} groups of ${file} are used by every process of the shop within a second.`);
  },
};
