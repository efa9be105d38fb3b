/** Tests of the page with the account for refunds (RL-09, AF-01, ER-09). */
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../shared/session/test-session.server.ts';
import { refusal, run, success } from '../testing/test-actions.server.ts';
import { lineOf, number, orderOf, parcelOf, refundOf, waitingRefund } from '../testing/test-order.ts';
import { nameRefundAccount, readRefundAccount } from './refund-account.server.ts';

const params = { order: number };
const path = `/mi-cuenta/mis-pedidos/${number}/datos-bancarios`;
const account = { bank: 'BANORTE', last4: '9719', holder: 'Ana Ríos' };
const profile = { nombre: 'Ana', apellidoP: 'Ríos', apellidoM: '' };
const read = (refunds: ReturnType<typeof refundOf>[]) =>
  run(
    orderOf([parcelOf([lineOf(1)])], { refunds }),
    () => success(profile),
    (context) => readRefundAccount(context, params),
  );
const typed = { clabe: '0321 8000 0118 3597 19', titular: 'Ana Ríos' };
const send = (reply: Parameters<typeof run>[1], fields: Record<string, string> = typed) =>
  run(orderOf([]), reply, (context) => nameRefundAccount(context, params, formOf(fields)));

describe('RL-09 the page', () => {
  test('says how much waits for an account, and proposes the name of the customer', async () => {
    const { result } = await read([waitingRefund(), waitingRefund({ id: 'c', amount: 1_050 }), refundOf()]);
    expect(result).toMatchObject({ waiting: { amount: 51_050, days: 3 }, accounts: [], holder: 'Ana Ríos' });
  });

  test('AF-01 shows the account that was named, with the refunds that go to it and their date', async () => {
    const named = refundOf({ way: 'oxxo', card: null, account, arrives_by: '2026-12-04' });
    const { result } = await read([named, { ...named, id: 'c' }]);
    expect(result).toMatchObject({
      waiting: undefined,
      accounts: [
        {
          ...account,
          refunds: [
            { amount: 50_000, progress: 'Autorizado: llega a más tardar el viernes 4 de diciembre.' },
            expect.anything(),
          ],
        },
      ],
    });
  });

  test('an order without such a refund has nothing to ask', async () => {
    expect((await read([refundOf()])).result).toMatchObject({ waiting: undefined, accounts: [] });
  });
});

describe('RL-09 the form', () => {
  test('names the account, and leads to the page that shows it', async () => {
    const { result, sent } = await send(() => success({}));
    expect([result, sent]).toEqual([{ to: path }, [typed]]);
  });

  test.each([
    [
      { clabe: '', titular: '' },
      { clabe: 'Escribe los 18 dígitos de tu CLABE.', titular: expect.any(String) },
    ],
    [{ clabe: ' ', titular: 'Ana' }, { clabe: 'Escribe los 18 dígitos de tu CLABE.' }],
  ])('ER-09 %j is corrected at its fields, and is not sent', async (fields, fieldErrors) => {
    const { result, calls } = await send(() => success({}), fields);
    expect([result, calls]).toMatchObject([{ result: { status: 'invalid', fieldErrors, values: fields } }, []]);
  });

  test('ER-09 what the API refuses is said at its field, and nothing typed is lost', async () => {
    const fields = [{ name: 'clabe', code: 'WRONG', msg: 'Esa CLABE no existe.' }];
    const { result } = await send(() => refusal(422, 'VALIDATION_FAILED', { fields }));
    expect(result).toMatchObject({ result: { fieldErrors: { clabe: 'Esa CLABE no existe.' }, values: typed } });
    const crashed = await send(() => undefined);
    expect(crashed.result).toMatchObject({ status: 503, result: { status: 'failed', values: typed } });
  });

  test('a session that has to be confirmed is confirmed first; no URL contains the CLABE', async () => {
    const { result } = await send(() => refusal(403, 'CONFIRMATION_REQUIRED'));
    expect(result).toEqual({ to: `/mi-cuenta/confirmar?redirect=${encodeURIComponent(path)}` });
  });

  test('PA-05 takes the refunds as balance instead, and leads to the balance', async () => {
    for (const reply of [success({ amount: 1, refunds: [] }), refusal(409, 'NO_ACCOUNT_NEEDED')]) {
      const { result, calls } = await send(() => reply, { destino: 'saldo' });
      expect(result).toEqual({ to: '/mi-cuenta/saldo' });
      expect(calls.map(({ path }) => path)).toEqual([`/app/v1/pedidos/${number}/reembolso-a-saldo`]);
    }
  });

  test('a form that was sent before shows the account that the order has', async () => {
    expect((await send(() => refusal(409, 'NO_ACCOUNT_NEEDED'))).result).toEqual({ to: path });
  });
});
