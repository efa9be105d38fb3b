import { openDatabase } from '@tianguis/database';
import { silentLine, withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { servingFault } from './readiness.ts';

const { url } = await withDatabase();

test('issue 13 A1 A5 while the database does not answer, checks of readiness leak no connection', async () => {
  const line = await silentLine(url);
  const database = openDatabase({ url: line.url, max: 2, queryTimeoutMs: 300, onIdleError: () => undefined });
  const fault = servingFault(database);
  expect(await fault()).toBeUndefined();
  line.fallSilent();
  expect(await fault()).toBe('The database cannot be reached.');
  expect(database.pool.totalCount).toBe(0);
  await Promise.all([database.close(), line.end()]);
});
