/** When few products have all that was searched, what comes behind them (spec: all words over some). */
import type { Group } from '@tianguis/domain/words';
import type { ProductService, WordQuery } from '../products/service.ts';
import type { SearchRepository } from './repository.ts';
import { toWordQuery } from './word-query.ts';

/** With fewer products than these, shoppers are shown those that have most of the words too. */
export const few = 24;

export interface Most {
  words: WordQuery;
  /** What asks for everything that was searched. */
  all: WordQuery;
  /** Words that no product has, folded. */
  leftOut: string[];
}

interface Asked {
  groups: readonly Group[];
  /** What asks for all of them. */
  asked: WordQuery;
  /** How many products of the whole shop have all. */
  whole: number;
  /** The same, where words that are one name together (audífonos inalámbricos) are by themselves. */
  apart: readonly Group[];
}

/**
 * Asks for less until enough is found in the whole shop, whatever the filters, so that counts stay those of one search: first without words that
 * nobody has; then for all but one, for half of them, for any, as long as the title begins with one or a category is called so (who searches a big
 * fridge finds fridges, and not all that is big). Of a search whose words nobody has, what is left must say so as well: "boletos de avión" finds
 * nothing, where some toy is an airplane.
 * @returns undefined where it is best to ask for all
 */
export async function findMost({ groups, asked, whole, apart }: Asked, asks: Asks): Promise<Most | undefined> {
  if (whole >= few) return undefined;
  const most = await askForLess(groups, { words: asked, count: whole }, asks);
  const isNameLeftOut = most === undefined || most.leftOut.some((text) => text.includes(' '));
  if (whole > 0 || apart.length === groups.length || !isNameLeftOut) return most;
  const words = toWordQuery(apart);
  const count = await asks.products.countFound(words);
  const ofWords = await askForLess(apart, { words, count }, asks);
  return ofWords ?? (count > 0 ? { words, all: words, leftOut: [] } : most);
}

interface Asks {
  repository: SearchRepository;
  products: ProductService;
}

/** @param all what asks for all of these groups, and how many products that finds */
async function askForLess(
  groups: readonly Group[],
  all: { words: WordQuery; count: number },
  { repository, products }: Asks,
): Promise<Most | undefined> {
  if (groups.length < 2 || all.count >= few) return undefined;
  const present = all.count > 0 ? groups.map(() => true) : await repository.present(all.words);
  const kept = groups.filter((_, at) => present[at]);
  if (kept.length === 0) return undefined;
  const leftOut = groups.filter((_, at) => !present[at]).map(({ text }) => text);
  const anchored = leftOut.length > 0;
  let best = { words: all.words, leftOut: [] as string[], count: all.count };
  const steps = [...new Set([kept.length - 1, Math.ceil(kept.length / 2), 1])].filter((n) => n > 0 && n < kept.length);
  for (const least of [...(anchored ? [kept.length] : []), ...steps]) {
    if (best.count >= few) break;
    const words = toWordQuery(kept, { least, anchored, loose: !anchored });
    const count = await products.countFound(words);
    if (count > best.count) best = { words, leftOut, count };
  }
  return best.count > all.count ? { words: best.words, all: all.words, leftOut: best.leftOut } : undefined;
}
