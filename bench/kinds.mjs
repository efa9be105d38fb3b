// Measures how many results of a search for a thing are of that kind, on the demo shop:
//   node bench/kinds.mjs [--again]
// Searches for the nouns, adjectives and brands of relevance/*.txt; with --again, searches for the words of another
// author (*-again.txt). The authors had not seen the search, and derived from the catalogue's facts which leaf
// categories a noun or a brand means. Only the first ten results of each search count.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/runtime.mjs';
import './shop/own-node.mjs';
import { readWords } from './search/words.mjs';
import { machine, openShopDatabase, printTable, record } from './shop/shop.mjs';

const places = 10;
const enough = 5;
const target = { adjectives: 12 / 420, orders: 0.95 };

const { createApi } = await import('@tianguis/api');
const { loadShopConfig } = await import('@tianguis/config');
const { openDatabase } = await import('@tianguis/database');
const shop = await openShopDatabase();
const { db, pool, close } = openDatabase({ url: shop.url, max: 4 });
const config = loadShopConfig(resolve(root, 'config/shop.json'));
const app = await createApi({ db, config, publicOrigin: 'http://localhost', words: readWords });
const { rows } = await pool.query(
  'select p.id, c.path from products as p join categories as c on c.id = p.category_id',
);
const paths = new Map(rows.map(({ id, path }) => [id, path]));

const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
const lines = (name) =>
  readFileSync(new URL(`./relevance/${name}${values.again ? '-again' : ''}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
const withKinds = (name) =>
  lines(name).map((line) => {
    const [text, ids] = line.split('|').map((part) => part.trim());
    return { text, kinds: new Set(ids.split(',').map(Number)) };
  });

async function search(query, order_by = 'relevance') {
  const address = new URLSearchParams({ query, order_by, page_size: String(places) });
  const reply = await app.inject(`/search/v1/products?${address}`);
  if (reply.statusCode !== 200) throw new Error(`${query}: ${reply.body}`);
  return reply.json();
}
const right = ({ data }, kinds) =>
  data.products.filter(({ id }) => paths.get(id)?.some((category) => kinds.has(category))).length;

const nouns = withKinds('nouns');
const described = [];
for (const { text, kinds } of nouns)
  for (const adjective of lines('adjectives')) {
    const query = `${text} ${adjective}`;
    const count = right(await search(query), kinds);
    if (count < enough) described.push(`${query} (${count})`);
  }
const asked = nouns.length * lines('adjectives').length;

const orders = {};
for (const order of ['relevance', 'price_asc', 'price_desc', 'rating', 'newest', 'discount']) {
  let count = 0;
  for (const { text, kinds } of nouns) count += right(await search(text, order), kinds);
  orders[order] = count / (nouns.length * places);
}

const turned = [];
let shown = 0;
const brands = withKinds('brands');
for (const { text, kinds } of brands) {
  const reply = await search(text);
  if (reply.metadata.corrected !== null) turned.push(`${text} → ${reply.metadata.corrected}`);
  if (right(reply, kinds) >= enough) shown++;
}
await app.close();
await close();
await shop.stop();

console.log(`\n${machine()}\n`);
const percent = (share) => `${(share * 100).toFixed(1)} %`;
printTable(
  ['what', 'measured', 'must be'],
  [
    [
      'noun with adjective: fewer than 5 of its kind',
      `${described.length} of ${asked}`,
      `≤ ${percent(target.adjectives)}`,
    ],
    ...Object.entries(orders).map(([order, share]) => [`plain noun by ${order}: right kind`, percent(share), '≥ 95 %']),
    ['brands not carried that became another word', `${turned.length} of ${brands.length}`, '0'],
    ['brands not carried that show what they are known for', `${shown} of ${brands.length}`, ''],
  ],
);
for (const line of [...described, ...turned]) console.log(line);
record('kinds', {
  measured: `noun with adjective ${described.length} of ${asked}; orders from ${percent(Math.min(...Object.values(orders)))}; ${turned.length} brands became another word`,
  met:
    described.length <= asked * target.adjectives &&
    Object.values(orders).every((share) => share >= target.orders) &&
    turned.length === 0,
  method: `first ${places} of searches for ${nouns.length} nouns, with ${lines('adjectives').length} adjectives and in every order`,
});
