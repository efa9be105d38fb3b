/** Shows lines that another person chose, as a cart would show them, without reading or changing a cart. */
import type { CartProduct } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { cartTotals } from '@tianguis/domain/cart';
import { lineKey, readLineFacts } from '../lines/service.ts';
import type { Added } from './changes/changes.ts';
import { groupLines, lineToAdd } from './changes/line-groups.ts';
import { showLines, toLine, toPriced, type ViewOptions } from './view.ts';

export interface CartPreview {
  products: CartProduct[];
  /** Number of pieces that can be bought, and their price in centavos. */
  pieces: number;
  goods: number;
  /** Number of lines that cannot be bought. */
  missing: number;
}

/**
 * Merges entries that are one line in a cart: a link may contain a product without choices with its SKU and without.
 */
async function asInCart({ db }: Pick<UnitOfWork, 'db'>, lines: readonly Added[]): Promise<Added[]> {
  const facts = new Map((await readLineFacts(db, lines)).map((one) => [lineKey(one), one]));
  const lineOf = (line: Added) => lineToAdd(facts, line);
  return groupLines(lines, lineOf).map(({ first, pieces }) => ({ ...first, ...lineOf(first), pieces }));
}

export async function previewOf(
  shop: Pick<UnitOfWork, 'db'>,
  lines: readonly Added[],
  { cardsOf, most, freeShipping }: Pick<ViewOptions, 'cardsOf' | 'most' | 'freeShipping'>,
): Promise<CartPreview> {
  const asked = await asInCart(shop, lines);
  const shown = await showLines(asked, await readLineFacts(shop.db, asked), { cardsOf, most });
  const { goods, pieces } = cartTotals(shown.map(toPriced), {
    freeShipping,
    coupon: undefined,
    shippingOf: () => undefined,
  });
  return {
    ...{ goods, pieces, missing: asked.length - shown.filter((one) => one.pieces > 0).length },
    products: shown.map((one) => toLine(one, undefined, most)),
  };
}
