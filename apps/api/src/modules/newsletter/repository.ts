import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface NewsletterRepository {
  /** Adds an address, or changes the preference of one that is there. */
  save(email: string, gender: number): Promise<void>;
  /**
   * Takes a sign-up from a visitor's allowance, or from that of all (`''`), over all processes: `perHour` come back in an hour, and a third of
   * them may be used at once.
   * @returns 0, or seconds until there is one again
   */
  take(visitor: string, perHour: number): Promise<number>;
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
    async take(visitor, perHour) {
      const gap = sql`interval '1 hour' / ${sql.lit(perHour)}`;
      // The moment at which all would be paid off may lie so far ahead, the next one included.
      const ahead = sql`greatest(interval '20 minutes', ${gap})`;
      const { rows: taken } = await sql`
        insert into sign_up_limits as l (visitor, free_at) values (${visitor}, now() + ${gap})
        on conflict (visitor) do update set free_at = greatest(l.free_at, now()) + ${gap}
         where l.free_at + ${gap} <= now() + ${ahead}
        returning 1`.execute(db);
      if (taken.length > 0) return 0;
      const { rows } = await sql<{ seconds: number }>`
        select ceil(extract(epoch from free_at + ${gap} - now() - ${ahead}))::integer as seconds
          from sign_up_limits where visitor = ${visitor}`.execute(db);
      return Math.max(1, rows[0]?.seconds ?? 1);
    },
  };
}
