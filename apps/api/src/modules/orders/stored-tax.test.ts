/** Tests that an order stores tax keys and tax data (OD-01, issue 38, item 5). */
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { createTaxService } from '../tax/service.ts';
import type { NewParcel } from './new-order.ts';
import { placeOrder } from './placing.ts';
import { resetShop } from './test-orders.ts';

const { pool, db } = await withDatabase();
const shop = createUnitOfWork(db);
const taxes = createTaxService({
  default: { claveUnidad: 'H87', iva: 16 },
  categories: { 'Categoría 1': { claveProdServ: '50202306', iepsAmount: 3_081_800 } },
});

beforeEach(() => resetShop({ pool, db }));

test('OD-01 an order stores the tax keys of its lines and the tax data of its sellers as they were that day', async () => {
  await pool.query(`
    insert into stores (id, name, slug, since) values (2, 'Sur', 'sur', now());
    update product_variants set list_price = 10000, sale_price = 10000;
    update products set store_id = 2 where id = 2;
    insert into product_tax values (2, '{"claveProdServ": "55101509", "iepsAmount": 0}');
    insert into variant_tax values (1, 600000);
    insert into seller_tax values (1, 'EKU9003173C9', '601', 'ESCUELA KEMPER URGATE')`);
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id`,
  );
  await shop.withTransaction(async (unit) => {
    const [keys, data] = [await taxes.readTax(unit.db, [1, 2]), await taxes.readSellerTax(unit.db, [1, 2])];
    const parcel = (seller: number, variantId: number, sku: string): NewParcel => ({
      ...{ seller, place: null, service: 'estandar', zone: null, price: 0, paid: 0, borneBy: null },
      ...{ promisedFrom: null, promisedTo: null },
      lines: [
        {
          ...{ productId: variantId, variantId, sku, cartSku: '0', pieces: 1, listPrice: 10_000, price: 10_000 },
          ...{ discount: 0, shown: { title: 'Uno', options: {}, picture: null, brand: '' } },
          tax: keys.get(variantId) ?? {},
        },
      ],
    });
    await placeOrder(unit, {
      ...{ checkout: crypto.randomUUID(), customer: rows[0]?.id ?? '', isTest: false, buyer: {}, address: null },
      ...{ cartVersion: 0, placedAt: new Date() },
      ...{ giftNote: null, accepted: {}, coupon: null, paysUntil: new Date('2999-01-01') },
      sellers: [1, 2].map((id) => ({ id, name: `Tienda ${id}`, tax: data.get(id) ?? {} })),
      parcels: [parcel(1, 1, 'A'), parcel(2, 2, 'B')],
      tenders: [{ kind: 'card', amount: 20_000 }],
    });
  });
  // The order outlives the sources of its values.
  await pool.query('truncate taken_stock, product_tax, variant_tax, seller_tax');
  await pool.query('delete from products');
  expect((await pool.query('select variant_id, tax from order_lines order by 1')).rows).toEqual([
    {
      variant_id: 1,
      tax: { claveUnidad: 'H87', iva: 16, claveProdServ: '50202306', iepsAmount: 3_081_800, iepsUnits: 600_000 },
    },
    { variant_id: 2, tax: { claveUnidad: 'H87', iva: 16, claveProdServ: '55101509', iepsAmount: 0 } },
  ]);
  expect((await pool.query('select store_id, tax from order_sellers order by 1')).rows).toEqual([
    { store_id: 1, tax: { rfc: 'EKU9003173C9', regime: '601', name: 'ESCUELA KEMPER URGATE' } },
    { store_id: 2, tax: {} },
  ]);
});
