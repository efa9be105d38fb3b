/** Adds one piece of each of several products to the cart. */
import { greatestId, readWhole } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import { data, type RouterContextProvider } from 'react-router';
import { addOutcome } from '../../../commerce/add-outcome.ts';
import { noteCart } from '../../../commerce/sign-in/cart-count.server.ts';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { cartNotes } from '../../../shared/links/cart-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { callAs } from '../../../shared/session/call-as.server.ts';
import { cartNotice } from '../page/cart-data.ts';

/** Names of the notes on the cart's page. `added`: all were added, and something about them has changed. */
const doneWords = { whole: 'juntos', added: 'juntos-cambios', fewer: 'juntos-menos', none: 'juntos-nada' } as const;
const mostAtOnce = 10;

/**
 * @returns the path to continue at; undefined if nobody is signed in
 * @throws Response 400 if the form contains no product
 */
export async function addSeveral(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<string | undefined> {
  const products = form.getAll('articulo').slice(0, mostAtOnce).flatMap(toProduct);
  if (products.length === 0) throw data(null, { status: 400 });
  const { cart } = context.get(shopContext).api;
  const answer = await callAs(context, (bearer) => cart.add({ products }, { credentials: { bearer } }));
  if (!answer) return undefined;
  if (answer.reply) {
    noteCart(context.get(requestContext).cookies, answer.reply);
    const { notices } = answer.reply.data;
    const outcome = notices.length === 0 ? 'whole' : addOutcome(notices, products.length);
    return `${paths.cart}?${cartNotice.done}=${doneWords[outcome]}`;
  }
  // None of the products can be added any more; a note on the cart's page reports this.
  if (answer.refused.status === 422 || answer.refused.status === 404) return `${paths.cart}#${cartNotes.none}`;
  return answered(Promise.reject(answer.refused));
}

/** `id:price:sku`. The price is the price that was shown, so that the API can report a changed price. */
function toProduct(value: FormDataEntryValue) {
  const [, id, price, childrenSku = '0'] = /^(\d{1,10}):(\d{1,10}):(.{1,100})$/.exec(String(value)) ?? [];
  const product = readWhole(id, 1);
  if (product === undefined || !skuShape.test(childrenSku)) return [];
  return [{ id: product, childrenSku, cart_quantity: 1, sale_price: readWhole(price) ?? greatestId }];
}
