/** Helpers for carts in the browser: filling a cart, its lines, and temporary changes of a product's price or stock. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { expect } from '@tianguis/testkit/browser';
import { buyable, list } from '../catalogue/catalogue.ts';
import { withShopDatabase } from '../shop/database.ts';
import { addCustomer, signInByCall } from './customers.ts';
import { cookiesOf } from './sign-in-pages.ts';

export const cartUrl = '/carrito/detalle';
export const main = (page: Page) => page.getByRole('main');
export const line = (page: Page, product: Pick<Product, 'title'>) =>
  main(page).getByRole('article').filter({ hasText: product.title }).first();
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Carrito/ });

/** Finds products without choices. */
export async function plain(request: APIRequestContext, count: number): Promise<Product[]> {
  const { data } = await list(request, 'page_size=100');
  const found = data.products.filter((one) => buyable(one) && one.childrenSku === '0' && one.stock > 5);
  expect(found.length).toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
}

/** Signs the browser in, and adds products to the cart by the API. */
export async function fillCart(
  page: Page,
  products: readonly { id: number; childrenSku: string; cart_quantity?: number }[],
) {
  const customer = await addCustomer();
  await signInByCall(page.request, customer.email);
  const token = (await cookiesOf(page.context())).get('access_token')?.value;
  const reply = await page.request.post('/cart/api/v1', {
    headers: { authorization: `Bearer ${token}` },
    // The catalogue's products have `cart_quantity` 0, so the request needs a quantity.
    data: {
      products: products.map(({ id, childrenSku, cart_quantity }) => ({
        id,
        childrenSku,
        cart_quantity: cart_quantity || 1,
      })),
    },
  });
  expect(reply.status()).toBe(201);
  return customer;
}

/** Scrolls to the shelf of similar products, which loads when it is near the screen. */
export async function comeToRelated(page: Page): Promise<Locator> {
  const shelf = main(page).getByRole('region', { name: 'Parecidos a lo que llevas' });
  // Scrolls by a script. Playwright's own action fails if the loaded cards replace the placeholder meanwhile.
  await shelf.evaluate((element) => element.scrollIntoView());
  return shelf;
}

/** Changes a variant as an import would, runs `work`, and restores the price and stock. */
export async function withVariant(id: number, change: string, work: () => Promise<void>): Promise<void> {
  const [before] = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      'select id, stock, sale_price, list_price from product_variants where product_id = $1 order by position limit 1',
      [id],
    );
    await pool.query(`update product_variants set ${change} where id = $1`, [rows[0].id]);
    return rows;
  });
  try {
    await work();
  } finally {
    await withShopDatabase(({ pool }) =>
      pool.query('update product_variants set stock = $2, sale_price = $3, list_price = $4 where id = $1', [
        ...[before.id, before.stock, before.sale_price, before.list_price],
      ]),
    );
  }
}
