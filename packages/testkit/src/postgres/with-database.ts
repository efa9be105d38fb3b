import { randomUUID } from 'node:crypto';
import { type OpenDatabase, openDatabase } from '@tianguis/database';
import { afterAll, inject } from 'vitest';
import { addressOf, onServer } from './server.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
}

/**
 * A migrated, empty database for one test file, dropped after its tests. Call this function at the top of the file:
 * `const { db } = await withDatabase();`
 */
export async function withDatabase({ max = 4 }: { max?: number } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files is cheaper than the default, which writes each page of the template to the WAL.
  await onServer(server, [`create database ${name} template ${inject('postgresTemplate')} strategy file_copy`]);
  const url = addressOf(server, name);
  const database = openDatabase({ url, max });
  afterAll(async () => {
    await database.close();
    await onServer(server, [`drop database ${name} with (force)`]);
  });
  return { ...database, url };
}
