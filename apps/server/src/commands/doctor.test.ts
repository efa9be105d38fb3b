/** Tests `npm run shop -- doctor` on an intact shop, and on shops with faults. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonOf, runCheck, withoutSecrets } from './doctor/check.ts';
import { doctorCommand, examine } from './doctor.ts';

const { url, db, pool } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const well = { DATABASE_URL: url, DATA_DIR: folder };
const silent: Server = createServer();

beforeAll(async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, children: [{ id: 2 }] }]);
  await rows.brand();
  await rows.store();
  for (const product of [7, 8]) {
    const { id } = await rows.product([1, 2], { id: product, stock: 5 });
    await rows.variant(id);
    await rows.picture(id);
  }
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  silent.close();
  rmSync(folder, { recursive: true });
});

const damages: Record<string, string> = {
  Variants: 'delete from product_variants where product_id = 7',
  'Stock and prices': 'update products set stock = 99 where id = 8',
  Categories: `update categories set path = '{9,2}' where id = 2`,
  'Products in categories': 'update products set level1_id = 2 where id = 7',
  'Index of search': 'insert into index_text_segments (level1_id, segment, ordinals) values (1, 7, 1024)',
  Listings: 'delete from index_documents where product_id = 8',
  'Published pages': `insert into content_pages (kind, key, document) values ('landing', 'mal', '{"title": 1}')`,
  'Spanish collation': 'drop collation es_mx cascade',
};

type Environment = Record<string, string | undefined>;

const saysOf = async (environment: Environment, name: string) =>
  (await examine(environment)).flatMap((one) => (one.name === name ? [`${one.state}: ${one.says}`] : []));
const failures = async (environment: Environment = well) =>
  (await examine(environment)).flatMap(({ state, name }) => (state === 'fail' ? [name] : []));

describe('issue 4, point 4: doctor', () => {
  test('finds no fault of an intact shop, and prints JSON', async () => {
    const lines: string[] = [];
    await doctorCommand.run(['--json'], { environment: well, say: (line) => lines.push(line) });
    const findings: { state: string; name: string; says: string }[] = JSON.parse(lines.join('\n'));
    expect(findings.filter(({ state }) => state === 'fail')).toEqual([]);
    expect(findings.length).toBeGreaterThan(30);
    expect(process.exitCode ?? 0).toBe(0);
  });

  test('finds each fault of a database, and prints what to do', async () => {
    // Damage a copy, so that the first database stays intact.
    const other = await copyOf();
    for (const damage of Object.values(damages)) await other.query(damage);
    const wrong = (await examine({ ...well, DATABASE_URL: other.url })).filter(({ state }) => state === 'fail');
    await other.drop();
    expect(wrong.map(({ name }) => name).sort()).toEqual(Object.keys(damages).sort());
    expect(wrong.filter(({ todo }) => !todo)).toEqual([]);
  });

  test('names the release of a database of another release, and skips the other checks', async () => {
    const other = await copyOf();
    const migrations = async () =>
      (await examine({ ...well, DATABASE_URL: other.url })).filter(
        ({ name }) => name === 'Migrations' || name === 'Catalogue',
      );
    await other.query(`delete from migrations where name > '0101'; drop table products cascade`);
    expect(await migrations()).toMatchObject([
      { state: 'warn', says: expect.stringContaining('Not applied yet: 0101_customers.sql, ') },
      { state: 'warn' },
    ]);
    await other.query(`update migrations set checksum = 'x' where name like '0100%'`);
    expect(await migrations()).toMatchObject([
      { state: 'fail', says: expect.stringMatching(/^Changed .*: 0100_catalogue\.sql\.$/) },
      { state: 'warn' },
    ]);
    await other.query(`insert into migrations (name, checksum) values ('9999_later.sql', 'x')`);
    expect(await migrations()).toMatchObject([
      { state: 'fail', says: 'Applied by a newer release: 9999_later.sql.' },
      { state: 'warn' },
    ]);
    await other.drop();
  });

  test('each wrong setting is reported, not only the first, and the other checks run', async () => {
    const findings = await examine({ ...well, PORT: 'abc', LOG_LEVEL: 'loud', SHOP_CONFIG: join(folder, 'none.json') });
    const said = findings.filter(({ name }) => name === 'Settings').map(({ says }) => says);
    expect(said).toEqual([expect.stringContaining('PORT'), expect.stringContaining('LOG_LEVEL')]);
    expect(findings.find(({ name }) => name === 'Shop configuration')).toMatchObject({ state: 'fail' });
    expect(findings.find(({ name }) => name === 'Migrations')).toMatchObject({ state: 'ok' });
  });

  test('an unavailable database, mail server or API is a finding without a secret in it', async () => {
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/x',
      SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1',
      API_BASE_URL: 'http://127.0.0.1:1',
    };
    expect(await failures(environment)).toEqual(['Mail server', 'API', 'Database']);
    expect(JSON.stringify(await examine(environment))).not.toContain('hunter2');
    const wrong = { ...environment, DATABASE_URL: 'mysql://me:hunter2@x', SMTP_URL: 'ftp://me:hunter2@x' };
    expect(JSON.stringify(await examine(wrong))).not.toContain('hunter2');
  });

  test('a check that hangs is a finding, and does not delay the others', async () => {
    const hangs = { name: 'Slow', limit: 20, run: () => new Promise<never>(() => undefined) };
    expect(await runCheck(hangs, undefined)).toEqual([
      { name: 'Slow', state: 'warn', says: 'No answer within 0.02 s.', todo: expect.any(String) },
    ]);
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const says = await saysOf({ ...well, SMTP_URL: `smtp://127.0.0.1:${port}` }, 'Mail server');
    expect(says).toEqual([expect.stringMatching(/^fail: 127\.0\.0\.1:\d+ cannot be reached: no answer/)]);
  });

  test('takes users and passwords out of every address', () => {
    expect(reasonOf(new Error('postgresql://me:hunter2@h/d is away.\n  at x'))).toBe('postgresql://h/d is away');
    expect(withoutSecrets('no https://a:b@c.mx/x and postgresql://u@h/d')).toBe(
      'no https://c.mx/x and postgresql://h/d',
    );
  });
});

/** Copies the first database. PostgreSQL requires that its connections are terminated for this. */
async function copyOf() {
  const name = `doctor_${Math.random().toString(36).slice(2)}`;
  const { pathname } = new URL(url);
  const server = new URL(url);
  server.pathname = '/postgres';
  const own = new URL(url);
  own.pathname = `/${name}`;
  const run = async (address: string, sql: string) => {
    const client = new (await import('pg')).default.Client({ connectionString: address });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await pool.query('select 1');
  await run(
    server.href,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${pathname.slice(1)}'`,
  );
  await run(server.href, `create database ${name} template ${pathname.slice(1)}`);
  return {
    url: own.href,
    query: (sql: string) => run(own.href, sql),
    drop: () => run(server.href, `drop database ${name} with (force)`),
  };
}
