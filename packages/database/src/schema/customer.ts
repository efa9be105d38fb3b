import type { ColumnType, Generated } from 'kysely';

export interface CustomerTable {
  id: Generated<string>;
  email: string;
  password_hash: string;
  nombre: string;
  apellido_p: Generated<string>;
  apellido_m: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
