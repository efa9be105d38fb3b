/** SQL of the demo's orders. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import type { DemoParcel } from './demo-steps.ts';

export interface DemoGoods {
  productId: number;
  variantId: number;
  sku: string;
  hasChoices: boolean;
  title: string;
  options: Record<string, string>;
  brand: string;
  picture: string | null;
  listPrice: number;
  price: number;
  store: number;
  storeName: string;
}

/** SQL of a product `p`, its brand `b` and its first variant `v`. */
const goodsColumns = sql`
  p.id as "productId", v.id as "variantId", v.sku, v.options::text <> '{}' as "hasChoices", p.title,
  v.options, b.name as brand, v.list_price as "listPrice", v.sale_price as price,
  (select picture_key from product_pictures i where i.product_id = p.id order by i.position limit 1) as picture`;
const goodsSource = sql`
  products p join brands b on b.id = p.brand_id
  join lateral (select * from product_variants o where o.product_id = p.id order by o.position limit 1) v on true`;

/** @param on the database, or a transaction of it */
export const demoRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Whether the shop has the catalogue of the demo. */
  async isDemo(): Promise<boolean> {
    const row = await db.selectFrom('facts').select('name').where('name', '=', 'demo').executeTakeFirst();
    return row !== undefined;
  },

  /** Parcels of paid orders on their way to the customer, without the orders that are shown as examples. */
  async moving(examples: readonly string[]): Promise<(DemoParcel & { order: string })[]> {
    const { rows } = await sql<DemoParcel & { order: string }>`
      select p.id, p.order_id as "order", p.service, p.promised_from::text as "promisedFrom",
             p.promised_to::text as "promisedTo",
             coalesce((select min(e.at) from order_events e
                        where e.order_id = o.id and e.data ->> 'to' = 'paid' and not e.data ? 'parcel'),
                      o.placed_at) as "paidAt"
        from order_parcels p join orders o on o.id = p.order_id
       where o.payment_state = 'paid' and p.state not in ('delivered', 'returned', 'cancelled')
         and o.checkout_id <> all (${[...examples]}::uuid[])
       order by p.id`.execute(db);
    return rows;
  },

  async customer(email: string): Promise<{ id: string; name: string; phone: string | null } | undefined> {
    const { rows } = await sql<{ id: string; name: string; phone: string | null }>`
      select id, concat_ws(' ', nombre, apellido_p) as name, telefono as phone from customers
       where email = ${email} and deletion_requested_at is null`.execute(db);
    return rows[0];
  },

  /** The first address of a customer, as orders store addresses. */
  async address(customer: string): Promise<Record<string, string> | null> {
    const { rows } = await sql<{ address: Record<string, string> }>`
      select jsonb_build_object('id', id, 'nombre', nombre,
               'direccion', concat_ws(' ', calle, numero_exterior, nullif(numero_interior, '')), 'calle', calle,
               'numeroExterior', numero_exterior, 'numeroInterior', numero_interior, 'colonia', colonia,
               'codigoPostal', codigo_postal, 'municipio', municipio, 'ciudad', ciudad, 'estado', '',
               'entreCalles', entre_calles, 'referencias', referencias, 'telefono', telefono) as address
        from addresses where customer_id = ${customer} order by rank desc, slot limit 1`.execute(db);
    return rows[0]?.address ?? null;
  },

  /** The checkouts of these that made an order before. */
  async madeOf(checkouts: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .selectFrom('orders')
      .select('checkout_id as id')
      .where('checkout_id', 'in', [...checkouts])
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  /**
   * Products of different sellers with many pieces, so that an example makes no difference to the shop. Each store is
   * asked for one product, since a catalogue can have a million.
   */
  async goods(most: number): Promise<DemoGoods[]> {
    const { rows } = await sql<DemoGoods>`
      select one.*, s.id as store, s.name as "storeName"
        from stores s cross join lateral (
          select ${goodsColumns} from ${goodsSource}
           where p.store_id = s.id and p.is_active and not p.is_store_only and not p.digital
             and v.stock >= 10 and v.sale_price between 10000 and 300000
           order by p.id desc limit 1) one
       order by s.id limit ${most}`.execute(db);
    return rows;
  },

  /** The goods of a registry: what is best rated among goods for the home, if the shop has such goods. */
  async wishes(most: number): Promise<DemoGoods[]> {
    const { rows } = await sql<DemoGoods>`
      select ${goodsColumns}, s.id as store, s.name as "storeName"
        from ${goodsSource} join stores s on s.id = p.store_id join categories c on c.id = p.level1_id
       where p.is_active and not p.is_store_only and not p.digital and v.stock >= 10
         and v.sale_price between 20000 and 900000
       order by c.name ~* 'hogar|cocina|mueble|electrodom' desc, p.rating_average desc, p.rating_count desc, p.id
       limit ${most}`.execute(db);
    return rows;
  },

  async cartVersion(customer: string): Promise<number> {
    const row = await db.selectFrom('carts').select('version').where('customer_id', '=', customer).executeTakeFirst();
    return row?.version ?? 0;
  },

  /** A shop of ours, for a parcel that waits there. */
  async shopPlace(): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`
      select id from shipping_places where kind = 'shop' and is_active order by id limit 1`.execute(db);
    return rows[0]?.id ?? null;
  },

  async parcels(order: string): Promise<string[]> {
    const rows = await db
      .selectFrom('order_parcels')
      .select('id')
      .where('order_id', '=', order)
      .orderBy('service')
      .orderBy('store_id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The mails about an example are not written, since nobody waits for them. */
  async mailNothing(order: string, at: Date): Promise<void> {
    await db
      .updateTable('order_mails')
      .set({ done_at: at })
      .where('order_id', '=', order)
      .where('done_at', 'is', null)
      .execute();
  },
});
