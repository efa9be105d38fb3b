/** Tests of accounts for refunds that cannot go back the way they came, and of their transfers (RL-09, AF-01). */
import { randomUUID } from 'node:crypto';
import type { OrderView } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from '../payments/testing/test-payments.ts';
import { createTransferOperator } from './operator.ts';

const shop = await withPayments();
const { bank, buyer, clear, one, pool, product, unit, work, wrong } = shop;
beforeEach(() => clear());

const carmen = createTransferOperator(unit, 'Carmen');
const clabe = '032180000118359719';
const account = { clabe, titular: 'Ana Ríos Mora' };
const audit = async () => (await pool.query('select action, operator, detail from customer_audit order by id')).rows;

/** An order that was paid in cash or by card, and cancelled. */
async function cancelled(token = 'oxxo') {
  await product(7, { stock: 5, price: 50_000, ships_free: true });
  const ana = await buyer();
  await ana.add([{ id: 7, cart_quantity: 2 }]);
  const { pedido } = (await ana.buy(token)).body.data as { pedido: string };
  if (token !== 'ok') {
    const { id, amount } = bank.last();
    bank.receive(id, amount);
    await shop.event({ id: randomUUID(), kind: 'payment.updated', payment: id });
    await work();
  }
  const path = `/app/v1/pedidos/${pedido}`;
  const form = { cancelacion: randomUUID(), motivo: 'otra', importe: 100_000 };
  expect((await ana.post(`${path}/cancelaciones`, form)).status).toBe(200);
  await pool.query('update customer_sessions set confirmed_at = now()');
  const name = (more: object = {}) => ana.post(`${path}/cuenta-de-reembolso`, { ...account, ...more });
  const order = async (): Promise<OrderView> => (await ana.get(path)).body.data;
  return { ana, pedido, name, order };
}

describe('RL-09 an account for refunds', () => {
  test('of cash is needed, and named once: bank and last digits are shown, and the CLABE is encrypted', async () => {
    const { name, order } = await cancelled();
    expect((await order()).refunds).toMatchObject([{ way: 'oxxo', needs_account: true, arrives_by: null }]);
    await work();
    expect((await one('select state from refunds')).state).toBe('due');
    const { status, body } = await name({ clabe: '032-180-00011835971 9' });
    expect([status, body.data]).toMatchObject([200, { bank: 'IXE Banco', last4: '9719' }]);
    // Three business days after Tuesday, 1 December.
    expect((await order()).refunds).toMatchObject([
      {
        ...{ needs_account: false, arrives_by: '2026-12-04', state: 'due' },
        account: { bank: 'IXE Banco', last4: '9719', holder: 'Ana Ríos Mora' },
      },
    ]);
    for (const table of ['refund_accounts', 'order_events', 'order_mails', 'customer_audit'])
      expect(JSON.stringify((await pool.query(`select t::text from ${table} t`)).rows)).not.toContain(clabe);
    expect((await name()).body).toMatchObject({ status: 409, code: 'NO_ACCOUNT_NEEDED' });
    expect(await wrong()).toEqual([]);
  });

  test('of a card is not needed before the card takes no refund', async () => {
    const { name, order } = await cancelled('ok');
    expect((await name()).body).toMatchObject({ code: 'NO_ACCOUNT_NEEDED' });
    await work();
    await pool.query(`update refunds set state = 'failed'`);
    expect((await order()).refunds).toMatchObject([{ needs_account: true, way: 'card' }]);
    expect((await name()).status).toBe(200);
    bank.calls.length = 0;
    await work();
    // The provider is not asked again.
    expect(bank.calls).not.toContain('refund');
    expect((await order()).refunds).toMatchObject([{ needs_account: false, state: 'due' }]);
  });

  test.each([
    ['clabe', { clabe: '' }, '18 dígitos'],
    ['clabe', { clabe: '03218000011835971' }, '18 dígitos'],
    ['clabe', { clabe: '0321800001183597190' }, '18 dígitos'],
    ['clabe', { clabe: '03218000011835971O' }, 'solo los 18 dígitos'],
    ['clabe', { clabe: '032180000118359718' }, 'algún dígito no es correcto'],
    ['clabe', { clabe: '000180000118359712' }, 'No conocemos el banco'],
    ['titular', { titular: '  a ' }, 'nombre completo'],
    ['titular', { titular: '12345' }, 'nombre completo'],
    ['titular', { titular: '<b>Ana</b>' }, 'nombre completo'],
  ])('ER-09 %s %j is refused at its field', async (field, values, sentence) => {
    const { name } = await cancelled();
    const { body } = await name(values);
    expect(body).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', fields: [{ name: field }] });
    expect(body.fields[0].msg).toContain(sentence);
  });

  test('a session that was not confirmed in the last minutes names none, so a stolen one leads no money elsewhere', async () => {
    const { name } = await cancelled();
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
    expect((await name()).body).toMatchObject({ status: 403, code: 'CONFIRMATION_REQUIRED' });
    expect((await pool.query('select from refund_accounts')).rowCount).toBe(0);
  });

  test('five times at once is named once', async () => {
    const { name } = await cancelled();
    const replies = await Promise.all(Array.from({ length: 5 }, () => name()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('AF-01 a transfer', () => {
  test('is listed with its CLABE, which the audit log notes; once made, the CLABE is erased and the money arrived', async () => {
    const { ana, name, order, pedido } = await cancelled();
    await name();
    const [due] = await carmen.due();
    expect(due).toMatchObject({ number: pedido, amount: 100_000, clabe, holder: 'Ana Ríos Mora', bank: 'IXE Banco' });
    expect(await audit()).toEqual([{ action: 'shown', operator: 'Carmen', detail: { what: 'account' } }]);
    const refund = due?.refund ?? '';
    await carmen.transferred(refund, 'SPEI 881');
    expect(await one('select clabe, reference, last4 from refund_accounts')).toEqual({
      ...{ clabe: null, reference: 'SPEI 881', last4: '9719' },
    });
    expect(await order()).toMatchObject({
      status: { word: 'reembolsado' },
      refunds: [{ state: 'arrived', arrives_by: null }],
    });
    expect(await carmen.due()).toEqual([]);
    await expect(carmen.transferred(refund, 'SPEI 881')).rejects.toThrow('No transfer of a refund');
    const steps = (await pool.query('select step, cause from order_mails order by id desc limit 1')).rows;
    expect(steps).toEqual([{ step: 'transferred', cause: refund }]);
    expect([ana.id, await wrong()]).toEqual([ana.id, []]);
  });

  test('that the bank sent back needs another account', async () => {
    const { name, order } = await cancelled();
    await name();
    const [due] = await carmen.due();
    await carmen.transferred(due?.refund ?? '', 'SPEI 881');
    await carmen.returned(due?.refund ?? '');
    expect((await order()).refunds).toMatchObject([{ state: 'failed', needs_account: true, account: null }]);
    expect((await name()).status).toBe(200);
    expect(await carmen.due()).toHaveLength(1);
  });

  test('PA-09 of a disputed order waits', async () => {
    const { name } = await cancelled();
    await name();
    await pool.query(`update orders set payment_state = 'disputed'`);
    expect(await carmen.due()).toEqual([]);
  });
});
