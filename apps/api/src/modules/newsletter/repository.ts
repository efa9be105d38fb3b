import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hasSpelling } from '../../email-spellings.ts';

export interface NewsletterRepository {
  /** Adds a canonical e-mail, or changes the preference of an e-mail that is already stored, in any spelling. */
  save(email: string, gender: number): Promise<void>;
  one(email: string): Promise<{ gender: number; createdAt: Date } | undefined>;
  delete(email: string): Promise<void>;
}

/** @param db the database, or a transaction of it */
export function newsletterRepository(db: Kysely<Database>): NewsletterRepository {
  return {
    async save(email, gender) {
      // The unique index does not find other spellings, which only rows of earlier releases have.
      const stored = db.updateTable('newsletter_subscribers').set({ gender }).where(hasSpelling('email', email));
      if ((await stored.executeTakeFirst()).numUpdatedRows > 0n) return;
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
        .where(hasSpelling('email', email))
        .executeTakeFirst(),
    async delete(email) {
      await db.deleteFrom('newsletter_subscribers').where(hasSpelling('email', email)).execute();
    },
  };
}
