/** SQL of the sub-orders of a seller. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export const subOrderColumns = [
  ...(['order', 'placed', 'parcel', 'state', 'service', 'promised', 'carrier', 'tracking', 'sku', 'pieces'] as const),
  ...(['title', 'options', 'receiver', 'street', 'neighbourhood', 'postal_code', 'municipality', 'region'] as const),
  ...(['between', 'directions', 'telephone', 'gift_note'] as const),
] as const;

/** A line of a parcel. All values are texts. */
export type SubOrderLine = Record<(typeof subOrderColumns)[number], string | null> & { customer: string | null };

/** SQL: the parcel still has to be sent, so its seller needs the address. */
const isToSend = sql`p.state in ('authorised', 'preparing', 'collecting')`;
const addressed = (key: string) =>
  sql`case when ${isToSend} and p.service <> 'pickup' then o.address ->> ${sql.lit(key)} end`;

/** The lines of the parcels of a store in orders that were placed in a period. */
export async function subOrderLines(
  { db }: Pick<UnitOfWork, 'db'>,
  store: number,
  { from, to }: { from: Date | undefined; to: Date | undefined },
): Promise<SubOrderLine[]> {
  const { rows } = await sql<SubOrderLine>`
    select o.number as "order", to_char(o.placed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as placed,
           p.id as parcel, p.state, p.service, p.promised_to::text as promised, p.carrier, p.tracking,
           l.sku, l.pieces::text as pieces, l.shown ->> 'title' as title,
           (select string_agg(n.key || ': ' || n.value, ', ') from jsonb_each_text(l.shown -> 'options') n) as options,
           case when ${isToSend} then case when p.service = 'pickup' then o.buyer ->> 'nombre' else o.address ->> 'nombre' end
             end as receiver,
           ${addressed('direccion')} as street, ${addressed('colonia')} as neighbourhood,
           ${addressed('codigoPostal')} as postal_code, ${addressed('municipio')} as municipality,
           ${addressed('estado')} as region, ${addressed('entreCalles')} as between,
           ${addressed('referencias')} as directions, ${addressed('telefono')} as telephone,
           case when ${isToSend} then o.gift_note end as gift_note,
           case when ${isToSend} then o.customer_id end as customer
      from order_parcels p join orders o on o.id = p.order_id join order_lines l on l.parcel_id = p.id
     where p.store_id = ${store} and o.payment_state in ('paid', 'disputed', 'charged_back') and not o.is_test
       and (o.placed_at >= ${from ?? null}::timestamptz) is not false
       and (o.placed_at < ${to ?? null}::timestamptz) is not false
     order by o.placed_at, o.id, l.position`.execute(db);
  return rows;
}

export async function isStore({ db }: Pick<UnitOfWork, 'db'>, store: number): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').where('id', '=', store).executeTakeFirst()) !== undefined;
}
