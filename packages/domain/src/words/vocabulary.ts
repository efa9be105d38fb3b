/** Words and title prefixes with their spellings and product counts, for spelling correction and suggestions. */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { memoised } from './memoised.ts';
import { type ProductTexts, writtenWords } from './product-words.ts';
import { facetsOf } from './suggest-facets.ts';
import { phrasesOf } from './suggest-titles.ts';

/** A word or phrase. */
export interface Written {
  /** Folded. */
  key: string;
  /** Its most frequent spelling. */
  shown: string;
  products: number;
}

/** Minimum number of products of a suggested phrase, and of titles in which it ends where a phrase of them does. */
const [leastProducts, leastEnds] = [2, 2];

/** From this share of its titles on, a phrase that goes on with "de" or "en" is half a name. */
const halfShare = 0.8;

/** Counts the spellings of each key. */
class SpellingCounts {
  readonly #spellings = new Map<string, Map<string, number>>();

  add(key: string, shown: string): void {
    const counts = this.#spellings.get(key) ?? new Map<string, number>();
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
    this.#spellings.set(key, counts);
  }

  /** Each key with its most frequent spelling and its number of products in any spelling. */
  *all(): Generator<Written> {
    for (const [key, counts] of this.#spellings) {
      const [shown = key] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [key, 0] as [
        string,
        number,
      ]);
      yield { key, shown, products: counts.values().reduce((sum, count) => sum + count, 0) };
    }
  }
}

export class Vocabulary {
  readonly #words = new SpellingCounts();
  readonly #phrases = new SpellingCounts();
  /** Keys over the limits. They only show which shorter phrases end in the middle of a name. */
  readonly #tooLong = new Set<string>();
  /** Titles in which a phrase goes on with "de" or "en", as "barra" with "de sonido". */
  readonly #goesOn = new Map<string, number>();
  /** Titles in which a phrase of theirs ends with it. */
  readonly #ends = new Map<string, number>();
  /** The first word, which names the thing. */
  readonly #firsts = new Set<string>();
  /** Things with a colour and whom they are for. */
  readonly #facets = new SpellingCounts();

  /** A phrase does not end with a stop word or a model number. */
  readonly #canEnd = memoised((word) => !/\d/.test(word) && tokenise(word).length > 0);

  add(product: ProductTexts): void {
    const { title, brand, categories, facts } = product;
    for (const [word, written] of writtenWords([title, brand, ...categories, ...facts])) this.#words.add(word, written);
    const phrases = phrasesOf(product, this.#canEnd);
    for (const [at, { phrase, isTooLong, goesOn, isEnd }] of phrases.entries()) {
      const key = fold(phrase);
      this.#phrases.add(key, phrase);
      if (at === 0) this.#firsts.add(key);
      if (isTooLong) this.#tooLong.add(key);
      if (goesOn) count(this.#goesOn, key);
      if (isEnd) count(this.#ends, key);
    }
    for (const text of facetsOf(product, phrases[0]?.phrase)) this.#facets.add(fold(text), text);
  }

  words(): Iterable<Written> {
    return this.#words.all();
  }

  /** Title prefixes of several products, and their things with a colour and whom they are for. */
  *phrases(): Generator<Written> {
    const phrases = new Map(this.#phrases.all().map((phrase) => [phrase.key, phrase]));
    // A phrase that always continues with the same word ends in the middle of a name.
    const cut = new Set(
      phrases.values().flatMap(({ key, products }) => {
        const shorter = key.slice(0, Math.max(0, key.lastIndexOf(' ')));
        return phrases.get(shorter)?.products === products ? [shorter] : [];
      }),
    );
    const isHalf = ({ key, products }: Written) => (this.#goesOn.get(key) ?? 0) >= products * halfShare;
    const isWhole = ({ key }: Written) => this.#firsts.has(key) || (this.#ends.get(key) ?? 0) >= leastEnds;
    for (const phrase of phrases.values()) {
      const { key, products } = phrase;
      const isCut = cut.has(key) || this.#tooLong.has(key) || isHalf(phrase) || !isWhole(phrase);
      if (products >= leastProducts && !isCut) yield phrase;
      else phrases.delete(key);
    }
    for (const facet of this.#facets.all()) if (facet.products >= leastProducts && !phrases.has(facet.key)) yield facet;
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
