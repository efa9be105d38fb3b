/** Words and title prefixes with their spellings and product counts, for spelling correction and suggestions. */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { type ProductTexts, titleHead, writtenWords } from './product-words.ts';

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

  add({ title, brand, categories, facts }: ProductTexts): void {
    for (const [word, written] of writtenWords([title, brand, ...categories, ...facts])) this.#words.add(word, written);
    for (const { phrase, isTooLong } of phrasesOf(title)) {
      const key = fold(phrase);
      this.#phrases.add(key, phrase);
      if (isTooLong) this.#tooLong.add(key);
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
    for (const phrase of phrases.values())
      if (phrase.products >= leastProducts && !cut.has(phrase.key) && !this.#tooLong.has(phrase.key)) yield phrase;
  }
}

/** The prefixes of a title's head that end with a meaningful word: "tenis", "tenis para correr". */
function phrasesOf(title: string): Array<{ phrase: string; isTooLong: boolean }> {
  const written =
    titleHead(title)
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const phrases: Array<{ phrase: string; isTooLong: boolean }> = [];
  for (let at = 0; at < written.length && phrases.length <= mostWords; at++) {
    const word = written[at] ?? '';
    // A phrase does not end with a stop word or a model number.
    if (/\d/.test(word) || tokenise(word).length === 0) continue;
    const phrase = written.slice(0, at + 1).join(' ');
    phrases.push({ phrase, isTooLong: phrases.length === mostWords || phrase.length > longestPhrase });
  }
  return phrases;
}
