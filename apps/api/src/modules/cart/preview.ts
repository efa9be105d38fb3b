/** Lines that somebody else chose, as they would be in a cart: nobody's cart is read or changed. */
import type { CartProduct } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { cartTotals } from '@tianguis/domain/cart';
import { skuOfLine } from '../products/service.ts';
import type { Added } from './changes.ts';
import { showLines, toLine, toPriced, type ViewOptions } from './view.ts';

export interface CartPreview {
  products: CartProduct[];
  /** Pieces that can be bought, and what they cost in centavos. */
  pieces: number;
  goods: number;
}

export async function previewOf(
  shop: Pick<UnitOfWork, 'db'>,
  lines: readonly Added[],
  { products, most, freeFrom }: Pick<ViewOptions, 'products' | 'most' | 'freeFrom'>,
): Promise<CartPreview> {
  const shown = await showLines(shop, lines, { products, most });
  const { goods, pieces } = cartTotals(shown.map(toPriced), {
    freeFrom,
    coupon: undefined,
    shippingOf: () => undefined,
  });
  return {
    ...{ goods, pieces },
    products: shown.map((one) => ({ ...toLine(one, undefined, most), childrenSku: skuOfLine(one.facts) })),
  };
}
