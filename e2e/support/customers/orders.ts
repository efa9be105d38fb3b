/** Orders of customers, as placing writes them, for tests of pages that show orders. */
import type { Product } from '@tianguis/contract';
import { addCustomerOrder, type TestLine, type TestOrder } from '@tianguis/testkit/orders';
import { list } from '../catalogue/catalogue.ts';
import { withShopDatabase } from '../shop/database.ts';
import type { HttpClient } from '../shop/http.ts';

let orders = 0;
/** A number that no other order of these tests has. */
const newNumber = () => String(7_000_000_000 + (Date.now() % 100_000_000) * 10 + (orders++ % 10));

/**
 * Adds an unpaid order of one piece, whose stock is reserved.
 * @returns the number of the order
 */
export function addUnpaidOrder(email: string, { id, title }: Pick<Product, 'id' | 'title'>): Promise<string> {
  const number = newNumber();
  return withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ line: string; sku: string }>(
      `with sold as (
         select p.store_id as store, v.id, v.sku, v.sale_price as price
           from products p join product_variants v on v.product_id = p.id where p.id = $3 order by v.position limit 1
       ), placed as (
         insert into orders (number, checkout_id, customer_id, goods, total, buyer, pays_until)
         select $1, gen_random_uuid(), c.id, s.price, s.price, '{}', now() + interval '30 minutes'
           from customers c, sold s where c.email = $2 returning id
       ), seller as (
         insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
         select p.id, s.store, 'Vendedor', s.price, 0, 0 from placed p, sold s returning order_id, store_id
       ), parcel as (
         insert into order_parcels (order_id, store_id, service, price, paid)
         select order_id, store_id, 'estandar', 0, 0 from seller returning id, order_id
       ), tender as (
         insert into order_tenders (order_id, position, kind, amount)
         select p.order_id, 1, 'card', s.price from parcel p, sold s where s.price > 0
       )
       insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price, price)
       select p.order_id, p.id, 1, $3, s.id, s.sku, jsonb_build_object('title', $4::text), 1, s.price, s.price
         from parcel p, sold s
       returning id as line, sku`,
      [number, email, id, title],
    );
    for (const { line, sku } of rows)
      await pool.query('select * from reserve_stock(array[$1]::uuid[], array[$2], array[1], array[null]::integer[])', [
        line,
        sku,
      ]);
    return number;
  });
}

/** The state of an order's payment. */
export const stateOfOrder = (number: string): Promise<string | undefined> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ state: string }>(
      'select payment_state as state from orders where number = $1',
      [number],
    );
    return rows[0]?.state;
  });

/** Notes that a provider was asked to charge an order, and has not answered. */
export const beginCharge = (number: string): Promise<unknown> =>
  withShopDatabase(({ pool }) =>
    pool.query(`update orders set payment_state = 'charging' where number = $1`, [number]),
  );

/** Adds an order without goods that waits for its payment. @param customer id @returns its number */
export const addOrderWithoutGoods = (customer: string): Promise<string> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: string }>(
      `insert into orders (number, checkout_id, customer_id, goods, total, buyer)
       values ($2, gen_random_uuid(), $1, 0, 0, '{}') returning number`,
      [customer, newNumber()],
    );
    return rows[0]?.number ?? '';
  });

/** Ends an order that waits for its payment. */
export const cancelOrder = (number: string): Promise<void> =>
  withShopDatabase(async ({ pool }) => {
    await pool.query(`update orders set payment_state = 'cancelled', ended_at = now() where number = $1`, [number]);
  });

/** Adds an order. @returns its number */
export const addOrder = (order: TestOrder): Promise<string> =>
  withShopDatabase(({ pool }) => addCustomerOrder(pool, order));

