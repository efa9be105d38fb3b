/** How titles start, counted for {@link createKinds}. */
import type { CategoryNames } from './category-names.ts';
import { isMeasure } from './measures.ts';
import { type StartRow, wholeKind } from './start-counts.ts';

/** Starts with this share of a category's titles say what its products are, ... */
export const kindShare = 0.1;
/** One title says nothing of the others. */
export const leastStarts = 2;
/** Fewer titles that start with two words are no kind of their own. */
export const leastOfPair = 4;
/** From this share on the second word belongs to the name. */
const alwaysShare = 0.9;

export interface Started {
  starts: number;
  titles: number;
  /** Starts by category. */
  in: Map<number, number>;
  /** Categories in which it is most of the titles. */
  whole: number[];
}

/** The word behind the first one, where nearly all titles have the same. */
export function readFollowers(starts: ReadonlyMap<string, Started>): Map<string, string> {
  const followers = new Map<string, string>();
  for (const [term, pair] of starts) {
    const [word = '', other] = term.split('_', 2);
    const all = starts.get(word)?.starts ?? 0;
    if (other !== undefined && pair.starts >= leastOfPair && pair.starts >= all * alwaysShare)
      followers.set(word, other);
  }
  return followers;
}

/** How titles start, without those of works; the products of each category, and how many of them say what they are. */
export function readStarts(rows: readonly StartRow[], names: CategoryNames) {
  const starts = new Map<string, Started>();
  const products = new Map<number, number>();
  const cover = new Map<number, number>();
  const wordsIn = new Map<number, Map<string, number>>();
  const elsewhere = new Set(rows.filter(({ category }) => !names.isOfWorks(category)).map(({ term }) => term));
  // Below music there are pianos, but of "Repostería y pan" the books are no bread.
  const isOfWork = ({ term, category }: StartRow, word: string) =>
    names.isOfWorks(category) &&
    (!names.isCalledWith(category, [word]) ||
      (names.isOfBooks(category) && elsewhere.has(term) && !names.beginsWith(category, word)));
  for (const row of rows) {
    const { term, category, starts: count, products: all, titles } = row;
    if (isMeasure({ term })) continue;
    const [word = '', other] = term.split('_', 2);
    products.set(category, all);
    if (isOfWork(row, word)) continue;
    const known: Started = starts.get(term) ?? { starts: 0, titles: 0, in: new Map(), whole: [] };
    known.starts += count;
    // Each row has the titles of its department; the same department has several rows.
    known.titles = Math.max(known.titles, titles, known.starts);
    known.in.set(category, count);
    if (count >= all * wholeKind) known.whole.push(category);
    if (other === undefined && count >= Math.max(leastStarts, all * kindShare))
      cover.set(category, (cover.get(category) ?? 0) + count / all);
    starts.set(term, known);
    if (other === undefined)
      wordsIn.set(category, (wordsIn.get(category) ?? new Map<string, number>()).set(word, count));
  }
  return { starts, products, cover, wordsIn };
}
