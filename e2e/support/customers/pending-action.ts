/** An action of a visitor that waits for the sign-in (SS-07). */
import type { ProductDetail } from '@tianguis/contract';
import { buyable, findDetail, productUrl } from '../catalogue/catalogue.ts';
import { withShopDatabase } from '../shop/database.ts';
import type { HttpClient } from '../shop/http.ts';
import { origin } from '../shop/operator.ts';

/** The URL of the form for each kind of action, and the fields of the form besides the product. */
const forms = {
  favorito: ['/acciones/favoritos', {}],
  carrito: ['/acciones/carrito', { cantidad: '2' }],
  comprar: ['/acciones/comprar-ahora', { cantidad: '2' }],
} as const;
export type PendingKind = keyof typeof forms;
export const pendingKinds = Object.keys(forms) as PendingKind[];

let found: Promise<ProductDetail> | undefined;
/** A product with variants, a variant that is not the first, and the page of this variant. */
export async function wantedVariant(client: HttpClient) {
  found ??= findDetail(
    client,
    (product) => buyable(product) && product.variations.length > 1,
    ({ variants }) => variants.filter(({ stock }) => stock > 2).length > 1,
  );
  const product = await found;
  const variant = product.variants.filter(({ stock }) => stock > 2).at(-1);
  if (!variant) throw new Error('found above');
  return { product, variant, from: `${productUrl(product)}?variante=${variant.sku}` };
}

/**
 * Starts an action as the form of a product page does; `product-sign-in.spec.ts` presses its real buttons.
 * @returns the URL of the sign-in page
 */
export async function beginAction(client: HttpClient, kind: PendingKind): Promise<string> {
  const { product, variant, from } = await wantedVariant(client);
  const [address, more] = forms[kind];
  const reply = await client.post(address, {
    form: { producto: String(product.id), variante: variant.sku, ...more },
    headers: { origin, referer: origin + from },
    maxRedirects: 0,
  });
  const entrance = reply.headers().location ?? '';
  if (!/\/login\?redirect=/.test(entrance)) throw new Error(`The form leads to ${entrance}, not to the sign-in.`);
  return entrance;
}

/** A page of the checkout, with the id of the checkout. */
const checkoutAddress = /^\/comprar(?:\/\w+)?\?compra=([0-9a-f-]{36})$/;

/**
 * The products of all checkouts of the customer to whom the checkout of this page belongs (CO-03).
 * @param address path and query of the page
 */
export async function boughtNow(address: string): Promise<unknown[]> {
  const [, checkout] = checkoutAddress.exec(address) ?? [];
  if (checkout === undefined) throw new Error(`${address} is no page of a checkout.`);
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query<{ product: unknown }>(
      'select product from checkouts where customer_id = (select customer_id from checkouts where id = $1)',
      [checkout],
    ),
  );
  return rows.map(({ product }) => product);
}
