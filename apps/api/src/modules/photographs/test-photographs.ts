/** For tests: photographs that are in the database already, for modules that use them. */
import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * Stores photographs of a form, as if the customer had added them.
 * @returns the id of the form, and those of its photographs
 */
export async function storePhotographs(pool: Pool, customer: string, count: number, form: string = randomUUID()) {
  const ids: string[] = [];
  for (let place = 1; place <= count; place++) {
    const hash = createHash('sha256').update(`${form} ${place}`).digest();
    const { rows } = await pool.query(
      `insert into photographs (customer_id, form_id, place, sent_hash, bytes, preview)
       values ($1, $2, $3, $4, 'whole', 'preview') returning id`,
      [customer, form, place, hash],
    );
    ids.push(rows[0].id);
  }
  return { form, ids };
}
