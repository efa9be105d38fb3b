import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** An address of a customer. A missing text is empty, and not null. */
export interface AddressTable {
  id: Generated<string>;
  customer_id: string;
  /** 1 to 20; null for one that was deleted and can be taken back. */
  slot: number | null;
  /** The default address has the highest. */
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
