import { openDatabase } from '@tianguis/database';
import { expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { config, withApi } from '../../test-api.ts';

const { database, get } = await withApi();

test('healthz and readyz succeed', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  expect(await get('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
});

test('readyz names the migration that the database lacks', async () => {
  const row = await database.db.selectFrom('migrations').selectAll().executeTakeFirstOrThrow();
  const { name } = row;
  await database.db.deleteFrom('migrations').where('name', '=', name).execute();
  const { status, headers, body } = await get('/readyz');
  await database.db.insertInto('migrations').values(row).execute();
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toMatchObject({ code: 'DATABASE_UNAVAILABLE', detail: `Migrations are missing: ${name}` });
});

test('without its database the process is alive but not ready, and calls are 503 without the database’s address', async () => {
  // No server listens on port 1.
  const unreachable = openDatabase({ url: 'postgres://somebody:secret@127.0.0.1:1/nothing' });
  const app = await createApi({ db: unreachable.db, config, publicOrigin: 'http://localhost:3000' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  for (const path of [
    '/readyz',
    '/categories/v1/category/tree',
    '/products/v1/products',
    '/products/v1/products/1',
    '/stores/v1/stores',
  ]) {
    const reply = await app.inject(path);
    expect(reply.statusCode, path).toBe(503);
    expect(reply.json()).toEqual({
      status: 503,
      code: 'DATABASE_UNAVAILABLE',
      msg: 'Estamos teniendo una falla. Inténtalo de nuevo en un momento.',
      request_id: reply.headers['x-request-id'],
    });
  }
  await app.close();
  await unreachable.close();
});
