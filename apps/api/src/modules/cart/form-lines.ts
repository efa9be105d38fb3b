/** Reads lines of the cart from the forms of calls. */
import type { AddToCartForm } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import type { LineName } from '../lines/service.ts';
import type { Added, Change, Known } from './changes/changes.ts';
import { groupLines, lineToAdd } from './changes/line-groups.ts';

/** The line that a form refers to. */
export const toName = ({ id, childrenSku = '0' }: { id: number; childrenSku?: string }): LineName => ({
  id,
  sku: childrenSku,
});

/** Leaves out lines without a product (SC-06). @throws Failure VALIDATION_FAILED if no line is left */
export function toAdded({ products }: AddToCartForm): Added[] {
  const added = products.flatMap(({ id, csId, childrenSku, cart_quantity, quantity, sale_price, tag }) => {
    const product = id ?? csId;
    if (product === undefined) return [];
    const name = toName({ id: product, ...(childrenSku !== undefined && { childrenSku }) });
    return [{ ...name, pieces: cart_quantity ?? quantity ?? 1, shownPrice: sale_price, tag: tag || undefined }];
  });
  if (added.length > 0) return added;
  throw new Failure('VALIDATION_FAILED', 'No line names a product.', {
    fields: [{ name: 'products.0.id', code: 'REQUIRED' }],
  });
}

/** The failure of a form of which nothing can be added. ER-02: if the shop has none of the products, the reply is 404. */
export function noneAdded({ facts }: Known, added: readonly Added[], { notices }: Change): Failure {
  if (facts.size === 0) return new Failure('PRODUCT_NOT_FOUND');
  // Each line has one notice, in the sequence of the lines.
  const lines = groupLines(added, (one) => lineToAdd(facts, one));
  const fields = lines.map(({ first }, at) => ({
    ...{ name: `products.${added.indexOf(first)}`, code: 'WRONG' as const },
    ...(notices[at] && { msg: notices[at].msg }),
  }));
  return new Failure('VALIDATION_FAILED', 'Nothing can be added.', { fields });
}
