// Relevance of search results:
//   node bench/relevance.mjs                         bench/relevance/queries.txt on the demo shop (BENCH_DATA_DIR)
//   node bench/relevance.mjs --searches asked.txt    searches as shoppers type them, in classes
//   node bench/relevance.mjs --half 2                the held-out half, for the final check after tuning; 0: both
//   node bench/relevance.mjs --judged FILE --feed FEED   another catalogue (formats: other-catalogue.mjs), such as
//     --judged bench/relevance/other/judged.tsv --feed bench/relevance/other/products.tsv: 1,000 products and 227
//     searches by another author, independent of the implementation, in the styles of many sellers; or the same files
//     of bench/relevance/third: 500 products of a supermarket and pharmacy, 100 searches
//   node bench/relevance.mjs --worst 20              also lists the searches with the lowest scores
// For each class of searches nDCG@10, recall@50 and the number without results, with two baselines of PostgreSQL in the
// same run: the `spanish` dictionary with ts_rank (title over category over description), and trigrams (word_similarity
// with the title). Ties are sorted by popularity.
import './shop/own-node.mjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { grade, sumUp } from './relevance/grades.mjs';
import { readJudged } from './relevance/judged.mjs';
import { openCatalogue, readOtherJudged } from './relevance/other-catalogue.mjs';
import { openWays } from './relevance/ways.mjs';
import { record } from './shop/record.mjs';
import { machine, openShopDatabase, printTable } from './shop/shop.mjs';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: '1' },
    searches: { type: 'string', default: 'queries.txt' },
    worst: { type: 'string', default: '0' },
    judged: { type: 'string' },
    feed: { type: 'string' },
  },
});
const isOther = values.judged !== undefined;
if (isOther !== (values.feed !== undefined))
  throw new Error('Searches of another catalogue need both --judged and --feed.');

const { database, close } = isOther ? await openCatalogue(values.feed) : await openDemo();
const { asked, of } = isOther ? await readOther() : await readOwn();
const { ways, close: closeWays } = await openWays(database);
const names = Object.keys(ways);
const graded = [];
for (const search of asked) {
  const grades = {};
  for (const way of names) grades[way] = grade(await ways[way](search.query, search.sort || undefined), search.labels);
  graded.push({ ...search, grades });
}
const classes = sumUp(graded, names);

console.log(`\n${machine()}`);
console.log(`${asked.length} ${of}\n`);
const rounded = (value) => (Number.isNaN(value) ? '' : value.toFixed(3));
const columns = [
  ['right of 10', 'right'],
  ['nDCG@10', 'ndcg'],
  ['recall@50', 'recall'],
  ['nothing', 'nothing'],
];
printTable(
  ['class', 'searches', ...columns.flatMap(([label]) => names.map((name) => `${label} ${name}`))],
  classes.map(({ name, count, sums }) => [
    name,
    count,
    ...columns.flatMap(([, what]) => names.map((way) => rounded(sums[way][what]))),
  ]),
);
const ranked = values.searches === 'queries.txt' ? 'ndcg' : 'right';
const worst = graded
  .filter(({ labels }) => labels.size > 0)
  .toSorted((one, other) => one.grades.ours[ranked] - other.grades.ours[ranked])
  .slice(0, Number(values.worst));
for (const { name, query, grades, labels } of worst)
  console.log(
    `${grades.ours[ranked].toFixed(2)} (${grades.bm25[ranked].toFixed(2)}, ${grades.trigrams[ranked].toFixed(2)}) ${name}: ${query} — ${labels.size} meant`,
  );
if (!isOther && values.searches === 'queries.txt') recordTargets(await typosBesideRight());
await closeWays();
await close();

async function openDemo() {
  const { migrate, openDatabase } = await import('@tianguis/database');
  const { shopSchema } = await import('@tianguis/schema');
  const shop = await openShopDatabase();
  const database = openDatabase({ url: shop.url, max: 4 });
  await migrate(database.pool, shopSchema);
  return {
    database,
    close: async () => {
      await database.close();
      await shop.stop();
    },
  };
}

async function readOwn() {
  const { rows } = await database.pool.query(`
    select p.id, c.path, b.name as brand, p.title, p.sale_price as price, p.discount,
           p.title || ' ' || p.specifications::text || ' ' || coalesce((select string_agg(v.options::text, ' ') from product_variants as v where v.product_id = p.id), '') as text
      from products as p join categories as c on c.id = p.category_id join brands as b on b.id = p.brand_id where p.is_active`);
  const judged = readJudged(readFileSync(new URL(`./relevance/${values.searches}`, import.meta.url), 'utf8'), rows);
  return {
    asked: judged.filter((_, at) => values.half === '0' || at % 2 === (values.half === '2' ? 1 : 0)),
    of: `of ${judged.length} judged searches, ${values.half === '0' ? 'both halves' : `half ${values.half}`}`,
  };
}

async function readOther() {
  return { asked: await readOtherJudged(values.judged, database.pool), of: `judged searches of ${values.feed}` };
}

/** nDCG of misspelled searches relative to the same searches with correct spelling. */
async function typosBesideRight() {
  const typos = graded.filter(({ name, same }) => name === 'typos' && same !== undefined);
  const right = [];
  for (const { same, labels } of typos) right.push(grade(await ways.ours(same), labels).ndcg);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const share = sum(typos.map(({ grades }) => grades.ours.ndcg)) / sum(right);
  console.log(`\nMisspelt searches have ${share.toFixed(3)} of the nDCG@10 of the same searches spelt right.`);
  return share;
}

/** Requirements (issue 5): lead of each class over the better baseline, and the maximum loss by typos. */
function recordTargets(typos) {
  const least = { head: 0.05, long: 0.05, number: 0.2, synonyms: 0.2 };
  const ahead = ({ name, sums }) =>
    sums.ours.ndcg - Math.max(sums['spanish + ts_rank'].ndcg, sums.trigrams.ndcg) - (least[name] ?? 0);
  record('relevance', {
    measured: `${classes.map(({ name, sums }) => `${name} ${rounded(sums.ours.ndcg)}`).join(', ')}; typos ${typos.toFixed(2)} of right`,
    met: classes.every((one) => ahead(one) >= 0) && typos >= 0.85,
    method: `nDCG@10 of ${asked.length} judged searches, half ${values.half}; each class beside the better of two baselines`,
  });
}
