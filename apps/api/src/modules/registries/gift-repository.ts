/**
 * Orders that are gifts of a registry (RT-23; decision 50). What is taken and reserved is always read from the orders,
 * so nothing has to be moved when an order is paid, ends, or is refunded.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { giftStateOf } from '@tianguis/domain/registry';
import { type RawBuilder, sql } from 'kysely';
import { paymentStates } from '../payment-states.ts';

/** The states of payments in which an order gives nothing. */
const statesOfNothing = paymentStates((one) => giftStateOf(one) === 'none');

/** SQL: the refund or the refunded pieces `f` are of the change of the gift `g` into balance. */
export const ownChangeSql = `f.cause = 'cancellation ' || g.change_id`;
export const ownChange = sql.raw(ownChangeSql);

/**
 * SQL: the pieces of the line `l` of the gift `g` that were neither cancelled, refunded nor returned, and those that the
 * owner changed into balance. The owner has their value, so nobody else has to give them.
 */
export const givenPiecesSql = `(l.pieces - greatest(l.cancelled, l.refunded + l.returned - l.return_refunded) + (
  select coalesce(sum(f.pieces), 0)::integer from refunded_pieces f where f.line_id = l.id and ${ownChangeSql}))`;
export const givenPieces = sql.raw(givenPiecesSql);

/** SQL: the pieces of an item that are taken or reserved. @param item its id, as SQL */
const usedPieces = (item: RawBuilder<unknown>) => sql`
  (select coalesce(sum(${givenPieces}), 0) from registry_gifts g
     join orders o on o.id = g.order_id and o.payment_state <> all(${statesOfNothing}::text[])
     join order_lines l on l.order_id = o.id
    where g.item_id = ${item})`;

/**
 * SQL: the address of the order `o` as its buyer may read it. The buyer of a gift reads the town only, also after the
 * registry was erased.
 */
export const buyersAddress = sql`
  coalesce((select jsonb_build_object('nombre', 'Domicilio de ' || coalesce(g.names, 'quien recibe el regalo'), 'ciudad',
                     coalesce(nullif(o.address ->> 'ciudad', ''), o.address ->> 'municipio', ''),
                     'estado', coalesce(o.address ->> 'estado', ''))
              from registry_gifts g where g.order_id = o.id), o.address)`;

/** SQL: whether the refunds of a cause of an order go to the owner of a registry, who changed the gift into balance. */
export const isOwnersRefund = (order: string, cause: string) => sql<boolean>`exists (
  select from registry_gifts g join lateral (select ${cause}::text as cause) f on ${ownChange}
   where g.order_id = ${order})`;

/** SQL: the customer who gets the refund `f` of the order `o`: its buyer, or the owner of the registry. */
export const payeeOfRefund = sql`
  case when f.to_owner then (
    select r.customer_id from registry_gifts g join registry_items i on i.id = g.item_id
      join registries r on r.id = i.registry_id where g.order_id = f.order_id)
  else o.customer_id end`;

/** SQL: a changed gift of the order `o`, as its owner may read it: who gave it, and what; null for other orders. */
export const changedGift = sql`
  (select json_build_object('from', coalesce(o.buyer ->> 'nombre', ''), 'title', (
            select min(coalesce(l.shown ->> 'title', l.sku)) from order_lines l where l.order_id = o.id))
     from registry_gifts g where g.order_id = o.id and g.change_id is not null)`;

/** SQL: whether the order `o` is a gift. */
export const isGift = sql<boolean>`exists (select from registry_gifts g where g.order_id = o.id)`;

/** An item that is bought as a gift. */
export interface GiftOfOrder {
  item: string;
  /** Of the registry, as the giver reads them. */
  names: string;
  pieces: number;
}

/**
 * Notes that an order is a gift, if so many pieces are still wanted. The item is locked first, so that several givers
 * are counted one after the other, and a registry is not closed meanwhile.
 * @returns false if fewer pieces are wanted, or if the registry is closed
 */
export async function holdGift({ db }: Unit, order: string, { item, names, pieces }: GiftOfOrder): Promise<boolean> {
  await sql`
    select from registry_items i join registries r on r.id = i.registry_id where i.id = ${item}
       for no key update of i for share of r`.execute(db);
  const { numAffectedRows } = await sql`
    insert into registry_gifts (order_id, item_id, names)
    select ${order}, i.id, ${names} from registry_items i join registries r on r.id = i.registry_id
     where i.id = ${item} and r.closed_at is null and i.wanted - ${usedPieces(sql`i.id`)} >= ${pieces}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Whether an order that ended can be paid after all: it is no gift, or all of its pieces are wanted again. Locks the
 * item until the unit ends.
 */
export async function canGiveAgain({ db }: Unit, order: string): Promise<boolean> {
  await sql`
    select from registry_items where id = (select item_id from registry_gifts where order_id = ${order})
       for no key update`.execute(db);
  const { rows } = await sql<{ fits: boolean }>`
    select coalesce(i.wanted, 0) - ${usedPieces(sql`i.id`)} >= (
             select sum(l.pieces) from order_lines l where l.order_id = g.order_id) as fits
      from registry_gifts g left join registry_items i on i.id = g.item_id where g.order_id = ${order}`.execute(db);
  return rows[0]?.fits ?? true;
}

/** A gift that a checkout buys. */
export interface CheckoutGift {
  names: string;
  code: string;
  /** The owner of the registry, and the address to which gifts are delivered. */
  owner: string;
  address: string | null;
  isClosed: boolean;
  /** Pieces that can still be given. */
  left: number;
  product: number;
  sku: string;
}

/** The item of a registry that a checkout buys. Undefined for an id that no item has. */
export async function giftItem({ db }: Pick<UnitOfWork, 'db'>, item: string): Promise<CheckoutGift | undefined> {
  const { rows } = await sql<CheckoutGift>`
    select r.names, r.code, r.customer_id as owner, a.id as address, r.closed_at is not null as "isClosed",
           greatest(0, i.wanted - ${usedPieces(sql`i.id`)})::integer as left, i.product_id as product, i.sku
      from registry_items i join registries r on r.id = i.registry_id
      left join addresses a on a.id = r.address_id and a.customer_id = r.customer_id and a.slot is not null
     where i.id = ${item}`.execute(db);
  return rows[0];
}
