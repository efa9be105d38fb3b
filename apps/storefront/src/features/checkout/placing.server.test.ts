import { describe, expect, test } from 'vitest';
import { formOf } from '../../shared/session/test-session.server.ts';
import { mendLine, placeOrder } from './place.server.ts';
import { request, run } from './testing/test-actions.server.ts';
import { compra, order, quoteOf } from './testing/test-checkout.ts';

describe('placing', () => {
  const chosen = 'c'.repeat(43);
  const form = formOf({ hash: 'h'.repeat(43), total: '42900', elegido: chosen });
  const place = (reply: { status: number; body?: unknown } | undefined, own = form) =>
    run(
      () => reply,
      (context) => placeOrder(context, request, compra, own),
    );
  const placed = (siguiente: string | null) => ({
    status: 201,
    body: { status: 'success', data: { pedido: order, repetido: false, siguiente } },
  });

  test('CO-01 CO-04 sends what the customer was shown, and leads to the order or to the bank', async () => {
    const done = await place(placed(null));
    expect(done.result).toEqual({ to: `/comprar/gracias/${order}` });
    expect(done.sent).toEqual([
      {
        compra,
        hash: 'h'.repeat(43),
        total: 42_900,
        elegido: chosen,
        regreso: 'http://localhost:3000/comprar/regreso',
      },
    ]);
    expect(done.scope.cookies.get('total_items')).toBe('0');
    expect((await place(placed('/3ds/pay_1'))).result).toEqual({ to: 'http://127.0.0.1:3001/3ds/pay_1' });
    // A form may lead to no other site, so the page after the order has the link.
    expect((await place(placed('https://banco.example/3ds'))).result).toEqual({ to: `/comprar/gracias/${order}` });
  });

  test('CO-01 a quote that changed has both totals and each difference, and orders nothing', async () => {
    const differences = [{ kind: 'price', line: '7 A-1', title: 'Taza', was: 20_000, is: 21_000 }];
    const body = {
      status: 409,
      code: 'QUOTE_CHANGED',
      msg: 'Cambió.',
      request_id: '1',
      shown_total: 42_900,
      differences,
    };
    const { result } = await place({
      status: 409,
      body: { ...body, quote: quoteOf({ hash: 'n'.repeat(43), total: 44_900 }) },
    });
    expect(result).toEqual({
      changed: {
        ...{ hash: 'n'.repeat(43), shownTotal: 42_900, total: 44_900, rest: 44_900, pieces: 2, chosen },
        differences: [{ key: '7 A-1', text: 'Subió el precio de “Taza”: costaba $200 y ahora cuesta $210.' }],
        leftOut: [expect.objectContaining({ key: '8 0', reason: 'sold-out' })],
      },
    });
  });

  test.each<[string, { status: number; body?: unknown } | undefined, number | undefined, RegExp]>([
    [
      'a refusal',
      { status: 409, body: { status: 409, code: 'TOO_MANY_UNPAID', msg: 'Tienes tres.' } },
      409,
      /Tienes tres/,
    ],
    ['a lost answer', undefined, 503, /no se cobra dos veces/],
    ['a crash', { status: 500 }, 503, /no se cobra dos veces/],
    ['too many tries', { status: 429, body: { status: 429, code: 'TOO_MANY_REQUESTS', msg: 'No.' } }, 429, /Espera/],
  ])('CO-07 after %s the page says what is safe', async (_name, reply, status, message) => {
    const { result } = await place(reply);
    expect(result).toMatchObject({ status, result: { status: 'failed', message: expect.stringMatching(message) } });
  });

  test('PA-09 a purchase that needs a confirmation leads there, and back', async () => {
    const { result } = await place({ status: 403, body: { status: 403, code: 'CONFIRMATION_REQUIRED', msg: 'No.' } });
    expect(result).toEqual({
      to: `/mi-cuenta/confirmar?redirect=${encodeURIComponent(`/comprar/revisar?compra=${compra}`)}`,
    });
  });

  test.each([{ hash: 'x', total: '1' }, { hash: 'h'.repeat(43), total: '-1' }, { hash: 'h'.repeat(43) }])(
    'ER-09 %j orders nothing',
    async (fields) => {
      const { result, calls } = await place(placed(null), formOf(fields as Record<string, string>));
      expect(result).toMatchObject({ status: 400 });
      expect(calls).toEqual([]);
    },
  );

  test('CO-01 one press saves a line for later, or removes it', async () => {
    const mend = (accion: string, linea = '8 0') =>
      run(
        () => undefined,
        (context) => mendLine(context, compra, formOf({ accion, linea })),
      );
    const later = await mend('despues');
    expect(later.result).toEqual({ to: `/comprar/revisar?compra=${compra}` });
    expect(later.sent).toEqual([{ products: [{ id: 8, childrenSku: '0' }], a: 'despues' }]);
    expect((await mend('quitar')).sent).toEqual([{ products: [{ id: 8, childrenSku: '0', cart_quantity: 0 }] }]);
    expect((await mend('pagar')).result).toBeUndefined();
    expect((await mend('quitar', 'x')).result).toMatchObject({ status: 400 });
  });
});
