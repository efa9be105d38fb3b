/** Tests of the form that chooses how much of the balance pays (PA-05). */
import { describe, expect, test } from 'vitest';
import { formOf } from '../../shared/session/test-session.server.ts';
import { choosePayment } from './step-actions.server.ts';
import { document, request, run } from './testing/test-actions.server.ts';
import { compra, quoteOf, viewOf } from './testing/test-checkout.ts';
import { paymentOf } from './to-page.server.ts';

describe('PA-05 the balance', () => {
  const sent = { request, isScript: false };
  const balanceOf = (isUsed: boolean) => ({ available: 50_000, offered: 42_900, is_used: isUsed, most: null });

  test.each([
    [{ saldo: 'si' }, { saldo: true, saldo_hasta: null }, 42_900, '/comprar/revisar'],
    [{ saldo: 'si', saldo_hasta: ' ' }, { saldo: true, saldo_hasta: null }, 30_000, '/comprar/pago'],
    [{ saldo: 'si', saldo_hasta: '$1,234.5' }, { saldo: true, saldo_hasta: 123_450 }, 30_000, '/comprar/pago'],
    [{ saldo: 'no', saldo_hasta: 'mucho' }, { saldo: false }, 0, '/comprar/pago'],
  ])('%j is stored, and leads on where nothing else is to pay', async (form, json, balance, path) => {
    const { result, calls } = await run(
      () => document(viewOf({ quote: quoteOf({ balance }), balance: balanceOf(json.saldo) })),
      (context) => choosePayment(context, compra, formOf(form), sent),
    );
    expect(result).toEqual({ to: `${path}?compra=${compra}` });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(json);
  });

  test.each(['mucho', '0', '-5', '12.345', '1e3'])('ER-09 %j is no amount: it is said at the field', async (typed) => {
    const { result, calls } = await run(
      () => document(viewOf()),
      (context) => choosePayment(context, compra, formOf({ saldo: 'si', saldo_hasta: typed }), sent),
    );
    expect([result, calls]).toMatchObject([
      {
        result: {
          status: 'invalid',
          values: { saldo_hasta: typed },
          fieldErrors: { saldo_hasta: expect.stringContaining('Escribe cuánto') },
        },
      },
      [],
    ]);
  });

  test('that cannot pay any part is not shown; what is left to pay is what the other way pays', () => {
    const quote = quoteOf({ balance: 20_000 });
    expect(paymentOf(viewOf({ quote, balance: { ...balanceOf(true), most: 20_000 } }))).toMatchObject({
      total: 22_900,
      balance: {
        ...{ isUsed: true, title: 'Usas $200 de tu saldo a favor', value: '200.00', stop: 'No usarlo' },
        ...{ text: 'Te falta pagar $229 de otra forma.', next: undefined },
      },
    });
    expect(paymentOf(viewOf({ balance: balanceOf(false) })).balance).toMatchObject({
      ...{ isUsed: false, value: '429.00', label: 'Usar mi saldo', stop: undefined },
    });
    expect(paymentOf(viewOf()).balance).toBeUndefined();
  });
});
