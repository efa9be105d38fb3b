/** Tests of asking for store credit, and of its operators' commands (RT-29, AF-04, AF-07). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerOperator } from '../../customers.ts';
import { withCredits } from './test-credit.ts';

const shop = await withCredits();
const { clear, entries, mails, one, operator, pool, product, stored, time, unit, withCredit, wrong } = shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

/** A customer without credit, who has paid an order or not. */
async function applicant(hasPaid = true) {
  const ana = await withCredit(0, hasPaid ? 1 : 0);
  if (hasPaid) {
    shop.bank.save(ana.id, 'ok');
    const [card] = (await ana.open({})).saved_cards;
    const { quote } = await ana.open({ tarjeta: card?.id });
    if (quote) await ana.place(quote);
  }
  return ana;
}

describe('RT-29 a request', () => {
  test('is accepted by the rule, with a limit, a card ending and a mail; sent again, nothing more happens', async () => {
    const ana = await applicant();
    expect(await ana.read()).toMatchObject({ is_offered: true, can_ask: true, account: null, request: null });
    const solicitud = randomUUID();
    const { status, body } = await ana.ask({ solicitud });
    expect([status, body.data]).toMatchObject([
      200,
      { can_ask: false, request: { state: 'accepted' }, account: { limit: 450_000, used: 0, available: 450_000 } },
    ]);
    expect(body.data.account.ending).toBe(body.data.account.number.slice(-4));
    expect((await ana.ask({ solicitud })).status).toBe(200);
    expect((await ana.ask()).body.code).toBe('CREDIT_CLOSED');
    expect(await mails()).toEqual(['credit-accepted']);
    expect(await one('select contract, decided_by from credit_requests')).toEqual({
      ...{ contract: '2', decided_by: 'rule' },
    });
  });

  test('of a low income is refused, and can be repeated after 30 days', async () => {
    const ana = await applicant();
    const { body } = await ana.ask({ ingreso: 499_999 });
    expect(body.data).toMatchObject({ can_ask: false, account: null, request: { state: 'refused' } });
    expect((await ana.ask()).body.code).toBe('CREDIT_CLOSED');
    time.now += 30 * 86_400_000 + 1;
    expect((await ana.read()).can_ask).toBe(true);
    expect((await ana.ask()).body.data.request.state).toBe('accepted');
    expect(await mails()).toEqual(['credit-refused', 'credit-accepted']);
  });

  test.each([[{ contrato: false }], [{ mayor_de_edad: false }], [{ ingreso: 0 }], [{ solicitud: 'x' }]])(
    'with %j is refused as a form',
    async (wrongForm) => {
      const ana = await applicant(false);
      expect((await ana.ask(wrongForm)).status).toBe(400);
      expect((await pool.query('select from credit_requests')).rowCount).toBe(0);
    },
  );

  test('of a customer whose profile says that they are 17 is refused', async () => {
    const ana = await applicant(false);
    await pool.query(`update customers set cumpleanios = '2008-12-02'`);
    expect((await ana.ask()).body).toMatchObject({ fields: [{ name: 'mayor_de_edad' }] });
    await pool.query(`update customers set cumpleanios = '2008-12-01'`);
    expect((await ana.ask()).status).toBe(200);
  });

  test('several at once leave one', async () => {
    const ana = await applicant(false);
    const replies = await Promise.all(Array.from({ length: 4 }, () => ana.ask()));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await pool.query('select from credit_requests')).rowCount).toBe(1);
  });

  test('without a paid order waits for an operator, who accepts it once, with the limit of the rule or another', async () => {
    const ana = await applicant(false);
    await ana.ask();
    expect(await ana.read()).toMatchObject({ can_ask: false, account: null, request: { state: 'open' } });
    const [request] = await operator.requests();
    expect(request).toMatchObject({ customer: ana.id, income: 1_500_000, proposed: 450_000 });
    const number = await operator.accept(request?.id ?? '', 200_000);
    await expect(operator.accept(request?.id ?? '')).rejects.toThrow('decided before');
    await expect(operator.refuse(request?.id ?? '', 'No')).rejects.toThrow('decided before');
    expect((await ana.read()).account).toMatchObject({ number, limit: 200_000 });
    expect(await mails()).toEqual(['credit-asked', 'credit-accepted']);
    expect(await operator.requests()).toEqual([]);
  });

  test('is refused by an operator with a reason, which the mail says', async () => {
    const ana = await applicant(false);
    await ana.ask();
    const [request] = await operator.requests();
    time.now += 20 * 86_400_000;
    await operator.refuse(request?.id ?? '', 'No pudimos confirmar tu ingreso.', new Date(time.now));
    expect((await ana.read()).request?.state).toBe('refused');
    // The refusal counts, and not the request.
    time.now += 20 * 86_400_000;
    expect((await ana.read()).can_ask).toBe(false);
    const { rows } = await pool.query(`select * from mails where kind = 'credit-refused'`);
    expect(JSON.stringify(rows)).toContain('No pudimos confirmar tu ingreso.');
    const { rows: audit } = await pool.query(
      `select action, operator from customer_audit where action like 'credit-%'`,
    );
    expect(audit).toEqual([
      { action: 'credit-asked', operator: null },
      { action: 'credit-decided', operator: 'Carmen' },
    ]);
  });

  test('of another customer has an id that is in use', async () => {
    const ana = await applicant(false);
    const solicitud = randomUUID();
    await ana.ask({ solicitud });
    const eva = await withCredit(0, 0, 'eva@correo.mx');
    expect((await eva.ask({ solicitud })).body.code).toBe('CREDIT_CLOSED');
    expect(await eva.read()).toMatchObject({ request: null, account: null });
  });
});

