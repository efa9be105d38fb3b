/** Why a search ranks its first products as it does, in words. */

import type { TextQuery } from '@tianguis/domain/words';
import { sql } from 'kysely';
import type { Explanation, Found, SearchQuery } from '../catalogue-index.ts';
import { type SearchParts, search } from './search.ts';
import { searchPageQuery } from './search-page.ts';
import { relevanceTiers, type Signal } from './tiers.ts';

const words: Readonly<Record<Signal, string>> = {
  whole: 'has all that was searched',
  own_title: "the title has all of it in the shopper's own words",
  title: 'the title has all of it, or synonyms',
  head: 'the beginning of the title has some of it',
  named: 'title, category and facts have all of it',
  begins: 'the title begins with the first word',
  begins_any: 'the title begins with another of the words',
  called: 'a category is named just so',
  called_too: 'a category is named so, among others',
  kind_begins: 'the name of a category begins with the first word',
  of_kind: 'a category is named as one of the words',
  most: 'has all but one of what was searched',
  most_title: 'the title has all but one of it',
};

export async function explain(
  { text, filters, page }: Pick<SearchQuery, 'text' | 'filters' | 'page'>,
  parts: SearchParts,
): Promise<Explanation> {
  const { found, asked } = await search({ text, filters, page, sort: 'relevance' }, parts);
  const { rows } = await searchPageQuery({ ...filters, text: asked }, 'relevance', page).execute(parts.db);
  const ids = rows.map(({ id }) => id);
  const { rows: documents } = await sql<Facts>`
    select product_id as id, stock > 0 as in_stock, d.rating / 100 as stars, d.discount, p.popularity
      from index_documents as d join products as p on p.id = d.product_id where product_id = any (${ids})`.execute(
    parts.db,
  );
  const facts = new Map(documents.map((document) => [document.id, document]));
  return {
    query: [
      ...(found.corrected === null ? [] : [`Spelling was corrected to "${found.corrected}".`]),
      ...(found.leftOut.length === 0 ? [] : [`No product has: ${found.leftOut.join(', ')}.`]),
      ...clausesOf(asked).map((ways, at) => `Clause ${at + 1}: ${ways.join(', or ')}.`),
      foundBy(asked, found),
    ],
    products: rows.map(({ id, tier }) => ({ id, reasons: reasonsOf(tier, facts.get(id)) })),
  };
}

interface Facts {
  id: number;
  in_stock: boolean;
  stars: number;
  discount: number;
  popularity: number;
}

/** Each clause's alternatives, as the terms that they are looked up by. */
function clausesOf({ terms, alternatives, clauses }: TextQuery): string[][] {
  const ways = new Map<number, string[]>();
  const numbers = new Map<number, Set<number>>();
  for (const [at, term] of terms.entries()) {
    const [way = 0, clause = 0] = [alternatives[at], clauses[at]];
    ways.set(way, [...(ways.get(way) ?? []), term]);
    numbers.set(clause, (numbers.get(clause) ?? new Set()).add(way));
  }
  return Array.from(numbers.values(), (own) => Array.from(own, (way) => (ways.get(way) ?? []).join(' + ')));
}

function foundBy({ clauses, minShouldMatch: least, isPlain }: TextQuery, { total, complete }: Found): string {
  const count = new Set(clauses).size;
  const others = isPlain || total === complete ? '' : `, the others at least ${least} of ${count}`;
  return `${total} products were found: ${complete} have every clause${others}.`;
}

function reasonsOf(tier: number, facts: Facts | undefined): string[] {
  const number = ((tier - 1) % relevanceTiers.length) + 1;
  const signals = relevanceTiers[number - 1] ?? [];
  const why = signals.map((signal) => words[signal]).join('; ');
  return [
    ...(facts?.in_stock === false ? ['Sold out, which comes behind all that can be bought.'] : []),
    `Tier ${number} of ${relevanceTiers.length}: ${why || 'nothing beyond matching'}.`,
    ...(facts
      ? [`Within the tier: popularity ${facts.popularity}, ${facts.stars} stars, ${facts.discount} % off.`]
      : []),
  ];
}
