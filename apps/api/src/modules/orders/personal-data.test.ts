/** Tests that orders outlive what they are made of, and that an erasure removes the person (OD-01, AF-07). */
import { createUnitOfWork } from '@tianguis/database';
import { CatalogueBuilder, orderLines, withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { orderData } from './personal-data.ts';

const { pool, db } = await withDatabase();
const shop = createUnitOfWork(db);
let ana: { id: string; email: string };

beforeEach(async () => {
  await pool.query(
    'truncate orders, stock_movements, customers, products, product_variants, stores, brands, categories cascade',
  );
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 1, title: 'Comal' });
  await rows.variant(1, { sku: 'A' });
  const { rows: customers } = await pool.query<{ id: string; email: string }>(
    `insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id, email`,
  );
  ana = customers[0] as typeof ana;
  await orderLines(pool, [{ sku: 'A', pieces: 2 }]);
  await pool.query(
    `update orders set customer_id = $1, goods = 20000, shipping = 9900, total = 29900, gift_note = 'Feliz día',
       coupon_id = 7, coupon_code = 'HOLA', coupon_state = 'used',
       buyer = '{"nombre": "Ana", "correo": "ana@correo.mx"}', address = '{"calle": "Reforma"}'`,
    [ana.id],
  );
  await pool.query(`update order_lines set shown = '{"title": "Comal"}'`);
});

test('OD-01 the export has each order as it was that day', async () => {
  expect(await orderData.read?.(shop, ana)).toEqual([
    {
      ...{ numero: expect.stringMatching(/^\d{10}$/), fecha: expect.any(String), total: 299, envio: 99, descuento: 0 },
      ...{ cupon: 'HOLA', dedicatoria: 'Feliz día', direccion: { calle: 'Reforma' } },
      comprador: { nombre: 'Ana', correo: 'ana@correo.mx' },
      productos: [{ titulo: 'Comal', sku: 'A', piezas: 2, precio: 1 }],
    },
  ]);
  const beto = { id: '00000000-0000-4000-8000-000000000000', email: 'beto@correo.mx' };
  expect(await orderData.read?.(shop, beto)).toEqual([]);
});

test('OD-01 AF-07 an order outlives product, seller and account, without the person', async () => {
  await shop.withTransaction(async (unit) => orderData.erase?.(unit, ana));
  await pool.query('delete from products');
  await pool.query('delete from stores');
  await pool.query('delete from customers');
  const { rows } = await pool.query(
    `select o.customer_id, o.buyer, o.address, o.gift_note, o.total, l.shown, l.pieces, s.name
       from orders o join order_lines l on l.order_id = o.id join order_sellers s on s.order_id = o.id`,
  );
  expect(rows).toEqual([
    {
      ...{ customer_id: null, buyer: {}, address: null, gift_note: null, total: 29_900 },
      ...{ shown: { title: 'Comal' }, pieces: 2, name: 'Tianguis' },
    },
  ]);
});
