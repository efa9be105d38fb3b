/** Opens a checkout, of the cart or of one product, and finds the page at which the checkout goes on. */
import type { OpenCheckoutForm } from '@tianguis/contract';
import { greatestId, readWhole } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import { data } from 'react-router';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { checkoutParameter } from '../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { type Context, idShape, nextPath, requireOpen } from './read-checkout.server.ts';

/** Fields of the forms "Comprar" and "Comprar ahora", as the forms of the cart name them. */
type Asked = Pick<URLSearchParams, 'get'> | Pick<FormData, 'get'>;

/**
 * @param asked with the id of a checkout, or with product, SKU and pieces for "Comprar ahora"
 * @returns the path at which the checkout goes on
 * @throws Response 400 for fields that no form of ours sends
 */
export async function openCheckout(context: Context, asked: Asked): Promise<string> {
  requireOpen(context);
  const { api } = context.get(shopContext);
  const reply = await answered(api.checkout.open(readAsked(asked), asCustomer(context)));
  return nextPath(reply.data);
}

function readAsked(asked: Asked): OpenCheckoutForm {
  const text = (name: string) => String(asked.get(name) ?? '').trim();
  const compra = text(checkoutParameter);
  if (compra !== '' && !idShape.test(compra)) throw data(null, { status: 404 });
  const form: OpenCheckoutForm = compra === '' ? {} : { compra };
  if (text('producto') === '') return form;
  const id = readWhole(text('producto')) ?? 0;
  const childrenSku = text('variante') || '0';
  const pieces = text('cantidad') === '' ? 1 : (readWhole(text('cantidad')) ?? 0);
  const isValid = id >= 1 && id <= greatestId && skuShape.test(childrenSku) && pieces >= 1 && pieces <= 999;
  if (!isValid) throw data(null, { status: 400 });
  return { ...form, producto: { id, childrenSku, pieces } };
}
