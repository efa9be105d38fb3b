/** TR-01: a shop that offers no way to pay still shows the orders that exist, and promises no payment. */

import { addCustomerOrder } from '@tianguis/testkit';
import { noOffer } from '@tianguis/testkit/offers';
import { expect, test } from 'vitest';
import { withCarts } from '../../cart/test-carts.ts';

const { call, customer, pool, session } = await withCarts({ offer: noOffer });

test('TR-01 RL-02 RL-07 an unpaid order is shown, and cannot be paid while purchases are closed', async () => {
  const id = await customer();
  const headers = { authorization: `Bearer ${(await session('ana@correo.mx')).access_token}` };
  const paysUntil = new Date(Date.now() + 3_600_000).toISOString();
  const parcels = [{ lines: [{ product: 7 }] }];
  const number = await addCustomerOrder(pool, { customer: id, payment: 'awaiting', paysUntil, parcels });
  const list = await call('GET', '/app/v1/pedidos', { headers });
  expect(list.body.data.orders).toMatchObject([{ pedido: number, payment: 'awaiting', can_pay: false }]);
  const { body } = await call('GET', `/app/v1/pedidos/${number}`, { headers });
  expect(body.data).toMatchObject({ pedido: number, can_pay: false, can_change: true });
});
