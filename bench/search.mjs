// Cost of a search with 20,000 and with 1,000,000 products:
//   node bench/search.mjs [rounds=3]
// Uses the two shops of two-shops.mjs. Sends a mix of 200 searches, the same for both shops except for the words: 30 %
// have one of the broadest words of titles, 40 % two or three words of one title, 20 % rare words, 10 % broad words
// with filters. Each response contains a page of 24 cards, the total and all facets. Calls are made in process, without
// caching, with 1 client and then with 8. Suggestions are measured separately.
import './shop/own-node.mjs';
import { machine, printTable, record } from './shop/shop.mjs';
import { measure, shops } from './shop/two-shops.mjs';

const target = { p50: 10, p99: 50, together: 200, suggestions: 3, ratio: 3 };

const measured = [];
const script = new URL('./search/search-shop.mjs', import.meta.url);
for (const shop of shops) measured.push(await measure(script, shop));
const [small, large] = measured;

console.log(`\n${machine()}`);
console.log(
  `A mix of ${large.searches} searches, ${large.rounds} rounds after a warm-up; page of 24, total and facets\n`,
);
const ms = ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
const [ofSmall, ofLarge] = shops.map(({ products }) => products.toLocaleString('en'));
const cost = ({ cpu }) => cpu.database + cpu.node;
printTable(
  [
    'what',
    `${ofSmall}: p50 / p99 ms`,
    `${ofLarge}: p50 / p99 ms`,
    'must be',
    `CPU ms ${ofSmall}`,
    `CPU ms ${ofLarge}`,
    'ratio',
  ],
  [
    ...Object.keys(large.kinds).map((kind) => [kind, ms(small.kinds[kind]), ms(large.kinds[kind]), '', '', '', '']),
    [
      'all, 1 client',
      ms(small.alone),
      ms(large.alone),
      `≤ ${target.p50} / ≤ ${target.p99}`,
      cost(small.alone).toFixed(1),
      cost(large.alone).toFixed(1),
      (cost(large.alone) / cost(small.alone)).toFixed(1),
    ],
    ['all, beside 150 changed titles', ms(small.besideDelta), ms(large.besideDelta), '', '', '', ''],
    ['all, 8 clients', ms(small.together), ms(large.together), `p99 ≤ ${target.together}`, '', '', ''],
    ['suggestions', ms(small.suggestions), ms(large.suggestions), `p99 ≤ ${target.suggestions}`, '', '', ''],
  ],
);
console.log('\nThe index\n');
printTable(
  ['what', ofSmall, ofLarge],
  Object.keys(large.index).map((name) => [name, small.index[name], large.index[name]]),
);
record('search', {
  measured: `${ms(large.alone)}; 8 clients ${ms(large.together)}; suggestions ${ms(large.suggestions)}`,
  met:
    large.alone.p50 <= target.p50 &&
    large.alone.p99 <= target.p99 &&
    large.together.p99 <= target.together &&
    large.suggestions.p99 <= target.suggestions &&
    cost(large.alone) / cost(small.alone) <= target.ratio,
  method: `mix of ${large.searches} searches of ${ofLarge} products, in process`,
});
