/** Converts drafts for replies. */
import type { CheckoutView, QuoteView } from '@tianguis/contract';
import type { ShownLine } from '../cart/service.ts';
import { lineKey } from '../lines/service.ts';
import type { Draft } from './draft.ts';

export function toView(
  { quote, totals, lines, parcels, leftOut, order }: Draft,
  { compra, hash, pedido }: Pick<QuoteView, 'compra' | 'hash' | 'pedido'>,
): QuoteView {
  const sellers = new Map(order.sellers.map(({ id, name }) => [id, name]));
  return {
    ...{ compra, hash, pedido, total: quote.total, balance: quote.balance ?? 0, texts: { ...quote.texts } },
    ...{ goods: totals.goods, discount: totals.discount, shipping: totals.shipping },
    lines: lines.map(toQuotedLine),
    parcels: parcels.map(({ key, seller, service, paid, promisedFrom: from, promisedTo: to, lines: own }) => ({
      ...{ key, seller: { id: seller, name: sellers.get(seller) ?? '' }, service, shipping: paid },
      arrives: from !== null && to !== null ? { from, to } : null,
      lines: own.map(({ productId, cartSku, pieces }) => ({ id: productId, childrenSku: cartSku, pieces })),
    })),
    coupon: quote.coupon && { codigo: quote.coupon.code, discount: quote.coupon.discount },
    left_out: leftOut.map(({ line: { line, facts }, reason }) => ({
      ...{ id: line.id, childrenSku: line.sku, title: facts.title, reason },
    })),
  };
}

/** A line as a quote and an estimate show it. */
export const toQuotedLine = ({ line, facts, pieces }: ShownLine): QuoteView['lines'][number] => ({
  ...{ id: line.id, childrenSku: line.sku, title: facts.title, pieces, wanted: line.pieces },
  price: facts.variant?.salePrice ?? 0,
});

/** The picture of each line, by its key. */
export const picturesOf = (lines: readonly ShownLine[]): CheckoutView['pictures'] =>
  Object.fromEntries(lines.map(({ line, card }) => [lineKey(line), card.pictures[0]?.thumbnail ?? null]));
