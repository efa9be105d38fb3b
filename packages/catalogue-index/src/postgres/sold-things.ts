/** Which of the things that operators' files name the shop sells. */
import type { Database } from '@tianguis/database';
import {
  analyse,
  anyOfThings,
  type Knowledge,
  type Lexicon,
  type TextQuery,
  tokenise,
  toTextQuery,
  type Understanding,
  type WordRules,
} from '@tianguis/domain/words';
import { type Kysely, sql } from 'kysely';
import { readSearchPage } from './search-page.ts';

/** Of these things, those that are sold. */
export type SoldThings = (things: readonly string[], words: Lexicon) => Promise<string[]>;

/** Products that are looked at for a name; what has all of it in the title is among the first. */
const looked = 24;

/**
 * A name of several words must be in a title with its category's name: a "raqueta eléctrica" is no racket in electric
 * blue. Answers are valid as long as the words of the catalogue and the synonyms are the same.
 * @param rules its synonyms are read at each call, since an operator may change them
 */
export function createSoldThings(db: Kysely<Database>, rules: Pick<WordRules, 'synonyms'>): SoldThings {
  const known = new WeakMap<Lexicon, WeakMap<WordRules['synonyms'], Map<string, Promise<boolean>>>>();

  function answersFor(words: Lexicon, synonyms: WordRules['synonyms']): Map<string, Promise<boolean>> {
    const bySynonyms = known.get(words) ?? new WeakMap<WordRules['synonyms'], Map<string, Promise<boolean>>>();
    known.set(words, bySynonyms);
    const answers = bySynonyms.get(synonyms) ?? new Map<string, Promise<boolean>>();
    bySynonyms.set(synonyms, answers);
    return answers;
  }

  async function isSold(thing: string, { kinds }: Lexicon, synonyms: WordRules['synonyms']): Promise<boolean> {
    const named = anyOfThings([thing], { kinds, synonyms });
    if (named === undefined) return false;
    const ways = named.clause.alternatives;
    // A "cosedora" that nothing is called is no way to have a "máquina de coser".
    const isKnown = (word: string) =>
      word.startsWith('@') || kinds.startsOf([word]).size > 0 || kinds.isCategory([word]);
    if (ways.some(([word = '', ...others]) => others.length === 0 && isKnown(word))) return true;
    return isInTitles(db, toTextQuery([named.clause], named), ways);
  }

  return async (things, words) => {
    const { synonyms } = rules;
    const answers = answersFor(words, synonyms);
    const sold = await Promise.all(
      things.map((thing) => {
        const answer = answers.get(thing) ?? isSold(thing, words, synonyms);
        answers.set(thing, answer);
        answer.catch(() => answers.delete(thing));
        return answer;
      }),
    );
    return things.filter((_, at) => sold[at]);
  };
}

/**
 * Whether the best of what a text finds has all terms of one of these ways in title, brand and category: a description
 * alone is not what a product is.
 */
export async function isInTitles(
  db: Kysely<Database>,
  text: TextQuery,
  ways: readonly (readonly string[])[],
): Promise<boolean> {
  const ids = await readSearchPage(db, { text }, 'relevance', { limit: looked, offset: 0 });
  const { rows } = await sql<{ text: string }>`
    select p.title || ' ' || b.name || ' ' || c.name as text
      from products as p join brands as b on b.id = p.brand_id join categories as c on c.id = p.category_id
     where p.id = any (${ids})`.execute(db);
  return rows.some((row) => {
    const terms = analyse(row.text);
    return ways.some((way) => way.every((term) => terms.has(term)));
  });
}

/**
 * Whether a product of the things that a brand stands for is called by the brand in its title: then the shop has the
 * brand, whatever its products are said to be made by.
 */
export async function isBrandOfProducts(
  db: Kysely<Database>,
  { missingBrand = '', things }: Understanding,
  knowledge: Pick<Knowledge, 'kinds' | 'synonyms'>,
): Promise<boolean> {
  const named = anyOfThings(things, knowledge);
  // "3M" is "3 m" in the rule, and one word of a title.
  const names = [missingBrand, missingBrand.replaceAll(' ', '')].map((name) => tokenise(name));
  const alternatives = names.map((tokens) => tokens.flatMap(({ alternatives: [first = []] }) => first));
  if (named === undefined || alternatives.some((name) => name.length === 0)) return false;
  const brand = { text: missingBrand, alternatives, own: names.length, same: names.length, isCode: false };
  return isInTitles(db, toTextQuery([named.clause, brand], named), alternatives);
}