/** A line with the goods of a product, as placing writes it. */
export const lineOf = (product: Product, more: Partial<TestLine> = {}): TestLine => ({
  ...{ product: product.id, sku: product.childrenSku, title: product.title, brand: product.brand },
  picture: product.pictures[0]?.thumbnail ?? null,
  ...{ price: product.pricing.sales_price, listPrice: product.pricing.list_price },
  ...more,
});

/** The moment that was some days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
/** The date that is some days ahead. */
const dayAhead = (days: number): string => daysAgo(-days).slice(0, 10);

const address = {
  ...{ nombre: 'Guadalupe Ríos', direccion: 'Orizaba 101, interior 4', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', estado: 'Ciudad de México', telefono: '5512345678' },
  ...{ entreCalles: 'Álvaro Obregón y Tabasco', referencias: 'Portón verde' },
};

/**
 * Adds orders of a customer: on its way in two parcels, unpaid, delivered, refunded, expired. The first is the newest.
 * @returns their numbers, and the products of the first one
 */
export async function addOrders(request: HttpClient, customer: string) {
  const { products } = (await list(request, 'page_size=8')).data;
  const [one, two, three, four, five] = products;
  if (!one || !two || !three || !four || !five) throw new Error('The shop has too few products.');
  const onTheWay = await addOrder({
    ...{ customer, placedAt: daysAgo(2), address, giftNote: '¡Feliz cumpleaños!\nTe quiere, Lupita' },
    coupon: { code: 'BIENVENIDA', discount: 5_000 },
    accepted: { 'terminos-y-condiciones': '1', 'aviso-privacidad': '1', oferta: 'card.oxxo' },
    parcels: [
      {
        ...{ state: 'on_the_way', promised: [dayAhead(1), dayAhead(3)], carrier: 'Estafeta', tracking: 'MX-4831-0099' },
        ...{ collectedAt: daysAgo(0.5), shipping: 9_900 },
        lines: [lineOf(one, { pieces: 2, options: { Color: 'Negro', Talla: 'M' } }), lineOf(two)],
      },
      {
        ...{ store: { id: 2, name: 'Artesanías del Valle' }, state: 'preparing', promised: [dayAhead(4), dayAhead(6)] },
        lines: [lineOf(three), lineOf(four)],
      },
    ],
    events: [
      { at: daysAgo(2), kind: 'placed' },
      { at: daysAgo(1.9), kind: 'all_received', to: 'paid' },
      { at: daysAgo(1.5), kind: 'preparation', to: 'preparing', parcel: 0 },
      { at: daysAgo(1.4), kind: 'preparation', to: 'preparing', parcel: 1 },
      { at: daysAgo(1), kind: 'collection_request', to: 'collecting', parcel: 0 },
    ],
  });
  const unpaid = await addOrder({
    ...{ customer, placedAt: daysAgo(3), payment: 'awaiting', way: 'oxxo', paysUntil: daysAgo(-1), address },
    parcels: [{ promised: [dayAhead(3), dayAhead(5)], shipping: 4_900, lines: [lineOf(five)] }],
  });
  const delivered = await addOrder({
    ...{ customer, placedAt: daysAgo(12), address },
    parcels: [
      {
        ...{ state: 'delivered', promised: [daysAgo(9).slice(0, 10), daysAgo(8).slice(0, 10)], carrier: 'DHL' },
        ...{ tracking: '1234567890', collectedAt: daysAgo(10), deliveredAt: daysAgo(8.5), lines: [lineOf(two)] },
      },
    ],
  });
  const refunded = await addOrder({
    ...{ customer, placedAt: daysAgo(20), address, parcels: [{ state: 'cancelled', lines: [lineOf(three)] }] },
    refunds: [{ amount: three.pricing.sales_price, state: 'made', at: daysAgo(19) }],
  });
  const expired = await addOrder({
    ...{ customer, placedAt: daysAgo(25), payment: 'expired', way: 'spei', address },
    parcels: [{ lines: [lineOf(four)] }],
  });
  return { onTheWay, unpaid, delivered, refunded, expired, products: [one, two, three, four] as const };
}
