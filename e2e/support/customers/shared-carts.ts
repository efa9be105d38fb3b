/** Links that put products into a cart, and what customers did with them (RT-16, SC-01 to SC-07). */
import type { Product } from '@tianguis/contract';
import { type SharedCartKind, writeSharedLink } from '@tianguis/domain/cart';
import { buyable, list } from '../catalogue/catalogue.ts';
import { withShopDatabase } from '../shop/database.ts';
import type { HttpClient } from '../shop/http.ts';

/** Two products without choices. */
export async function twoProducts(client: HttpClient): Promise<[Product, Product]> {
  const { data } = await list(client, 'page_size=100');
  const [one, other] = data.products.filter((p) => buyable(p) && p.childrenSku === '0' && p.stock > 5);
  if (!one || !other) throw new Error('The shop has too few products.');
  return [one, other];
}

export const linkTo = (kind: SharedCartKind, products: readonly Pick<Product, 'id'>[], quantity = 1): string =>
  `/${kind}/${writeSharedLink({ products: products.map(({ id }) => ({ product_id: id, quantity })) })}`;

/** Number of links that a customer used, of affiliates that the customer has, and of presses on a livestream. */
export const uses = (email: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select (select count(*)::integer from cart_link_uses u where u.customer_id = c.id) as uses,
              (select count(*)::integer from affiliate_tags t where t.customer_id = c.id) as tags,
              (select count(*)::integer from live_clicks k where k.customer_id = c.id) as clicks
         from customers c where lower(c.email) = lower($1)`,
      [email],
    );
    return rows[0] as { uses: number; tags: number; clicks: number };
  });
