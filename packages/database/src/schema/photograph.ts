import type { ColumnType, Generated } from 'kysely';

/** A photograph that a customer added to a form. */
export interface PhotographTable {
  id: Generated<string>;
  customer_id: string;
  form_id: string;
  /** From 1 to 5. */
  place: number;
  /** SHA-256 of the file that was sent. */
  sent_hash: Buffer;
  /** WebP. */
  bytes: Buffer;
  preview: Buffer;
  added_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** What uses the photograph, such as `return 0b9f…`; null for a photograph of a form that was not sent yet. */
  used_by: ColumnType<string | null, string | null | undefined, string | null>;
}
