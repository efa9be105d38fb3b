/** Words and title prefixes with their spellings and product counts, for spelling correction and suggestions. */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { memoised } from './memoised.ts';
import { type ProductTexts, writtenWords } from './product-words.ts';

/** A word or phrase. */
export interface Written {
  /** Folded. */
  key: string;
  /** Its most frequent spelling. */
  shown: string;
  products: number;
}

/** Limits of suggested phrases: words, products that contain the phrase, characters. */
const mostWords = 4;
const leastProducts = 2;
const longestPhrase = 40;

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

  /** A phrase does not end with a stop word or a model number. */
  readonly #canEnd = memoised((word) => !/\d/.test(word) && tokenise(word).length > 0);

  add({ title, brand, categories, facts }: ProductTexts): void {
    for (const [word, written] of writtenWords([title, brand, ...categories, ...facts])) this.#words.add(word, written);
    for (const { phrase, isTooLong, goesOn } of phrasesOf(title, brand, this.#canEnd)) {
      const key = fold(phrase);
      this.#phrases.add(key, phrase);
      if (isTooLong) this.#tooLong.add(key);
      if (goesOn) this.#goesOn.set(key, (this.#goesOn.get(key) ?? 0) + 1);
    }
  }

  words(): Iterable<Written> {
    return this.#words.all();
  }

  /** Title prefixes of several products. */
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
    for (const phrase of phrases.values())
      if (phrase.products >= leastProducts && !cut.has(phrase.key) && !this.#tooLong.has(phrase.key) && !isHalf(phrase))
        yield phrase;
  }
}

/** What comes behind the name of a product, and what it is for: "Tenis para correr| con plantilla". */
const endOfPhrase = /[,;:(|]| [-–—+] | (?:con|compatible|tipo|incluye|ideal|apto|por) /i;

interface TitlePhrase {
  phrase: string;
  isTooLong: boolean;
  /** Whether "de" or "en" comes next. */
  goesOn: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\d+(?:[.,]\d+)+|[\p{L}\p{M}\d]+/gu) ?? [];

/**
 * The prefixes of a title's head that end with a meaningful word: "tenis", "tenis para correr". A brand is whole or not
 * there, and nothing comes behind it.
 */
function phrasesOf(title: string, brand: string, canEnd: (word: string) => boolean): TitlePhrase[] {
  const [head = ''] = title.split(endOfPhrase, 1);
  const all = wordsOf(head);
  const name = wordsOf(brand);
  const at = name.length === 0 ? -1 : all.findIndex((_, from) => name.every((word, n) => all[from + n] === word));
  const start = at === 0 ? name.length : 0;
  const written = at > 0 ? all.slice(0, at + name.length) : all.slice(start);
  const phrases: TitlePhrase[] = [];
  for (const [end, word] of written.entries()) {
    if (phrases.length > mostWords) break;
    const isInBrand = at > 0 && end >= at && end < written.length - 1;
    if (isInBrand || !canEnd(word)) continue;
    const phrase = written.slice(0, end + 1).join(' ');
    const isTooLong = phrases.length === mostWords || phrase.length > longestPhrase;
    phrases.push({ phrase, isTooLong, goesOn: /^(?:del?|en)$/.test(written[end + 1] ?? '') });
  }
  return phrases;
}
