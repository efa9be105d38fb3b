/** Tests of the demo's gift registry (RT-23). */
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { contradictions } from '../../orders/test-orders.ts';
import { resetFulfilment } from '../test-fulfilment.ts';
import { moveDemoParcels } from './demo-carrier.ts';
import { addDemoRegistry } from './demo-gifts.ts';

const { pool, db } = await withDatabase();
const shop = createUnitOfWork(db);
const options = {
  taxRules: { default: { claveProdServ: '01010101', claveUnidad: 'H87', iva: 16 }, categories: {} },
  now: Date.parse('2026-12-10T18:00:00Z'),
} as const;

beforeEach(async () => {
  await resetFulfilment({ pool, db }, 1_000);
  await pool.query(`update product_variants set list_price = 50000, sale_price = 50000;
    delete from facts where name = 'demo'; insert into facts (name, value) values ('demo', '{}')`);
});

test('RT-23 the demo has one registry with gifts that are paid or wait, and all of it adds up', async () => {
  await pool.query(`insert into addresses (customer_id, slot, rank, nombre, calle, numero_exterior, numero_interior, colonia,
      codigo_postal, municipio, ciudad, entre_calles, referencias, telefono)
    select id, 1, 1, 'Ana', 'Reforma', '1', '', 'Centro', '06600', 'Cuauhtémoc', '', '', '', '5512345678' from customers
     where email = 'ana@correo.mx'
    on conflict do nothing`);
  const made = await addDemoRegistry(shop, 'ana@correo.mx', options);
  expect(made).toBeGreaterThan(0);
  expect(await addDemoRegistry(shop, 'ana@correo.mx', options)).toBe(0);
  const { rows } = await pool.query('select code, is_listed from registries');
  expect(rows).toEqual([{ code: expect.stringMatching(/^LUPY/), is_listed: true }]);
  expect((await pool.query('select from registry_gifts')).rows).toHaveLength(made);
  expect(await contradictions(pool)).toEqual([]);
  // The owner of the demo can change a gift into balance, so the carrier of the demo leaves the gifts.
  await pool.query(`update order_parcels set state = 'preparing', collected_at = null, delivered_at = null`);
  expect(await moveDemoParcels(shop, { now: options.now + 30 * 86_400_000 })).toBe(0);
});

test('RT-23 a shop with another catalogue gets no registry', async () => {
  await pool.query(`delete from facts where name = 'demo'`);
  expect(await addDemoRegistry(shop, 'ana@correo.mx', options)).toBe(0);
  expect((await pool.query('select from registries')).rows).toEqual([]);
});
