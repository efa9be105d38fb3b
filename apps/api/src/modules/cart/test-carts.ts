/** For tests: customers with carts, and products with prices and stock that tests change. */
import { withAccount } from '../accounts/testing/test-account.ts';

export const path = '/cart/api/v1';

export interface Line {
  id: number;
  childrenSku?: string;
  cart_quantity?: number;
}

/** Our warehouse, the general place of sellers, both in Mexico City, and the rates for deliveries within the city. */
const shippingRules = `
  insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days) values
    ('centro', 'Almacén Centro', 'warehouse', '06600', 1020, 126, 0),
    ('vendedores', 'Vendedores', 'seller', '06600', 720, 62, 1);
  insert into shipping_rates (service, zone, days_min, days_max, delivery_days) values
    ('estandar', 'local', 1, 1, 126);
  insert into shipping_prices (service, zone, up_to_grams, price) values
    ('estandar', 'local', 1000, 4900), ('estandar', 'local', 5000, 8900);`;

export async function withCarts(...settings: Parameters<typeof withAccount>) {
  const shop = await withAccount(...settings);
  const { build, call, session, database } = shop;
  const { pool } = database;
  await build.categories([{ id: 1, children: [{ id: 2 }] }, { id: 3 }]);
  await build.brand();
  await build.store();
  await build.store({ id: 2, name: 'Otra tienda', slug: 'otra-tienda' });
  await pool.query(shippingRules);

  /** Adds a product without choices: $1,000 instead of $2,000, 10 pieces in stock. */
  async function product(id: number, { price = 100_000, stock = 10, ...more }: Record<string, unknown> = {}) {
    await build.product([1, 2], {
      id,
      list_price: 200_000,
      sale_price: price as number,
      stock: stock as number,
      ...more,
    });
    await build.variant(id, {
      sku: `${id}-U`,
      list_price: 200_000,
      sale_price: price as number,
      stock: stock as number,
    });
  }

  /** Adds a product with one variant for each size. */
  async function shirt(id: number, stocks: Record<string, number>) {
    await build.product([1, 2], { id, list_price: 50_000, sale_price: 40_000 });
    for (const [size, stock] of Object.entries(stocks))
      await build.variant(id, {
        sku: `${id}-${size}`,
        options: JSON.stringify({ Talla: size }),
        list_price: 50_000,
        sale_price: 40_000,
        stock,
      });
  }

  /** The calls of a signed-in customer to the cart. */
  async function shopper(email = 'ana@correo.mx') {
    const { token, access_token } = await session(email);
    const headers = { authorization: `Bearer ${access_token}` };
    const send = (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
      more: Record<string, string> = {},
    ) => call(method, path + url, { headers: { ...headers, ...more }, ...(payload && { payload }) });
    return {
      ...{ token, access_token, headers, send },
      add: (products: readonly Line[], key?: string) =>
        send('POST', '', { products }, key === undefined ? {} : { 'idempotency-key': key }),
      set: (products: readonly Line[], version?: number) =>
        send('PUT', '', { products, ...(version !== undefined && { version }) }),
      move: (products: readonly Line[], a: string) => send('POST', '/mover', { products, a }),
      async cart(postalCode?: string) {
        const { status, body } = await send('GET', postalCode ? `?codigoPostal=${postalCode}` : '');
        if (status !== 200) throw new Error(`The cart answered ${status}.`);
        return body.data;
      },
      /** `7: 2` is two pieces of product 7. */
      async lines(): Promise<string[]> {
        return (await this.cart()).products.map(shownLine);
      },
    };
  }

  return {
    ...shop,
    ...{ pool, product, shirt, shopper },
    price: (id: number, centavos: number) =>
      pool.query('update product_variants set sale_price = $2 where product_id = $1', [id, centavos]),
    stock: (id: number, pieces: number) =>
      pool.query('update product_variants set stock = $2 where product_id = $1', [id, pieces]),
    async clear() {
      await shop.clear();
      await pool.query('delete from products; delete from coupons');
    },
  };
}

export const shownLine = ({
  id,
  childrenSku = '0',
  wanted,
}: {
  id: number;
  childrenSku?: string;
  wanted: number;
}): string => `${childrenSku === '0' ? id : childrenSku}: ${wanted}`;
