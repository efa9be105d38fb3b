import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { createAdapter } from './adapter.ts';
import { endGrant } from './grants.ts';

const { db, pool } = await withDatabase({ max: 4 });
const grants = createAdapter(db)('Grant');
const tokens = createAdapter(db)('AccessToken');

/** Whether a statement waits for a lock of this database. */
const waits = async (): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount !== 0;
};

test('issue 37, A2: a grant that ends while a token is added waits for the token, and ends it', async () => {
  await grants.upsert('grant', {}, 600);
  const [added, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const adding = db.transaction().execute(async (transaction) => {
    await createAdapter(transaction)('AccessToken').upsert('token', { grantId: 'grant' }, 600);
    added.resolve();
    await commit.promise;
  });
  await added.promise;
  let isEnded = false;
  const ending = endGrant(db, 'grant').then(() => {
    isEnded = true;
  });
  await expect.poll(async () => isEnded || (await waits())).toBe(true);
  commit.resolve();
  await Promise.all([adding, ending]);
  expect(await tokens.find('token')).toBeUndefined();
});

test('issue 37, A2: no token is added after its grant has ended', async () => {
  await grants.upsert('ended', {}, 600);
  await endGrant(db, 'ended');
  await tokens.upsert('late', { grantId: 'ended' }, 600);
  expect(await tokens.find('late')).toBeUndefined();
});
