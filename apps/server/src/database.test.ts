import { randomUUID } from 'node:crypto';
import { openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { checkReachable } from './database.ts';

const database = await withDatabase();

test('a database of UTF-8 is accepted', async () => {
  await expect(checkReachable(database, database.url)).resolves.toBeUndefined();
});

test.each(['LATIN1', 'SQL_ASCII'])('issue 13 A9: a database of %s is refused in one sentence', async (encoding) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await database.pool.query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const other = openDatabase({ url: url.href });
  try {
    await expect(checkReachable(other, url.href)).rejects.toThrow(
      `The database ${url.host}/${name} stores texts as ${encoding}, and the shop needs UTF8: make another with ` +
        `"create database NAME encoding 'UTF8' template template0".`,
    );
  } finally {
    await other.close();
    await database.pool.query(`drop database ${name} with (force)`);
  }
});
