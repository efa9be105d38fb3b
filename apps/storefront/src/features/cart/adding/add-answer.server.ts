/** The result of "Agregar" for a script, which shows it in a small panel instead of a new page. */
import { formatMoney } from '@tianguis/domain';
import { addOutcome } from '../../../commerce/add-outcome.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { done, failed } from '../../../shared/forms/form-results.ts';
import { tooManyTries } from '../../../shared/forms/too-many-tries.ts';
import type { AddAnswer, Wanted } from './add.server.ts';
import { panelFields, addWords as words } from './add-words.ts';
import { cartFailure } from './cart-failure.ts';

export function addAnswer({ reply, refused }: AddAnswer, { product, sku }: Wanted): FormAnswer {
  if (refused) return { ...(refused.status === 429 && { status: 429 }), result: failed({}, whyNot(refused)) };
  const { products, sellers, shipping: ofCart, total_items: pieces, total_price: goods, notices } = reply.data;
  // The request may contain the SKU of a product without choices, whose line has the SKU '0'.
  const line = products.find((one) => one.id === product && [sku, '0'].includes(one.childrenSku));
  const [picture] = line?.pictures ?? [];
  const shipping = sellers.find(({ store }) => store.id === line?.store.id)?.shipping;
  const shippingWords = words.shipping[ofCart.missing === null ? 'seller' : 'cart'];
  return {
    result: done(notices.map(({ msg }) => msg).join(' ') || words.added, {
      [panelFields.outcome]: addOutcome(notices, 1),
      [panelFields.title]: line?.title ?? '',
      [panelFields.options]: Object.values(line?.options ?? {}).join(' · '),
      [panelFields.picture]: picture?.thumbnail ?? '',
      [panelFields.line]: line ? words.line(line.cart_quantity, formatMoney(line.amount)) : '',
      [panelFields.cart]: words.cart(pieces, formatMoney(goods)),
      [panelFields.shipping]: shipping
        ? shipping.is_free
          ? shippingWords.free
          : shippingWords.missing(formatMoney(shipping.missing))
        : '',
      [panelFields.isFree]: shipping?.is_free ? '1' : '',
    }),
  };
}

function whyNot(refused: NonNullable<AddAnswer['refused']>): string {
  const { status, fields, retryAfter } = refused;
  if (status === 429) return tooManyTries(retryAfter ?? 30);
  if (status === 422) return fields[0]?.msg ?? words.failed;
  const failure = cartFailure(refused);
  if (failure === 'cors') return words.offline;
  return failure === 404 ? words.gone : words.failed;
}
