/** When few products have all that was searched, what comes behind them (spec: all words over some). */
import type { Group } from '@tianguis/domain/words';
import type { ProductService, WordQuery } from '../products/service.ts';
import type { SearchRepository } from './repository.ts';
import { toWordQuery } from './word-query.ts';

/** With fewer products than these, shoppers are shown those that have most of the words too. */
export const few = 24;

export interface Most {
  words: WordQuery;
  /** Words that no product has, as they were written. */
  leftOut: string[];
}

/**
 * Asks for less until enough is found in the whole shop, whatever the filters, so that counts stay those of one search: first without words that
 * nobody has; then for all but one, for half of them, for any, as long as the title begins with one or a category is called so (who searches a big
 * fridge finds fridges, and not all that is big). Of a search whose words nobody has, what is left must say so as well: "boletos de avión" finds
 * nothing, where some toy is an airplane.
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
  const anchored = leftOut.length > 0;
  let best = { words: asked, leftOut: [] as string[], count: whole };
  const steps = [...new Set([kept.length - 1, Math.ceil(kept.length / 2), 1])].filter((n) => n > 0 && n < kept.length);
  for (const least of [...(anchored ? [kept.length] : []), ...steps]) {
    if (best.count >= few) break;
    const words = toWordQuery(kept, { least, anchored, loose: !anchored });
    const count = await products.countFound(words);
    if (count > best.count) best = { words, leftOut, count };
  }
  return best.count > whole ? best : undefined;
}
