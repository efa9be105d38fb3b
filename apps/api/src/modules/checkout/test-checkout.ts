/** For tests: customers with a cart and an address, who ask for quotes and place orders. */
import type { ShopConfig } from '@tianguis/config';
import type { QuoteView } from '@tianguis/contract';
import type { ApiOptions } from '../../api.ts';
import { home } from '../addresses/test-addresses.ts';
import { withCarts } from '../cart/test-carts.ts';
import { contradictions } from '../orders/test-orders.ts';

/** A Tuesday, 10:00 in Mexico City. */
export const tuesday = '2026-12-01T16:00:00Z';

export async function withCheckout(
  settings: Partial<ShopConfig> = {},
  options: Pick<ApiOptions, 'contentFolder' | 'provider' | 'outbox' | 'paymentTriesPerHour'> = {},
) {
  const time = { now: Date.parse(tuesday) };
  const shop = await withCarts(settings, { ...options, clock: () => time.now });
  const { call, customer, shopper, pool } = shop;
  // The API reads the places once, so all places exist before the first call.
  await pool.query(`
    insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days)
    values ('lejos', 'Almacén lejano', 'warehouse', '06600', 600, 126, 3)`);

  async function buyer(email = 'ana@correo.mx', more: object = {}) {
    const id = await customer({ email });
    const cart = await shopper(email);
    const { headers } = cart;
    const post = (path: string, payload: object) => call('POST', path, { headers, payload });
    const put = (path: string, payload: object) => call('PUT', path, { headers, payload });
    const added = await post('/app/v1/address', { ...home, ...more });
    const address: string = added.body.data.address.id;
    const choose = (compra: string, form: object) => post(`/app/v1/compras/${compra}`, form);
    return {
      ...{ ...cart, id, address, post },
      move: (texts: object) => put(`/app/v1/address/${address}`, { ...home, ...texts }),
      choose,
      /** Today's quote of a checkout, which is opened if it does not exist. */
      async quote(compra: string = crypto.randomUUID(), direccion = address): Promise<QuoteView> {
        const opened = await post('/app/v1/compras', { compra });
        if (opened.status !== 200) throw new Error(`${opened.status}: ${JSON.stringify(opened.body)}`);
        const { status, body } = await choose(compra, { direccion, forma: opened.body.data.way ?? 'card' });
        if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
        return body.data.quote;
      },
      /** Places the order of a quote, after `choices` of the checkout. */
      async place({ compra, hash, total }: Pick<QuoteView, 'compra' | 'hash' | 'total'>, choices?: object) {
        if (choices) await choose(compra, choices);
        return post('/app/v1/comprar/pedido', { compra, hash, total, regreso: 'http://localhost/comprar/regreso' });
      },
      change: (order: string) => post(`/app/v1/pedidos/${order}/cambiar`, {}),
    };
  }

  return {
    ...{ ...shop, buyer, time },
    /** The proofs of `doctor` that orders contradict. */
    wrong: () => contradictions(pool),
    /** The states of all orders. */
    async orders(): Promise<string[]> {
      const { rows } = await pool.query<{ state: string }>(
        'select payment_state as state from orders order by placed_at',
      );
      return rows.map(({ state }) => state);
    },
    async clear() {
      time.now = Date.parse(tuesday);
      await pool.query('truncate orders, stock_movements, quotes, taken_stock, coupons cascade');
      await shop.clear();
    },
  };
}
