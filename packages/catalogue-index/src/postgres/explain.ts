/** Why a search ranks its first products as it does, in words. */
import { fieldFlags, type ProductTexts, productWords, type TextQuery } from '@tianguis/domain/words';
import { CompiledQuery, sql } from 'kysely';
import type { ExplainQuery, Explanation, Found } from '../catalogue-index.ts';
import { type SearchParts, search } from './search.ts';
import { searchPageQuery } from './search-page.ts';
import { type TextsRow, textsQuery, toTexts } from './texts.ts';
import { relevanceTiers, type Signal } from './tiers.ts';

const words: Readonly<Record<Signal, string>> = {
  whole: 'has all that was searched',
  own_title: "the title has all of it in the shopper's own words",
  title: 'the title has all of it, or synonyms',
  head: 'the beginning of the title has some of it',
  named: 'title, category and facts have all of it',
  begins: 'the title begins with the first word or its synonym',
  begins_any: 'the title begins with one of the words',
  called: 'the whole name of a category is what was searched, or a synonym',
  called_too: 'part of the name of a category is what was searched, or a synonym',
  kind_begins: 'the name of its own category begins with the first word or its synonym',
  of_kind: 'a category is named as one of the words',
  most: 'has all but one of what was searched; of a long sentence, the most that a product of the thing has',
  most_title: 'the title has as much of it',
  many: 'has one word less of it',
  several: 'has two words less of it',
};

/** The fields of a product, the weightiest first. */
const fields: ReadonlyArray<[flag: number, name: string]> = [
  [fieldFlags.head, 'beginning of the title'],
  [fieldFlags.title, 'title, brand or model'],
  [fieldFlags.fact, 'category or attributes'],
  [fieldFlags.text, 'description, highlights or store'],
];

interface Facts {
  id: number;
  in_stock: boolean;
  rating: number;
  discount: number;
  popularity: number;
}

export async function explain({ text, filters, page, only }: ExplainQuery, parts: SearchParts): Promise<Explanation> {
  const { db } = parts;
  const { found, asked, filters: within, first } = await search({ text, filters, page, sort: 'relevance' }, parts);
  const { rows } = await searchPageQuery({ ...within, text: asked }, 'relevance', page).execute(db);
  const tiers = new Map(rows.map(({ id, tier }) => [id, tier]));
  const shown = (first === undefined ? rows.map(({ id }) => id) : found.ids)
    .map((id, at) => ({ id, tier: tiers.get(id), position: page.offset + at + 1 }))
    .filter(({ id }) => only === undefined || id === only);
  const ids = shown.map(({ id }) => id);
  const { rows: documents } = await sql<Facts>`
    select p.id, p.stock > 0 as in_stock, d.rating / 100.0::float8 as rating, d.discount, p.popularity
      from index_documents as d join products as p on p.id = d.product_id where p.id = any (${ids})`.execute(db);
  const facts = new Map(documents.map((document) => [document.id, document]));
  const products = await db.executeQuery<TextsRow & { id: number }>(CompiledQuery.raw(textsQuery, [ids]));
  const texts = new Map(products.rows.map((row) => [row.id, toTexts(row)]));
  const clauses = clausesOf(asked);
  return {
    query: [
      ...(found.corrected === null ? [] : [`Spelling was corrected to "${found.corrected}".`]),
      ...(found.missingBrand === null ? [] : [`The shop does not have ${found.missingBrand}: its kind is searched.`]),
      ...understoodLines(found.understood),
      ...(found.leftOut.length === 0 ? [] : [`No product has: ${found.leftOut.join(', ')}.`]),
      ...clauses.map((ways, at) => `Clause ${at + 1}: ${ways.map((way) => way.join(' + ')).join(', or ')}.`),
      ...(asked.thing === null
        ? []
        : [`Clause ${asked.thing + 1} is the thing: only products of that kind are found.`]),
      foundBy(asked, found),
    ],
    products: shown.map(({ id, tier, position }) => ({
      id,
      position,
      reasons: [
        ...(first?.includes(id) ? ['The whole title is what was searched, which comes before all tiers.'] : []),
        ...(tier === undefined ? [] : tierReasons(tier, facts.get(id))),
        ...foundIn(clauses, texts.get(id)),
        ...sortReasons(facts.get(id)),
      ],
    })),
  };
}

function understoodLines(understood: Found['understood']): string[] {
  if (understood === null) return [];
  const { text: _text, details, sort, ...filters } = understood;
  const read = [
    ...Object.entries(filters).map(([name, value]) => `${name} ${value}`),
    ...(sort === undefined ? [] : [`sort ${sort}`]),
    ...details.map(({ id }) => id),
  ];
  return [`Understood beside words: ${read.join(', ')} (prices in centavos).`];
}

/** Each clause's alternatives, as the terms that they are looked up by. */
function clausesOf({ terms, alternatives, clauses }: TextQuery): string[][][] {
  const ways = new Map<number, string[]>();
  const numbers = new Map<number, Set<number>>();
  for (const [at, term] of terms.entries()) {
    const [way = 0, clause = 0] = [alternatives[at], clauses[at]];
    ways.set(way, [...(ways.get(way) ?? []), term]);
    numbers.set(clause, (numbers.get(clause) ?? new Set()).add(way));
  }
  return Array.from(numbers.values(), (own) => Array.from(own, (way) => ways.get(way) ?? []));
}

function foundBy({ clauses, minShouldMatch: least, isPlain }: TextQuery, { total, complete }: Found): string {
  const count = new Set(clauses).size;
  const others = isPlain || total === complete ? '' : `, the others at least ${least} of ${count}`;
  return `${total} products were found: ${complete} have every clause in title, category or facts${others}.`;
}

function tierReasons(tier: number, facts: Facts | undefined): string[] {
  const number = ((tier - 1) % relevanceTiers.length) + 1;
  const why = (relevanceTiers[number - 1] ?? []).map((signal) => words[signal]).join('; ');
  return [
    ...(facts?.in_stock === false ? ['Sold out, which comes behind all that can be bought.'] : []),
    ...(tier > 2 * relevanceTiers.length
      ? ['Neither title nor facts say that it is for children, who come first.']
      : []),
    `Tier ${number} of ${relevanceTiers.length}: ${why || 'nothing beyond matching'}.`,
  ];
}

/** For each clause, the alternative that the product has in its weightiest field. */
function foundIn(clauses: readonly string[][][], texts: ProductTexts | undefined): string[] {
  if (texts === undefined) return [];
  const terms = productWords(texts);
  const fieldOf = (way: readonly string[]) =>
    fields.findIndex(([flag]) => way.every((term) => ((terms.get(term) ?? 0) & flag) !== 0));
  const found = clauses.map((ways, at) => {
    const best = ways
      .map((way) => ({ way, field: fieldOf(way) }))
      .filter(({ field }) => field >= 0)
      .sort((one, other) => one.field - other.field)[0];
    return best ? `${best.way.join(' + ')}: ${fields[best.field]?.[1]}` : `clause ${at + 1}: not in one field`;
  });
  return [`Where: ${found.join('; ')}.`];
}

function sortReasons(facts: Facts | undefined): string[] {
  if (facts === undefined) return [];
  const { popularity, rating, discount } = facts;
  const step = Math.min(3, Math.floor(discount / 15));
  return [
    `Within the tier: popularity ${popularity}; on a tie ${Math.floor(rating)} whole stars (of ${rating.toFixed(2)}), then discount step ${step} (${discount} %, in steps of 15 up to 45), then the lower id.`,
  ];
}
