/** Words and beginnings of titles as they are written, and how many products have them: for spelling and suggestions. */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { type ProductTexts, titleHead, writtenWords } from './product-words.ts';

/** A text as it is written most often, by how it is folded. */
export interface Written {
  key: string;
  shown: string;
  products: number;
}

/** Words of a phrase that shoppers are offered, and products that must say it. */
const mostWords = 4;
const leastProducts = 2;
const longestPhrase = 40;

/** Counts ways to write something. */
class Counts {
  readonly #ways = new Map<string, Map<string, number>>();

  add(key: string, shown: string): void {
    const ways = this.#ways.get(key) ?? new Map<string, number>();
    ways.set(shown, (ways.get(shown) ?? 0) + 1);
    this.#ways.set(key, ways);
  }

  /** What is written most often, and in how many products in whatever way. */
  *all(): Generator<Written> {
    for (const [key, ways] of this.#ways) {
      const [shown = key] = [...ways].reduce((best, way) => (way[1] > best[1] ? way : best), [key, 0] as [
        string,
        number,
      ]);
      yield { key, shown, products: ways.values().reduce((sum, count) => sum + count, 0) };
    }
  }
}

export class Vocabulary {
  readonly #words = new Counts();
  readonly #phrases = new Counts();
  /** Longer than is offered: they say where a shorter one is cut in the middle of a name. */
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

  /** What several products begin with. */
  *phrases(): Generator<Written> {
    const phrases = new Map(this.#phrases.all().map((phrase) => [phrase.key, phrase]));
    // A phrase that always goes on in the same way is cut in the middle of a name.
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

/** "Tenis para correr", "tenis": the beginnings of a title's beginning that end with a word of its own. */
function phrasesOf(title: string): Array<{ phrase: string; isTooLong: boolean }> {
  const written =
    titleHead(title)
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const phrases: Array<{ phrase: string; isTooLong: boolean }> = [];
  for (let at = 0; at < written.length && phrases.length <= mostWords; at++) {
    const word = written[at] ?? '';
    // A phrase does not end in "de", nor in the number of a model.
    if (/\d/.test(word) || tokenise(word).length === 0) continue;
    const phrase = written.slice(0, at + 1).join(' ');
    phrases.push({ phrase, isTooLong: phrases.length === mostWords || phrase.length > longestPhrase });
  }
  return phrases;
}
