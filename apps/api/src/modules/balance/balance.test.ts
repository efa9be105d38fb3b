/** Tests of refunds to a balance, of sending it to an account, and of giving it up (PA-05, AF-01, AF-04, AF-07). */
import { randomUUID } from 'node:crypto';
import type { CancellationPreview, OrderView, ReturnPreview } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerOperator } from '../../customers.ts';
import { sendReturnEvent } from '../returns/service.ts';
import { withBalances } from './test-balance.ts';

const shop = await withBalances();
const { bank, carmen, clear, entries, one, pool, product, rich, stored, unit, work, wrong } = shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

const learn = async (payment: string) => {
  await shop.event({ id: randomUUID(), kind: 'payment.updated', payment });
  await work();
};
type Ana = Awaited<ReturnType<typeof rich>>;

/** A paid order of two pieces: 30,000 by balance, and 170,000 by another way. */
async function paid(way: 'card' | 'oxxo' | 'spei' = 'card') {
  const ana = await rich(30_000, 2);
  if (way === 'card') bank.save(ana.id, 'ok');
  const [card] = (await ana.open({})).saved_cards;
  const { body } = await ana.spend(way === 'card' ? { tarjeta: card?.id } : { forma: way });
  if (way !== 'card') {
    bank.receive(bank.last().id, 170_000);
    await learn(bank.last().id);
  }
  const path = `/app/v1/pedidos/${body.data.pedido}`;
  const order = async (): Promise<OrderView> => (await ana.get(path)).body.data;
  return { ana, path, order, pedido: body.data.pedido as string };
}

async function cancel(ana: Ana, path: string, pieces: string, more: object = {}) {
  const shown: CancellationPreview = (await ana.get(`${path}/cancelaciones?piezas=${pieces}`)).body.data;
  const form = { cancelacion: randomUUID(), motivo: 'otra', piezas: pieces, importe: shown.amount, ...more };
  return { shown, form, reply: await ana.post(`${path}/cancelaciones`, form) };
}

