import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface NewsletterRepository {
  /** Adds an e-mail, or changes the preference of an e-mail that is already stored. */
  save(email: string, gender: number): Promise<void>;
  one(email: string): Promise<{ gender: number; createdAt: Date } | undefined>;
  delete(email: string): Promise<void>;
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
    one: (email) =>
      db
        .selectFrom('newsletter_subscribers')
        .select(['gender', 'created_at as createdAt'])
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .executeTakeFirst(),
    async delete(email) {
      await db.deleteFrom('newsletter_subscribers').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
    },
  };
}
