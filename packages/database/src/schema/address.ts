import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A postal address of a customer. A missing text is stored as an empty text, not as null. */
export interface AddressTable {
  id: Generated<string>;
  customer_id: string;
  /** 1 to 20; null for a deleted address that the customer can restore. */
  slot: number | null;
  /** The default address has the highest rank. */
  rank: number;
  nombre: string;
  calle: string;
  numero_exterior: string;
  numero_interior: string;
  colonia: string;
  codigo_postal: string;
  municipio: string;
  ciudad: string;
  entre_calles: string;
  referencias: string;
  telefono: string;
  created_at: Moment;
  changed_at: Moment;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
