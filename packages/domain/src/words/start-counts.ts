/** Counts how titles start, while an index is built: what `createKinds` learns from. */
import { tokenise } from './analyse.ts';
import { titleStartOf } from './marker-terms.ts';
import { measureOf } from './measures.ts';
import { fieldFlags } from './product-words.ts';

/** How many titles of a category start with a word, or with two joined by `_`; or have a quantity (measures.ts). */
export interface StartRow {
  term: string;
  category: number;
  starts: number;
  /** Products of the category. */
  products: number;
  /** Products of the department that have the word in the title; of two words, the same as `starts`. */
  titles: number;
}

/** From this share of a category's titles on, all of its products are of the kind that they start with. */
export const wholeKind = 0.5;
/** Titles of a category that start with a word, as a share of its products, below which they are chance. */
const leastShare = 0.005;
/** From this share on of the titles that start with a word, the word behind it belongs to the name: "reloj de pared". */
const pairShare = 0.5;

/** Counts how the titles of a department's products start. */
export class StartCounts {
  readonly #categories = new Map<number, { products: number; starts: Map<string, number> }>();
  readonly #titles = new Map<string, number>();
  readonly #brands = new Map<string, ReadonlySet<string>>();

  /** @param terms of a product, with its markers (`productWords`) */
  add({ brand, categoryIds }: { brand: string; categoryIds: readonly number[] }, terms: ReadonlyMap<string, number>) {
    const category = this.#of(categoryIds.at(-1) ?? 0);
    category.products++;
    const ofBrand = this.#termsOf(brand);
    for (const [term, fields] of terms) {
      const start = titleStartOf(term);
      // A brand that titles start with names no kind.
      if (start !== undefined && !ofBrand.has(start.split('_', 1)[0] ?? ''))
        category.starts.set(start, (category.starts.get(start) ?? 0) + 1);
      const measure = fields & fieldFlags.title ? measureOf(term) : undefined;
      if (measure !== undefined) category.starts.set(measure, (category.starts.get(measure) ?? 0) + 1);
      if (fields & fieldFlags.title && !ofBrand.has(term)) this.#titles.set(term, (this.#titles.get(term) ?? 0) + 1);
    }
  }

  *rows(): Generator<StartRow> {
    for (const [category, { products, starts }] of this.#categories) {
      for (const [term, count] of starts) {
        const [word = '', other] = term.split('_');
        const least = other === undefined ? 0 : (starts.get(word) ?? 0) * pairShare;
        if (count >= Math.max(least, products * leastShare))
          yield { term, category, starts: count, products, titles: this.#titles.get(term) ?? count };
      }
    }
  }

  #of(id: number) {
    const category = this.#categories.get(id) ?? { products: 0, starts: new Map<string, number>() };
    this.#categories.set(id, category);
    return category;
  }

  #termsOf(brand: string): ReadonlySet<string> {
    const known = this.#brands.get(brand) ?? new Set(tokenise(brand).flatMap(({ terms }) => terms));
    this.#brands.set(brand, known);
    return known;
  }
}
