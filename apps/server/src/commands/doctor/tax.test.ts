/** Tests doctor on tax keys and on tax data of sellers, with each damage alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { runCheck } from './check.ts';
import { taxChecks } from './tax.ts';

const { url, db, pool } = await withDatabase();
// One connection, so that the checks run in the transaction with the damage.
const database = openDatabase({ url, max: 1 });
const folder = mkdtempSync(join(tmpdir(), 'tax-'));
const settings = readSettings({ SHOP_CONFIG: join(folder, 'shop.json') });
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const whole = { clave_prod_serv: '52151600', clave_unidad: 'H87', iva_rate: 16 };

beforeAll(async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, name: 'Hogar' }]);
  await rows.brand();
  await rows.store({ id: 1, name: 'La Merced' });
  await rows.store({ id: 2, name: 'Sin productos' });
  await rows.product([1], { id: 1, store_id: 1 });
  await rows.variant(1, { id: 1 });
  await pool.query(`insert into seller_tax values (1, 'EKU9003173C9', '601', 'ESCUELA KEMPER URGATE')`);
});

async function findings(damage: string, rules: unknown): Promise<string[]> {
  writeFileSync(join(folder, 'tax.json'), typeof rules === 'string' ? rules : JSON.stringify(rules));
  await database.pool.query('begin');
  try {
    await database.pool.query(damage);
    const on = { database, settings, environment: {}, now: Date.now() };
    const found = await Promise.all(taxChecks.map((check) => runCheck(check, on)));
    return found.flat().map(({ name, state, says }) => `${state} ${name}: ${says}`);
  } finally {
    await database.pool.query('rollback');
  }
}

const fine = {
  keys: 'ok Tax keys: Known for all 1 categories on sale.',
  sellers: 'ok Tax data of sellers: Known for all',
};
const right = { default: whole, categories: { Hogar: {} } };

test.each<[string, string, unknown, ...string[]]>([
  ['nothing', 'select 1', right, fine.keys, fine.sellers],
  [
    'a category without a code',
    'select 1',
    { default: { iva_rate: 16 }, categories: {} },
    'warn Tax keys: Categories on sale that lack keys: 1 (for example Hogar: clave_prod_serv, clave_unidad).',
    fine.sellers,
  ],
  [
    'keys of the only product',
    `insert into product_tax values (1, '{"claveProdServ": "52151600", "claveUnidad": "H87"}')`,
    { default: { iva_rate: 16 }, categories: {} },
    fine.keys,
    fine.sellers,
  ],
  [
    'a rule for another category',
    'select 1',
    { default: whole, categories: { Hogares: {} } },
    'warn Tax keys: Rules for categories that the shop does not have: 1 (for example Hogares).',
    fine.sellers,
  ],
  ['a wrong file', 'select 1', '{', 'fail Tax keys: The tax rules ', fine.sellers],
  [
    'a seller without tax data',
    'delete from seller_tax',
    right,
    fine.keys,
    'warn Tax data of sellers: Sellers on sale without RFC, regime and name: 1 (for example 1, La Merced).',
  ],
  [
    'a wrong check digit',
    `update seller_tax set rfc = 'EKU9003173C8'`,
    right,
    fine.keys,
    'warn Tax data of sellers: Sellers whose RFC has a wrong check digit: 1 (for example 1, La Merced).',
  ],
])('issue 38.5 doctor after %s', async (_, damage, rules, ...expected) => {
  expect(await findings(damage, rules)).toEqual(expected.map((one) => expect.stringContaining(one)));
});
