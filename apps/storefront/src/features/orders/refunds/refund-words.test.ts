/** Tests of the sentences about refunds (AF-01, BL-12). */
import type { RefundView } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { number, refundOf, waitingRefund } from '../testing/test-order.ts';
import { refundSentence, toRefunds } from './refund-words.ts';

const today = '2026-12-01';
const account = { bank: 'BANORTE', last4: '9719', holder: 'Ana Ríos' };

describe('AF-01 BL-12 each refund says where its money goes and by when it arrives', () => {
  test.each<[Partial<RefundView>, string, string]>([
    [{}, 'A tu Visa terminada en 4242', 'Autorizado: llega a más tardar el martes 15 de diciembre.'],
    [
      { state: 'asked', arrives_by: '2026-12-02' },
      'A tu Visa terminada en 4242',
      'En proceso: llega a más tardar mañana.',
    ],
    [
      { state: 'made', card: null, arrives_by: '2027-01-06' },
      ...(['A la tarjeta con la que pagaste', 'Enviado: llega a más tardar el miércoles 6 de enero.'] as const),
    ],
    [
      { state: 'made', card: { brand: 'dinners', last4: '0005' }, arrives_by: '2026-11-27' },
      'A tu tarjeta terminada en 0005',
      'Debió llegar el viernes 27 de noviembre. Si no lo ves, pregunta a tu banco y escríbenos.',
    ],
    [{ state: 'arrived', arrives_by: null }, 'A tu Visa terminada en 4242', 'Ya está en tu tarjeta.'],
    [
      { way: 'oxxo', card: null, account, arrives_by: '2026-12-04' },
      ...([
        'A tu cuenta de BANORTE terminada en 9719',
        'Autorizado: llega a más tardar el viernes 4 de diciembre.',
      ] as const),
    ],
    [
      { state: 'arrived', account, arrives_by: null },
      'A tu cuenta de BANORTE terminada en 9719',
      'Ya está en tu cuenta.',
    ],
    [
      { state: 'failed', needs_account: true, arrives_by: null },
      ...(['Por transferencia', 'No se pudo hacer por donde pagaste. Danos tu CLABE y te lo transferimos.'] as const),
    ],
    [{ way: 'balance', card: null }, 'A tu saldo a favor', 'Autorizado: llega a más tardar el martes 15 de diciembre.'],
    [
      { way: 'credit', card: null },
      ...(['A tu crédito de la tienda', 'Autorizado: llega a más tardar el martes 15 de diciembre.'] as const),
    ],
  ])('%j', (more, to, progress) =>
    expect(toRefunds([refundOf(more)], number, today).refunds).toMatchObject([
      { to, progress, amount: 50_000, date: '1 de diciembre de 2026' },
    ]),
  );

  test('a refund without an account leads to the page that asks for the account', () => {
    const { refunds, accountHref } = toRefunds([refundOf(), waitingRefund()], number, today);
    expect(accountHref).toBe(`/mi-cuenta/mis-pedidos/${number}/datos-bancarios`);
    expect(refunds.map(({ needsAccount, progress }) => [needsAccount, progress])).toEqual([
      [false, 'Autorizado: llega a más tardar el martes 15 de diciembre.'],
      [true, 'Falta tu CLABE para transferirlo.'],
    ]);
    expect(toRefunds([refundOf()], number, today).accountHref).toBeUndefined();
  });

  test.each([
    [refundOf(), 'Te regresamos $500 a tu Visa terminada en 4242; llega a más tardar el martes 15 de diciembre.'],
    [
      waitingRefund({ amount: 12_345 }),
      'Te regresamos $123.45 por transferencia. Llega en un máximo de 3 días hábiles desde que nos des tu CLABE.',
    ],
    [refundOf({ state: 'arrived', arrives_by: null }), 'Te regresamos $500 a tu Visa terminada en 4242.'],
    [
      refundOf({ way: 'spei', card: null, account, arrives_by: '2026-12-04' }),
      'Te regresamos $500 a tu cuenta de BANORTE terminada en 9719; llega a más tardar el viernes 4 de diciembre.',
    ],
  ])('%# in one sentence', (refund, sentence) => expect(refundSentence(refund, today)).toBe(sentence));
});
