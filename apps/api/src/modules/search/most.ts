/** When few products have all that was searched, what comes behind them (spec: all words over some). */
import type { Group } from '@tianguis/domain/words';
import type { ProductService, WordQuery } from '../products/service.ts';
import type { SearchRepository } from './repository.ts';
import { type Enough, toWordQuery } from './word-query.ts';

/** With fewer products than these, shoppers are shown those that have most of the words too. */
export const few = 24;

export interface Most {
  words: WordQuery;
  /** Words that no product has, as they were written. */
  leftOut: string[];
}

/**
 * Asks for less until enough is found in the whole shop, whatever the filters, so that counts stay those of one search: first without words that
 * nobody has; then for all but one, for half of them, for any, as long as the title begins with one (so a search for a big fridge finds fridges,
 * and not all that is big).
 * @param asked what asks for all groups
 * @returns undefined where it is best to ask for all
 */
export async function findMost(
  groups: readonly Group[],
  asked: WordQuery,
  { repository, products }: { repository: SearchRepository; products: ProductService },
): Promise<Most | undefined> {
  const whole = await products.countFound(asked);
  if (groups.length < 2 || whole >= few) return undefined;
  const present = whole > 0 ? groups.map(() => true) : await repository.present(asked);
  const kept = groups.filter((_, at) => present[at]);
  if (kept.length === 0) return undefined;
  const leftOut = groups.filter((group) => !kept.includes(group)).map(({ text }) => text);
  let best = { words: toWordQuery(kept), leftOut, count: leftOut.length > 0 ? -1 : whole };
  for (const enough of [...(leftOut.length > 0 ? [{}] : []), ...steps(kept.length)]) {
    if (best.count >= few || (best.count > 0 && enough.isLast)) break;
    const words = toWordQuery(kept, enough);
    const count = await products.countFound(words);
    if (count > best.count) best = { words, leftOut, count };
  }
  return best.count > whole ? best : undefined;
}

/** Ways to ask for so many groups, those that ask for most first; the last ones are for where nothing else finds anything. */
function* steps(groups: number): Generator<Enough & { isLast?: boolean }> {
  const fewer = [...new Set([groups - 1, Math.ceil(groups / 2), 1])].filter((least) => least > 0 && least < groups);
  for (const [at, least] of fewer.entries()) {
    yield { least, mustBegin: true };
    // Two words of three say what is meant, one of two does not.
    if (at === 0 && groups > 2) yield { least };
  }
  for (const least of fewer) yield { least, isLast: true };
}
