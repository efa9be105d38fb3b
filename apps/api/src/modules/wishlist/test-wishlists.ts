/** For tests: customers with wishlists, and products with prices and stock that tests change. */
import { withAccount } from '../accounts/testing/test-account.ts';

export const path = '/app/v1/wish-list';

export async function withWishlists() {
  const shop = await withAccount();
  const { build, call, session, database } = shop;
  const { pool } = database;
  await build.categories([{ id: 1, children: [{ id: 2 }] }]);
  await build.brand();
  await build.store();

  /** Adds products at this price, with ids from `first` on. */
  async function products(first: number, count: number, more: { sale_price?: number; stock?: number } = {}) {
    const ids = Array.from({ length: count }, (_, at) => first + at);
    for (const id of ids) await build.product([1, 2], { id, list_price: 200_000, sale_price: 100_000, ...more });
    return ids;
  }

  /** The calls of a signed-in customer to wishlists. */
  async function shopper(email = 'ana@correo.mx') {
    const { token, access_token } = await session(email);
    const headers = { authorization: `Bearer ${access_token}` };
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      call(method, path + url, { headers, ...(payload && { payload }) });
    return {
      ...{ token, access_token, send },
      save: (ids: readonly number[], lista?: string) =>
        call('POST', path, { payload: { token, products: ids, ...(lista && { lista }) } }),
      remove: (ids: readonly number[], lista?: string) =>
        call('DELETE', path, { payload: { token, products: ids, ...(lista && { lista }) } }),
      async ids(): Promise<number[]> {
        return (await send('GET', '')).body.data.products.map(({ id }: { id: number }) => id);
      },
      async lists(): Promise<
        { id: string; nombre: string; productos: number; bajaron: number; compartida: unknown }[]
      > {
        return (await send('GET', '/listas')).body.data.listas;
      },
      async make(nombre: string): Promise<string> {
        const { listas } = (await send('POST', '/listas', { nombre })).body.data;
        return listas.find((one: { nombre: string }) => one.nombre === nombre).id;
      },
    };
  }

  return {
    ...shop,
    ...{ products, shopper },
    /** Changes a price directly in the database, as an import or an operator would. */
    price: (id: number, centavos: number) =>
      pool.query('update products set sale_price = $2 where id = $1', [id, centavos]),
    stock: (id: number, pieces: number) => pool.query('update products set stock = $2 where id = $1', [id, pieces]),
    async clear() {
      await shop.clear();
      await pool.query('delete from products');
    },
  };
}