describe('AF-04 an operator', () => {
  test('notes a transfer once by its reference, and the customer gets a mail', async () => {
    const ana = await withCredit(500_000, 2);
    await ana.spend();
    const { account } = await ana.read();
    expect(await operator.paid(account?.number ?? '', 50_000, 'SPEI 1')).toEqual({ isRepeated: false });
    expect(await operator.paid('ana@correo.mx', 50_000, 'SPEI 1')).toEqual({ isRepeated: true });
    await expect(operator.paid('ana@correo.mx', 60_000, 'SPEI 1')).rejects.toThrow('another transfer');
    expect([await stored(), await mails(), await wrong()]).toEqual([[150_000, 0, 0], ['credit-paid'], []]);
    const { account: shown, entries: all } = await operator.statement('ana@correo.mx');
    expect([shown.used, all.map(({ kind }) => kind)]).toEqual([150_000, ['hold', 'capture', 'payment']]);
    expect(await operator.list()).toMatchObject([{ number: account?.number, used: 150_000 }]);
  });

  test('corrects with a reason, never beyond the limit, and stops an account', async () => {
    await withCredit(500_000, 0);
    await expect(operator.correct('ana@correo.mx', 500_001, 'Error')).rejects.toThrow('beyond the limit');
    await operator.correct('ana@correo.mx', 500_000, 'Compra por teléfono');
    await operator.correct('ana@correo.mx', -500_000, 'Se canceló');
    await operator.setState('ana@correo.mx', 'stopped');
    await expect(operator.setState('ana@correo.mx', 'stopped')).rejects.toThrow('stopped before');
    await expect(operator.statement('nadie@correo.mx')).rejects.toThrow('No credit account');
    expect([await entries(), await wrong()]).toEqual([
      [
        ['correction', 500_000, 0],
        ['correction', -500_000, 0],
      ],
      [],
    ]);
  });
});

test('AF-07 an account with debt, or with money in favour of the customer, is not erased', async () => {
  const ana = await withCredit(500_000, 0);
  const customers = createCustomerOperator(unit, 'Carmen', { name: 'Tianguis', origin: 'http://localhost:3000' });
  await operator.correct('ana@correo.mx', 20_000, 'Compra');
  await expect(customers.erase('ana@correo.mx')).rejects.toThrow('the store credit owes $200');
  const { body } = await ana.post('/app/v1/delete-account', {});
  expect(JSON.stringify(body)).toContain('Debes $200 de tu crédito de la tienda.');
  await operator.paid('ana@correo.mx', 25_000, 'SPEI 1');
  await expect(customers.erase('ana@correo.mx')).rejects.toThrow('has $50 in favour');
  await operator.paidOut('ana@correo.mx', 5_000, 'SPEI 2');
  await customers.erase('ana@correo.mx');
  expect(await one('select customer_id, state from credit_accounts')).toEqual({ customer_id: null, state: 'stopped' });
  expect([(await entries()).length, await wrong()]).toEqual([3, []]);
});

test('AF-04 doctor finds a sum without entries, and credit that contradicts its order', async () => {
  const ana = await withCredit(500_000);
  await ana.spend();
  await pool.query('update credit_accounts set used = used - 1');
  expect((await wrong()).join()).toContain('Credits of customers');
  await pool.query('update credit_accounts set used = used + 1');
  await pool.query(`delete from credit_entries where kind = 'capture'`);
  expect((await wrong()).join()).toContain('Credit of orders');
});
