import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface NewsletterRepository {
  /** Adds an address, or changes the preference of an existing one. */
  save(email: string, gender: number): Promise<void>;
}

/** @param db the database, or a transaction of it */
export function newsletterRepository(db: Kysely<Database>): NewsletterRepository {
  return {
    async save(email, gender) {
      await db
        .insertInto('newsletter_subscribers')
        .values({ email, gender })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ gender }))
        .execute();
    },
  };
}
