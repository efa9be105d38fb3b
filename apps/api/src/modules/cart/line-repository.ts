/** Lines of carts. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface StoredLine {
  id: number;
  /** SKU of the variant; '0' if the product has no choices. */
  sku: string;
  /** The pieces that the customer wants. */
  pieces: number;
  isLater: boolean;
  /** Centavos of one piece when the customer last saw the price. */
  notedPrice: number;
  tag: string | null;
  /** Version of the cart at the last change of the line. */
  version: number;
  /** The line was removed, and can be restored. */
  isRemoved: boolean;
  addedAt: Date;
}

const columns = sql`product_id as id, sku, pieces, is_later as "isLater", noted_price as "notedPrice", tag, version,
  removed_at is not null as "isRemoved", added_at as "addedAt"`;

/** @param db the database, or a transaction of it */
export function lineRepository(db: Kysely<Database>) {
  return {
    /**
     * The lines of a cart, the line that was added last first. If the caller asks for removed lines, the result
     * contains them too.
     */
    async of(customer: string, { withRemoved = false } = {}): Promise<StoredLine[]> {
      const { rows } = await sql<StoredLine>`
        select ${columns} from cart_lines
         where customer_id = ${customer} and (${withRemoved} or removed_at is null)
         order by added_at desc, product_id desc, sku`.execute(db);
      return rows;
    },
    /** Writes changed lines, each with the version in it. */
    async write(customer: string, lines: readonly StoredLine[]): Promise<void> {
      if (lines.length === 0) return;
      const rows = lines.map((line) => ({
        ...{ product_id: line.id, sku: line.sku, pieces: line.pieces, is_later: line.isLater, tag: line.tag },
        ...{ noted_price: line.notedPrice, version: line.version, is_removed: line.isRemoved, added_at: line.addedAt },
      }));
      await sql`
        insert into cart_lines as l
          (customer_id, product_id, sku, pieces, is_later, noted_price, tag, version, removed_at, added_at)
        select ${customer}::uuid, n.product_id, n.sku, n.pieces, n.is_later, n.noted_price, n.tag, n.version,
               case when n.is_removed then now() end, n.added_at
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (product_id integer, sku text, pieces integer,
               is_later boolean, noted_price integer, tag text, version bigint, is_removed boolean, added_at timestamptz)
         order by n.product_id, n.sku
        on conflict (customer_id, product_id, sku) do update set
          pieces = excluded.pieces, is_later = excluded.is_later, noted_price = excluded.noted_price,
          tag = excluded.tag, version = excluded.version, added_at = excluded.added_at,
          removed_at = case when excluded.removed_at is null then null
                            else coalesce(l.removed_at, excluded.removed_at) end`.execute(db);
    },
    /** Deletes a customer's removed lines except the latest ones, so that removals cannot fill the database. */
    async dropOldRemoved(customer: string, retained: number): Promise<void> {
      await sql`
        delete from cart_lines where (customer_id, product_id, sku) in (
          select customer_id, product_id, sku from cart_lines
           where customer_id = ${customer} and removed_at is not null
           order by removed_at desc, product_id, sku offset ${retained})`.execute(db);
    },
    /** The lines for the export. */
    async sheets(customer: string) {
      const { rows } = await sql<StoredLine & { title: string }>`
        select l.product_id as id, l.sku, pieces, is_later as "isLater", noted_price as "notedPrice", tag, version,
               removed_at is not null as "isRemoved", added_at as "addedAt", p.title
          from cart_lines l join products p on p.id = l.product_id
         where customer_id = ${customer} order by added_at, product_id, l.sku`.execute(db);
      return rows;
    },
  };
}
