/** For tests of pages and calls that show orders: an order of a customer, whose amounts add up. */
import type { Querier } from '@tianguis/database';

export interface TestLine {
  /** Id of the product. */
  product: number;
  sku?: string;
  title?: string;
  options?: Record<string, string>;
  picture?: string | null;
  brand?: string;
  pieces?: number;
  /** Centavos of one piece. */
  price?: number;
  listPrice?: number;
}

export interface TestParcel {
  /** The seller. */
  store?: { id: number; name: string };
  service?: string;
  state?: string;
  /** First and last promised date. */
  promised?: readonly [string, string];
  carrier?: string;
  tracking?: string;
  collectedAt?: string;
  deliveredAt?: string;
  place?: number;
  /** Centavos that the customer pays for the shipping. */
  shipping?: number;
  lines: readonly TestLine[];
}

export interface TestOrder {
  /** Id of the customer. */
  customer: string;
  /** Ten digits; default: a number that no other order of the test has. */
  number?: string;
  placedAt?: string;
  payment?: string;
  isTest?: boolean;
  /** The way to pay. */
  way?: string;
  paysUntil?: string | null;
  coupon?: { code: string; discount: number };
  address?: object | null;
  giftNote?: string;
  accepted?: Record<string, string>;
  parcels: readonly TestParcel[];
  /** Events in their sequence. `parcel` is the position of a parcel. */
  events?: readonly { at: string; kind: string; to?: string; parcel?: number }[];
  refunds?: readonly { amount: number; state: string; cause?: string; at?: string }[];
}

let orders = 0;

/** Adds an order. @returns its number */
export async function addCustomerOrder(on: Querier, order: TestOrder): Promise<string> {
  const number = order.number ?? String(8_000_000_000 + (Date.now() % 10_000_000) * 100 + (orders++ % 100));
  const { payment = 'paid', placedAt = new Date().toISOString(), coupon, parcels } = order;
  const hasEnded = payment === 'expired' || payment === 'cancelled';
  const lines = parcels.flatMap((parcel) => parcel.lines.map((line) => ({ pieces: 1, price: 10_000, ...line })));
  const goods = lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
  const shipping = parcels.reduce((sum, parcel) => sum + (parcel.shipping ?? 0), 0);
  const discount = coupon?.discount ?? 0;
  const total = goods - discount + shipping;
  const { rows } = await on.query<{ id: string }>(
    `insert into orders (number, checkout_id, customer_id, is_test, payment_state, pays_until, goods, discount, shipping,
       total, coupon_id, coupon_code, coupon_state, buyer, address, gift_note, accepted, placed_at, ended_at)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}', $13, $14, $15, $16, $17)
     returning id`,
    [
      ...[number, order.customer, order.isTest ?? false, payment, order.paysUntil ?? null],
      ...[goods, discount, shipping, total],
      ...(coupon ? [1, coupon.code, hasEnded ? 'returned' : 'used'] : [null, null, null]),
      ...[order.address === undefined ? null : JSON.stringify(order.address), order.giftNote ?? null],
      ...[JSON.stringify(order.accepted ?? {}), placedAt, hasEnded ? placedAt : null],
    ],
  );
  const id = rows[0]?.id ?? '';
  if (total > 0)
    await on.query(`insert into order_tenders (order_id, position, kind, amount) values ($1, 1, $2, $3)`, [
      ...[id, order.way ?? 'card', total],
    ]);
  const ids = await addParcels(on, id, order);
  await on.query(
    `update order_lines l set shipped = l.pieces from order_parcels p
      where l.order_id = $1 and p.id = l.parcel_id and p.state in ('on_the_way', 'delivered', 'returning')`,
    [id],
  );
  for (const { at, kind, to, parcel } of order.events ?? [])
    await on.query(`insert into order_events (order_id, at, kind, actor, data) values ($1, $2, $3, 'job', $4)`, [
      ...[id, at, kind, JSON.stringify({ to, ...(parcel !== undefined && { parcel: ids[parcel] }) })],
    ]);
  for (const { amount, state, cause = 'cancelled', at = placedAt } of order.refunds ?? []) {
    await on.query(`insert into refunds (order_id, cause, amount, state, created_at) values ($1, $2, $3, $4, $5)`, [
      ...[id, cause, amount, state, at],
    ]);
    if (cause !== 'not applied') await refundPieces(on, id, cause);
  }
  return number;
}

/** The pieces of parcels that the customer does not get are those of a refund. */
const refundPieces = (on: Querier, order: string, cause: string) =>
  on.query(
    `with back as (
       update order_lines l set refunded = l.pieces, cancelled = case p.state when 'cancelled' then l.pieces else 0 end
         from order_parcels p
        where l.order_id = $1 and p.id = l.parcel_id and p.state in ('cancelled', 'returned') and l.refunded = 0
       returning l.order_id, l.id, l.pieces
     )
     insert into refunded_pieces (order_id, line_id, cause, earlier, pieces) select order_id, id, $2, 0, pieces from back`,
    [order, cause],
  );

const tianguis = { id: 1, name: 'Tianguis' };

/** Adds sellers, parcels and lines. @returns the ids of the parcels */
async function addParcels(on: Querier, order: string, { parcels, coupon, payment = 'paid' }: TestOrder) {
  const ids: string[] = [];
  const usual =
    payment === 'paid' ? 'authorised' : payment === 'expired' || payment === 'cancelled' ? 'cancelled' : 'waiting';
  let position = 0;
  for (const { store = tianguis, shipping = 0, lines, ...parcel } of parcels) {
    const goods = lines.reduce((sum, { price = 10_000, pieces = 1 }) => sum + price * pieces, 0);
    const discount = ids.length === 0 ? (coupon?.discount ?? 0) : 0;
    await on.query(
      `insert into order_sellers (order_id, store_id, name, goods, discount, shipping) values ($1, $2, $3, $4, $5, $6)
       on conflict (order_id, store_id) do update set goods = order_sellers.goods + excluded.goods,
         discount = order_sellers.discount + excluded.discount, shipping = order_sellers.shipping + excluded.shipping`,
      [order, store.id, store.name, goods, discount, shipping],
    );
    const { rows } = await on.query<{ id: string }>(
      `insert into order_parcels (order_id, store_id, place_id, service, state, price, paid, promised_from, promised_to,
         carrier, tracking, collected_at, delivered_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        ...[order, store.id, parcel.place ?? null, parcel.service ?? 'estandar', parcel.state ?? usual, shipping],
        ...[parcel.promised?.[0] ?? null, parcel.promised?.[1] ?? null, parcel.carrier ?? null],
        ...[parcel.tracking ?? null, parcel.collectedAt ?? null, parcel.deliveredAt ?? null],
      ],
    );
    const id = rows[0]?.id ?? '';
    ids.push(id);
    for (const [at, line] of lines.entries()) {
      const { product, sku = String(product), title = `Producto ${product}`, pieces = 1, price = 10_000 } = line;
      const { options = {}, picture = null, brand = '', listPrice = price } = line;
      await on.query(
        `insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price,
           price, discount, shipping)
         values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11)`,
        [
          ...[order, id, ++position, product, sku, JSON.stringify({ title, options, picture, brand }), pieces],
          ...[listPrice, price, at === 0 ? discount : 0, at === 0 ? shipping : 0],
        ],
      );
    }
  }
  return ids;
}
