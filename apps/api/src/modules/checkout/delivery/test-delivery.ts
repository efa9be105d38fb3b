/** For tests: checkouts in a shop with express and two shops for pick-up. */
import type { ShopConfig } from '@tianguis/config';
import type { CheckoutView, QuoteView } from '@tianguis/contract';
import { expect } from 'vitest';
import { withCheckout } from '../test-checkout.ts';

export type Buyer = Awaited<ReturnType<Awaited<ReturnType<typeof withCheckout>>['buyer']>>;

export async function withDelivery(settings: Partial<ShopConfig> = {}) {
  const shop = await withCheckout(settings);
  const { pool } = shop;
  // The API reads the places once, so they exist before the first call.
  await pool.query(`
    update shipping_places set express_cutoff = 780 where code = 'centro';
    insert into shipping_rates (service, zone, days_min, days_max, delivery_days) values
      ('express', 'local', 0, 0, 126), ('voluminoso', 'local', 3, 5, 126);
    insert into shipping_prices (service, zone, up_to_grams, price) values
      ('express', 'local', 5000, 14900), ('voluminoso', 'local', 50000, 29900);
    insert into shipping_places (code, name, kind, postal_code, address, cutoff, work_days, handling_days) values
      ('roma', 'Tienda Roma', 'shop', '06700', 'Álvaro Obregón 1', 1080, 127, 0),
      ('condesa', 'Tienda Condesa', 'shop', '06140', '', 1080, 127, 0)`);
  const { rows } = await pool.query<{ id: number; code: string }>('select id, code from shipping_places');

  async function choose(ana: Buyer, compra: string, form: object): Promise<CheckoutView> {
    const { status, body } = await ana.choose(compra, form);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.data;
  }

  return {
    ...{ ...shop, choose },
    /** The key of the option to pick up in a shop. */
    pickUpIn: (code: string) => `pickup-${rows.find((place) => place.code === code)?.id}`,
    /** Sets what stands on the shelves of places, such as `{ centro: 5, roma: 1 }`. */
    shelves: (id: number, stocks: Record<string, number>) =>
      pool.query(
        `select set_place_stocks(array_agg(v.id), array_agg(l.id), array_agg(n.stock))
           from unnest($2::text[], $3::integer[]) n (code, stock) join shipping_places l using (code),
                product_variants v where v.product_id = $1`,
        [id, Object.keys(stocks), Object.values(stocks)],
      ),
    /** Pieces of orders by place. */
    async taken(): Promise<Record<string, number>> {
      const { rows: found } = await pool.query<{ code: string; taken: number }>(
        `select code, sum(taken)::integer as taken
           from variant_places w join shipping_places l on l.id = w.place_id group by 1`,
      );
      return Object.fromEntries(found.map((row) => [row.code, row.taken]));
    },
    /** The parcels of all orders. */
    async parcels() {
      const { rows: found } = await pool.query(
        `select p.service, l.code, p.zone, p.price::integer, p.paid::integer, p.borne_by, p.promised_to::text as until
           from order_parcels p left join shipping_places l on l.id = p.place_id order by 1`,
      );
      return found;
    },
    /** The document of a new checkout with the address of the customer. */
    async checkout(ana: Buyer, form: object = {}): Promise<CheckoutView> {
      const { compra } = (await ana.post('/app/v1/compras', {})).body.data;
      return choose(ana, compra, { direccion: ana.address, forma: 'card', ...form });
    },
  };
}

export const quoteOf = ({ quote }: CheckoutView): QuoteView => quote ?? expect.fail('the checkout has a quote');

/** Each option as `key price days`, the chosen one with a star. */
export const shown = ({ groups }: CheckoutView): Record<string, string[]> =>
  Object.fromEntries(
    groups.map(({ key, options }) => [
      key,
      options.map((one) => {
        const days = [...new Set([one.arrives?.from, one.arrives?.to])].map((day) => day?.slice(8)).join('-');
        return `${one.chosen ? '* ' : ''}${one.key} ${one.price} ${days}`;
      }),
    ]),
  );
