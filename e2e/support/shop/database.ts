/** Access to the database of the tested shop, for changes that no operator command makes. */
import { type OpenDatabase, openDatabase } from '@tianguis/database';
import { findRunning } from '@tianguis/database/embedded';

/** @throws Error if no shop runs on the data directory of these tests */
export async function withShopDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const url = await findRunning(process.env.E2E_DATA_DIR ?? 'data/e2e');
  if (url === undefined) throw new Error('No shop is open on the data of these tests.');
  const database = openDatabase({ url, max: 1, onIdleError: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs `work` while the database refuses to store this newsletter address, as a full or broken disk would. */
export function withRefusedSubscriber<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  const name = `refuse_${email.replace(/\W/g, '_')}`;
  return withShopDatabase(async ({ pool }) => {
    await pool.query(`
      create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'refused' using errcode = '53100'; end $$;
      create trigger ${name} before insert on newsletter_subscribers
        for each row when (new.email = '${email}') execute function ${name}()`);
    try {
      return await work();
    } finally {
      await pool.query(`drop function ${name} cascade`);
    }
  });
}

/** The stored preference of a newsletter address: 1 men, 2 women (spec §3). */
export function storedGender(email: string): Promise<number | undefined> {
  return withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ gender: number }>(
      'select gender from newsletter_subscribers where email = $1',
      [email],
    );
    return rows[0]?.gender;
  });
}