describe('AF-01 a refund of an order with several tenders', () => {
  test('returns each share to its tender: that of the balance is there at once, and once', async () => {
    const { ana, path, order } = await paid();
    const { shown, form, reply } = await cancel(ana, path, '1x1');
    expect(shown.refunds).toMatchObject([
      { way: 'balance', amount: 15_000, needs_account: false, arrives_by: '2026-12-01' },
      { way: 'card', amount: 85_000, needs_account: false },
    ]);
    expect([reply.status, await stored()]).toEqual([200, [15_000, 0]]);
    expect((await ana.post(`${path}/cancelaciones`, form)).status).toBe(200);
    expect([await stored(), await wrong()]).toEqual([[15_000, 0], []]);
    expect((await order()).refunds).toMatchObject([
      { way: 'balance', amount: 15_000, state: 'arrived' },
      { way: 'card', amount: 85_000, state: 'due' },
    ]);
    await work();
    expect(await pool.query(`select from refunds where state in ('asked', 'made') and amount = 85000`)).toMatchObject({
      rowCount: 1,
    });
    await cancel(ana, path, '1x1');
    await work();
    expect([await stored(), await wrong()]).toEqual([[30_000, 0], []]);
  });

  test('goes to the balance as a whole if the customer chooses so; the card is not asked', async () => {
    const { ana, path, order } = await paid();
    bank.calls.length = 0;
    const { reply } = await cancel(ana, path, '1x2', { destino: 'saldo' });
    await work();
    expect([reply.status, bank.calls.includes('refund'), await stored()]).toEqual([200, false, [200_000, 0]]);
    expect((await order()).refunds).toMatchObject([
      { way: 'balance', state: 'arrived', needs_account: false },
      { way: 'balance', state: 'arrived', needs_account: false },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('of cash goes to an account, or to the balance at once, but not to both', async () => {
    const { ana, path, order } = await paid('oxxo');
    await cancel(ana, path, '1x2');
    expect(await stored()).toEqual([30_000, 0]);
    const replies = await Promise.all([1, 2, 3].map(() => ana.post(`${path}/reembolso-a-saldo`, {})));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const account = { clabe: '032180000118359719', titular: 'Ana Ríos Mora' };
    expect((await ana.post(`${path}/cuenta-de-reembolso`, account)).body.code).toBe('NO_ACCOUNT_NEEDED');
    expect([await stored(), await wrong()]).toEqual([[200_000, 0], []]);
    expect((await order()).refunds.map(({ way }) => way)).toEqual(['balance', 'balance']);
    const eva = await shop.buyer('eva@correo.mx');
    expect((await eva.post(`${path}/reembolso-a-saldo`, {})).status).toBe(404);
  });

  test('of cash that has an account stays there', async () => {
    const { ana, path } = await paid('oxxo');
    await cancel(ana, path, '1x2');
    const account = { clabe: '032180000118359719', titular: 'Ana Ríos Mora' };
    expect((await ana.post(`${path}/cuenta-de-reembolso`, account)).status).toBe(200);
    expect((await ana.post(`${path}/reembolso-a-saldo`, {})).body.code).toBe('NO_ACCOUNT_NEEDED');
    expect([await stored(), await wrong()]).toEqual([[30_000, 0], []]);
  });

  test('of what a transfer paid too much is in the balance at once (PA-04)', async () => {
    const ana = await rich(0, 1);
    await ana.buy('spei');
    bank.receive(bank.last().id, 130_000);
    await learn(bank.last().id);
    expect([await stored(), await wrong()]).toEqual([[30_000, 0], []]);
    expect(await ana.read()).toMatchObject({ movements: [{ kind: 'refund', amount: 30_000 }] });
  });

  test('PA-09 of a disputed order does not leave the bank for the balance', async () => {
    const { ana, path } = await paid('oxxo');
    await cancel(ana, path, '1x2');
    await pool.query(`update orders set payment_state = 'disputed'`);
    expect((await ana.post(`${path}/reembolso-a-saldo`, {})).body.code).toBe('NO_ACCOUNT_NEEDED');
    expect(await stored()).toEqual([30_000, 0]);
  });
});

describe('PA-05 balance to an account', () => {
  const carmens = async () => (await carmen.payouts())[0]?.payout ?? '';

  test('leaves at once, is paid once, and its CLABE is encrypted; the customer is mailed', async () => {
    const ana = await rich(50_000, 0);
    const envio = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => ana.payOut({ envio, importe: 20_000 })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await stored(), await wrong()]).toEqual([[30_000, 0], []]);
    expect(await ana.read()).toMatchObject({
      amount: 30_000,
      payouts: [{ amount: 20_000, bank: 'IXE Banco', last4: '9719', state: 'asked', arrives_by: '2026-12-04' }],
    });
    expect((await pool.query('select kind from mails order by created_at')).rows).toContainEqual({
      kind: 'balance-payout',
    });
    for (const table of ['balance_payouts', 'mails', 'customer_audit'])
      expect(JSON.stringify((await pool.query(`select t::text from ${table} t`)).rows)).not.toContain('0118359719');
    expect(await carmen.payouts()).toMatchObject([{ amount: 20_000, clabe: '032180000118359719' }]);
    await carmen.transferred(envio, 'SPEI 1');
    expect(await one('select clabe from balance_payouts')).toEqual({ clabe: null });
    await expect(carmen.transferred(envio, 'SPEI 1')).rejects.toThrow('No transfer of a payout');
    expect(await ana.read()).toMatchObject({ payouts: [{ state: 'transferred', arrives_by: null }] });
  });

  test('that the bank sent back is in the balance again, once', async () => {
    const ana = await rich(50_000, 0);
    await ana.payOut({ importe: 50_000 });
    const id = await carmens();
    await carmen.transferred(id, 'SPEI 1');
    await carmen.returned(id);
    await expect(carmen.returned(id)).rejects.toThrow('could come back');
    expect([await stored(), await wrong()]).toEqual([[50_000, 0], []]);
    expect(await ana.read()).toMatchObject({ payouts: [{ state: 'returned' }] });
  });

  test.each([
    ['importe', { importe: 50_001 }, 'hasta $500'],
    ['clabe', { importe: 100, clabe: '032180000118359718' }, 'algún dígito no es correcto'],
    ['titular', { importe: 100, titular: '12345' }, 'nombre completo'],
  ])('ER-09 a wrong %s is refused at its field', async (field, values, sentence) => {
    const ana = await rich(50_000, 0);
    const { body } = await ana.payOut(values);
    expect(body).toMatchObject({ status: 422, fields: [{ name: field }] });
    expect(body.fields[0].msg).toContain(sentence);
    expect(await stored()).toEqual([50_000, 0]);
  });

  test('needs a confirmed session, and is never more than there is, also at once', async () => {
    const ana = await rich(50_000, 0);
    const replies = await Promise.all([1, 2, 3, 4].map(() => ana.payOut({ importe: 20_000 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
    expect([await stored(), await wrong()]).toEqual([[10_000, 0], []]);
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
    expect((await ana.payOut({ importe: 100 })).body.code).toBe('CONFIRMATION_REQUIRED');
    expect((await ana.giveUp(10_000)).body.code).toBe('CONFIRMATION_REQUIRED');
  });
});

test('AF-07 an account with balance, or with a payout that waits, is not erased; a balance can be given up', async () => {
  const ana = await rich(50_000, 0);
  await ana.payOut({ importe: 20_000 });
  const operator = createCustomerOperator(unit, 'Carmen', { name: 'Tianguis', origin: 'http://localhost:3000' });
  await expect(operator.erase('ana@correo.mx')).rejects.toThrow('the balance is $300');
  const { body } = await ana.post('/app/v1/delete-account', {});
  expect(JSON.stringify(body)).toContain('Tienes $300 de saldo a favor.');
  expect(JSON.stringify(body)).toContain('/mi-cuenta/saldo');
  expect((await ana.giveUp(29_999)).body.code).toBe('BALANCE_CHANGED');
  const renuncia = randomUUID();
  expect((await ana.giveUp(30_000, renuncia)).status).toBe(200);
  expect((await ana.giveUp(30_000, renuncia)).status).toBe(200);
  expect([await stored(), await wrong()]).toEqual([[0, 0], []]);
  await expect(operator.erase('ana@correo.mx')).rejects.toThrow('a payout of $200');
  await carmen.transferred((await carmen.payouts())[0]?.payout ?? '', 'SPEI 1');
  await operator.erase('ana@correo.mx');
  expect([(await entries()).length, await wrong()]).toEqual([3, []]);
  expect((await pool.query('select from balance_payouts')).rowCount).toBe(0);
  expect((await pool.query('select from balance_entries where customer_id is not null')).rowCount).toBe(0);
});

test('AF-04 an operator corrects with a reason, never below zero, and the audit log notes it', async () => {
  await rich(0, 0);
  await expect(carmen.correct('ana@correo.mx', -1, 'Error')).rejects.toThrow('less than this correction');
  await expect(carmen.show('nadie@correo.mx')).rejects.toThrow('No account');
  await carmen.correct('Ana@correo.mx', 5_000, 'Disculpa');
  expect(await carmen.show('ana@correo.mx')).toMatchObject({
    ...{ amount: 5_000, held: 0 },
    entries: [{ kind: 'correction', amount: 5_000, note: 'Disculpa', actor: 'Carmen' }],
  });
  expect(await one(`select operator from customer_audit where action = 'balance-corrected'`)).toEqual({
    operator: 'Carmen',
  });
});

test('AF-02 the money of a return is in the balance when the shop accepts it, if the customer chose so', async () => {
  const { ana, path } = await paid();
  await pool.query(`update order_parcels set state = 'delivered', delivered_at = $1`, [new Date(shop.time.now)]);
  await pool.query('update order_lines set shipped = pieces');
  await pool.query(
    `insert into stock_movements (line_id, reason, variant_id, pieces)
       select id, 'collected', variant_id, pieces from order_lines`,
  );
  const query = 'piezas=1x1&motivo=llego-roto';
  const { amount }: ReturnPreview = (await ana.get(`${path}/devoluciones?${query}`)).body.data;
  const form = { devolucion: randomUUID(), piezas: '1x1', motivo: 'llego-roto', via: 'punto', destino: 'saldo' };
  const { body } = await ana.post(`${path}/devoluciones`, { ...form, importe: amount });
  const { order } = await one('select order_id as order from order_returns');
  for (const event of ['arrival', 'accepted_damaged'] as const)
    await unit.withTransaction((on) =>
      sendReturnEvent(on, { id: body.data.id, order }, event, { actor: 'Carmen', at: new Date(shop.time.now) }),
    );
  expect([amount, await stored()]).toEqual([100_000, [100_000, 0]]);
  expect((await wrong()).filter((one) => one.startsWith('Ref') || one.startsWith('Bal'))).toEqual([]);
});

describe('AF-04 doctor finds', () => {
  test.each([
    ['a balance that was changed', 'update customer_balances set amount = amount + 1', 'Balances of customers'],
    ['an entry that is gone', `delete from balance_entries where kind = 'correction'`, 'Balances of customers'],
    ['a capture that is gone', `delete from balance_entries where kind = 'capture'`, 'Balance of orders'],
    ['a refund without entry', `delete from balance_entries where kind = 'refund'`, 'Refunds to balances'],
  ])('%s', async (_, fault, proof) => {
    const { ana, path } = await paid();
    await cancel(ana, path, '1x1');
    expect(await wrong()).toEqual([]);
    await pool.query(fault);
    expect((await wrong()).some((one) => one.startsWith(proof))).toBe(true);
  });

  test('a payout without entry', async () => {
    const ana = await rich(50_000, 0);
    await ana.payOut({ importe: 50_000 });
    await pool.query(`delete from balance_entries where kind = 'payout'`);
    expect((await wrong()).some((one) => one.startsWith('Payouts of balances'))).toBe(true);
  });

  test('the database keeps every balance at zero or more', async () => {
    await rich(50_000, 0);
    for (const column of ['amount', 'held'])
      await expect(pool.query(`update customer_balances set ${column} = -1`)).rejects.toThrow('check constraint');
  });
});
