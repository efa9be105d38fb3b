import type { Database } from '@tianguis/database';
import { type AddressTexts, mostAddresses } from '@tianguis/domain';
import { type Kysely, type Selectable, sql } from 'kysely';

export interface AddressRow extends AddressTexts {
  id: string;
  /** Null for a deleted address that can be restored. */
  slot: number | null;
  /** The default address has the highest rank of all addresses with a slot. */
  rank: number;
}

/** @param db the database, or a transaction of it */
export function addressRepository(db: Kysely<Database>) {
  const ofCustomer = (customer: string) =>
    db.selectFrom('addresses').selectAll().where('customer_id', '=', customer).orderBy('rank', 'desc');
  const change = (customer: string, id: string) =>
    db.updateTable('addresses').where('customer_id', '=', customer).where('id', '=', id);
  return {
    /** The default address comes first. */
    async list(customer: string): Promise<AddressRow[]> {
      return (await ofCustomer(customer).where('slot', 'is not', null).execute()).map(toRow);
    },
    /** All addresses for the export, including those that were deleted in the last hour. */
    async all(customer: string): Promise<(AddressRow & { createdAt: Date; removedAt: Date | null })[]> {
      return (await ofCustomer(customer).execute()).map((row) => ({
        ...toRow(row),
        createdAt: row.created_at,
        removedAt: row.removed_at,
      }));
    },
    /**
     * Reads all addresses of a customer, also deleted ones, and locks the customer's row until the unit ends. So
     * changes of one customer's addresses run one after the other. @returns undefined for a customer who is gone
     */
    async lock(customer: string): Promise<AddressRow[] | undefined> {
      const locked = await db
        .selectFrom('customers')
        .select('id')
        .where('id', '=', customer)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return locked && (await ofCustomer(customer).execute()).map(toRow);
    },
    async add(customer: string, place: { slot: number; rank: number }, texts: AddressTexts): Promise<AddressRow> {
      const added = await db
        .insertInto('addresses')
        .values({ customer_id: customer, ...place, ...toColumns(texts) })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toRow(added);
    },
    async change(customer: string, id: string, texts: AddressTexts): Promise<void> {
      await change(customer, id)
        .set({ ...toColumns(texts), changed_at: sql<Date>`now()` })
        .execute();
    },
    async setRank(customer: string, id: string, rank: number): Promise<void> {
      await change(customer, id).set({ rank }).execute();
    },
    /** Deletes an address. The table retains at most as many deleted addresses as a customer may have. */
    async remove(customer: string, id: string): Promise<void> {
      await change(customer, id).set({ slot: null, removed_at: sql<Date>`now()` }).execute();
      // Limits the deleted rows, so that a customer cannot fill the database.
      await sql`
        delete from addresses where id in (
          select id from addresses where customer_id = ${customer} and removed_at is not null
           order by removed_at desc, id offset ${mostAddresses})`.execute(db);
    },
    async restore(customer: string, id: string, slot: number): Promise<void> {
      await change(customer, id).set({ slot, removed_at: null }).execute();
    },
  };
}

const toRow = (row: Selectable<Database['addresses']>): AddressRow => ({
  ...{ id: row.id, slot: row.slot, rank: row.rank, nombre: row.nombre, calle: row.calle, colonia: row.colonia },
  ...{ numeroExterior: row.numero_exterior, numeroInterior: row.numero_interior, codigoPostal: row.codigo_postal },
  ...{ municipio: row.municipio, ciudad: row.ciudad, entreCalles: row.entre_calles },
  ...{ referencias: row.referencias, telefono: row.telefono },
});

const toColumns = (texts: AddressTexts) => ({
  ...{ nombre: texts.nombre, calle: texts.calle, colonia: texts.colonia, codigo_postal: texts.codigoPostal },
  ...{ numero_exterior: texts.numeroExterior, numero_interior: texts.numeroInterior },
  ...{ municipio: texts.municipio, ciudad: texts.ciudad, entre_calles: texts.entreCalles },
  ...{ referencias: texts.referencias, telefono: texts.telefono },
});
