/** `shop search`: the search index and its synonyms. */
import { synonymsTag } from '@tianguis/api';
import { createPostgresIndex, createPostgresMaintenance, IndexNotReady, searchTag } from '@tianguis/catalogue-index';
import { readWordRules } from '@tianguis/domain/words';
import { createProgress } from '../../logging/progress.ts';
import type { Settings } from '../../settings/settings.ts';
import { readWordFiles } from '../../settings/word-files.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { oneLine } from '../table.ts';
import { printable, readOptions } from '../words.ts';

const usage = `  search status                     how many products the search index has, how many changed ones are not
                                    analysed yet, and how many nothing was learned from yet
  search build                      rebuilds listings and search from all products; the shop stays open meanwhile
  search explain TEXT [--product ID]
                                    how a search is parsed, and what ranks its first ten products, or this one
  search synonyms                   checks synonyms.txt, brands.txt and occasions.txt of config/ and makes all
                                    processes read them again`;

export const searchCommand: Command = { usage, read };

/**
 * The number of products that are explained, and the number of first results in which a single product is looked for.
 */
const explained = 10;
const searched = 2_000;

function read([verb, ...rest]: readonly string[], settings: Settings): Work {
  if (verb === 'explain') {
    const { words, options } = readOptions(rest, ['--product=']);
    if (words.length === 0) throw new Usage('What is searched? Write it behind "search explain".');
    const product = options.get('--product');
    if (product !== undefined && !/^\d{1,9}$/.test(product))
      throw new Usage(`"${printable(product)}" is no number of a product.`);
    const only = product === undefined ? undefined : Number(product);
    return reading((context) => explain(context, settings, words.join(' '), only));
  }
  const work = verb === undefined ? undefined : verbs[verb];
  if (!work || rest.length > 0)
    throw new Usage(verb === undefined ? '' : `There is no "search ${printable([verb, ...rest].join(' '))}".`);
  return (context) => work(context, settings);
}

const verbs: Readonly<Record<string, (context: CommandContext, settings: Settings) => Promise<void>>> = {
  async status({ database: { pool }, say }) {
    const { products, pending, words, departments, unlearned } = await createPostgresMaintenance(pool).status();
    const number = (count: number) => count.toLocaleString('en');
    say(`${number(products)} products on sale in ${number(departments)} departments, ${number(words)} words.`);
    say(
      pending === 0
        ? 'Every product is found by its current words.'
        : `${number(pending)} changed products are not analysed yet; the worker does so each minute.`,
    );
    say(
      unlearned.departments === 0
        ? 'Words, things and suggestions were learned from the products as they are.'
        : `Words, things and suggestions are not those of ${number(unlearned.products)} products in ${number(unlearned.departments)} departments, which came, changed or went since: the worker learns from small departments within a minute and from large ones by turns, "search build" from all at once.`,
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
    const { synonyms, brands, occasions } = readWordRules(readWordFiles(settings));
    await pool.query('select invalidate($1)', [[synonymsTag, searchTag]]);
    say(
      `${synonyms.size} groups of synonyms, ${brands.size} of brands and ${occasions.size} of occasions are used by every process of the shop within a second.`,
    );
  },
};

async function explain(
  { database: { db }, say }: CommandContext,
  settings: Settings,
  text: string,
  only: number | undefined,
): Promise<void> {
  const index = createPostgresIndex(db, { rules: readWordRules(readWordFiles(settings)) });
  const page = { limit: only === undefined ? explained : searched, offset: 0 };
  const { query, products } = await index.explain({ text, filters: {}, page, only }).catch((error) => {
    if (!(error instanceof IndexNotReady)) throw error;
    throw new Error(`${error.message}, and so does "npm run shop -- search build".`);
  });
  for (const line of query) say(line);
  const ids = products.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  for (const { id, position, reasons } of products) {
    say(`\n${position}. ${id} ${oneLine(titles.get(id) ?? '')}`);
    for (const reason of reasons) say(`   ${reason}`);
  }
  if (only !== undefined && products.length === 0)
    say(`\nProduct ${only} is not found by it, or not among the first ${searched.toLocaleString('en')}.`);
}
