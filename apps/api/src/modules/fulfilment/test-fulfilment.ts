/** For tests: a shop with an order that was placed and paid, as customers do it. */
import type { Querier, UnitOfWork } from '@tianguis/database';
import type { TestDatabase } from '@tianguis/testkit';
import { reserveStock } from '../inventory/service.ts';
import { receiveMoney } from '../orders/service.ts';
import { addOrder, resetShop } from '../orders/test-orders.ts';

/** Empties the shop, and adds a customer with two products on sale. */
export async function resetFulfilment(database: Pick<TestDatabase, 'pool' | 'db'>, stock = 5): Promise<void> {
  await database.pool.query('truncate mails, customer_audit');
  await resetShop(database, stock);
  await database.pool.query(`
    update coupons set max_uses = null;
    insert into customers (email, nombre) values ('ana@correo.mx', 'Ana')`);
}

/** Adds an order of two pieces of A that awaits 289.00, with a person's data. */
export async function addWaitingOrder(
  pool: Querier,
  shop: UnitOfWork,
  number: string,
): Promise<{ order: string; parcel: string }> {
  const lines = await addOrder(pool, number, 'awaiting');
  await shop.withTransaction((unit) => reserveStock(unit, lines));
  const { rows } = await pool.query<{ order: string; parcel: string }>(
    `update orders o set customer_id = (select id from customers),
            buyer = '{"nombre": "Ana Ríos", "correo": "ana@correo.mx", "telefono": "5512345678"}',
            address = '{"nombre": "Rosa Cárdenas", "direccion": "Reforma 222", "colonia": "Juárez",
                        "codigoPostal": "06600", "municipio": "Cuauhtémoc", "estado": "Ciudad de México",
                        "telefono": "5587654321", "referencias": "", "entreCalles": ""}'
       from order_parcels p where o.number = $1 and p.order_id = o.id returning o.id as order, p.id as parcel`,
    [number],
  );
  await pool.query(
    `insert into coupon_uses (coupon_id, customer_id) select 1, id from customers on conflict do nothing`,
  );
  await pool.query(
    `update order_lines set shown = '{"title": "Comal de barro", "options": {"Color": "Rojo"}, "picture": null, "brand": ""}'
      where order_id = $1`,
    [rows[0]?.order],
  );
  return rows[0] ?? { order: '', parcel: '' };
}

/** Adds such an order, and pays it. */
export async function addPaidOrder(pool: Querier, shop: UnitOfWork, number: string) {
  const ids = await addWaitingOrder(pool, shop, number);
  await shop.withTransaction((unit) =>
    receiveMoney(unit, { provider: 'demo', providerId: number, order: ids.order, amount: 28_900, currency: 'MXN' }),
  );
  return ids;
}
