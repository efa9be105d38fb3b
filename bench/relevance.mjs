// How good search is at finding what is meant:
//   node bench/relevance.mjs                         the judged searches of bench/relevance/queries.txt on the demo shop (BENCH_DATA_DIR)
//   node bench/relevance.mjs --half 2                those that are set aside: looked at once, when ranking is no longer tuned
//   node bench/relevance.mjs --worst 20              and the searches that do worst
// For each class of searches nDCG@10, recall@50 and how many find nothing, beside two ways that PostgreSQL offers by itself, in the same run: its
// `spanish` dictionary with ts_rank (title over description), and trigrams (word_similarity with the title). Among equals the most popular come first.
import './own-node.mjs';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/runtime.mjs';
import { grade, sumUp } from './relevance/grades.mjs';
import { readJudged } from './relevance/judged.mjs';
import { machine, openShopDatabase, printTable } from './shop.mjs';

const { values } = parseArgs({
  options: { half: { type: 'string', default: '1' }, worst: { type: 'string', default: '0' } },
});
const { createApi } = await import('@tianguis/api');
const { loadShopConfig } = await import('@tianguis/config');
const { migrate, openDatabase } = await import('@tianguis/database');

const shop = await openShopDatabase();
const database = openDatabase({ url: shop.url, max: 4 });
const { db, pool } = database;
await migrate(pool);
const app = await createApi({
  db,
  config: loadShopConfig(resolve(root, 'config/shop.json')),
  publicOrigin: 'http://localhost',
  synonyms: () => readFileSync(resolve(root, 'config/synonyms.txt'), 'utf8'),
});

const depth = 50;
const products = await readProducts();
const judged = readJudged(readFileSync(new URL('./relevance/queries.txt', import.meta.url), 'utf8'), products);
const asked = judged.filter((_, at) => at % 2 === (values.half === '2' ? 1 : 0));
await makeBaselines();
const ways = { ours: findOurs, 'spanish + ts_rank': findSpanish, trigrams: findTrigrams };
const graded = [];
for (const search of asked) {
  const grades = {};
  for (const [way, find] of Object.entries(ways)) grades[way] = grade(await find(search.query), search.labels);
  graded.push({ ...search, grades });
}

console.log(`\n${machine()}`);
console.log(`${asked.length} of ${judged.length} judged searches, half ${values.half}\n`);
const names = Object.keys(ways);
const percent = (value) => (Number.isNaN(value) ? '' : value.toFixed(3));
printTable(
  [
    'class',
    'searches',
    ...names.map((name) => `nDCG@10 ${name}`),
    ...names.map((name) => `recall@50 ${name}`),
    ...names.map((name) => `nothing ${name}`),
  ],
  sumUp(graded, names).map(({ name, count, sums }) => [
    name,
    count,
    ...names.map((way) => percent(sums[way].ndcg)),
    ...names.map((way) => percent(sums[way].recall)),
    ...names.map((way) => percent(sums[way].nothing)),
  ]),
);
const worst = graded
  .filter(({ labels }) => labels.size > 0)
  .toSorted((one, other) => one.grades.ours.ndcg - other.grades.ours.ndcg)
  .slice(0, Number(values.worst));
for (const { name, query, grades, labels } of worst)
  console.log(
    `${grades.ours.ndcg.toFixed(2)} (${grades['spanish + ts_rank'].ndcg.toFixed(2)}, ${grades.trigrams.ndcg.toFixed(2)}) ${name}: ${query} — ${labels.size} meant`,
  );
await app.close();
await database.close();
await shop.stop();

async function readProducts() {
  const { rows } = await pool.query(`
    select p.id, c.path, b.name as brand, p.title,
           p.title || ' ' || p.specifications::text || ' ' || coalesce((select string_agg(v.options::text, ' ') from product_variants as v where v.product_id = p.id), '') as text
      from products as p join categories as c on c.id = p.category_id join brands as b on b.id = p.brand_id where p.is_active`);
  return rows;
}

async function findOurs(query) {
  const reply = await app.inject(`/search/v1/products?query=${encodeURIComponent(query)}&page_size=${depth}`);
  if (reply.statusCode !== 200) throw new Error(`${query}: ${reply.body}`);
  return reply.json().data.products.map(({ id }) => id);
}

async function makeBaselines() {
  await pool.query('create extension if not exists pg_trgm');
  await pool.query(`
    drop table if exists relevance_baseline;
    create table relevance_baseline as
      select p.id, p.popularity, p.stock > 0 as can_be_bought, lower(p.title) as title,
             setweight(to_tsvector('spanish', p.title || ' ' || b.name), 'A') || setweight(to_tsvector('spanish', (select string_agg(name, ' ') from categories as c where c.id = any (d.path))), 'B')
             || setweight(to_tsvector('spanish', p.description), 'D') as words
        from products as p join brands as b on b.id = p.brand_id join categories as d on d.id = p.category_id where p.is_active;
    create index on relevance_baseline using gin (words);
    analyze relevance_baseline`);
}

async function findSpanish(query) {
  const { rows } = await pool.query(
    `select id from relevance_baseline, plainto_tsquery('spanish', $1) as q where words @@ q
      order by ts_rank(words, q) desc, popularity desc, id limit ${depth}`,
    [query],
  );
  return rows.map(({ id }) => id);
}

async function findTrigrams(query) {
  const { rows } = await pool.query(
    `select id from relevance_baseline where word_similarity(lower($1), title) >= 0.5
      order by word_similarity(lower($1), title) desc, popularity desc, id limit ${depth}`,
    [query],
  );
  return rows.map(({ id }) => id);
}
