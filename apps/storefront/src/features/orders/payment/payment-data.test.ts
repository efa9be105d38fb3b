/** Tests of the page "how the order was paid" (RL-08, PA-01 to PA-07). */
import type { PaymentView } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { toPaymentPage } from './payment-data.ts';

const attempt = {
  ...{ id: 'a', way: 'card', state: 'open', amount: 90_000, months: null, created_at: '2026-12-01T16:00:00Z' },
  ...{ expires_at: null, card: null, slip: null, transfer: null, challenge: null, decline: null },
} satisfies PaymentView['attempt'];
const view = (more: Partial<PaymentView> = {}): PaymentView => ({
  ...{ pedido: '0123456789', state: 'awaiting', total: 100_000, received: 0, missing: 100_000 },
  ...{ pay_until: '2026-12-03T16:30:00Z', attempt: null, receipts: [], refunds: [], can_pay: true, is_away: false },
  credit_ending: null,
  ...{ tenders: [{ kind: 'card', amount: 100_000 }], ways: [], takes_cards: true, cards: [], typed: null },
  ...more,
});
const page = (more?: Partial<PaymentView>, product?: number) => toPaymentPage(view(more), product, '2026-12-03');

describe('RL-08', () => {
  test('a paid order says with which card and in how many months, and leads to nothing to pay', () => {
    const shown = page({
      ...{ state: 'paid', received: 100_000, missing: 0, can_pay: false, pay_until: null },
      tenders: [
        { kind: 'balance', amount: 10_000 },
        { kind: 'card', amount: 90_000 },
      ],
      attempt: { ...attempt, state: 'applied', months: 6, card: { brand: 'visa', last4: '4242' } },
      receipts: [{ amount: 90_000, at: '2026-12-01T16:00:00Z' }],
      refunds: [
        {
          ...{
            id: 'b',
            amount: 5_000,
            state: 'made',
            at: '2026-12-02T16:00:00Z',
            way: 'card',
            card: null,
            account: null,
          },
          ...{ needs_account: false, arrives_by: '2026-12-16' },
        },
      ],
    });
    expect(shown).toMatchObject({
      ...{ isPaid: true, sentence: 'Pagado por completo.', open: undefined, payHref: undefined, missing: 0 },
      tenders: [
        { name: 'Saldo a favor', detail: '', amount: 10_000 },
        { name: 'Tarjeta', detail: 'Visa terminada en 4242, a 6 meses sin intereses', amount: 90_000 },
      ],
      receipts: [{ amount: 90_000, text: expect.stringMatching(/^Martes 1 de diciembre, 10:00/) }],
      refunds: [
        {
          ...{ amount: 5_000, date: '2 de diciembre de 2026', to: 'A la tarjeta con la que pagaste' },
          ...{ progress: 'Enviado: llega a más tardar el miércoles 16 de diciembre.', needsAccount: false },
        },
      ],
      accountHref: undefined,
    });
  });

  const transfer = { clabe: '032180000118359719', bank: 'Demo', beneficiary: 'Tianguis', concept: 'Pedido' };
  test.each([
    ['a slip', { way: 'oxxo', slip: { reference: '12345678901234' } }, 'Ver mi referencia de OXXO'],
    ['a CLABE', { way: 'spei', transfer }, 'Ver mi CLABE para transferir'],
    ['a confirmation', { challenge: '/3ds/pay_1' }, 'Ver cómo va mi pago'],
  ] as const)('an open attempt with %s leads to its page', (_name, more, text) => {
    const { open, payHref } = page({ attempt: { ...attempt, ...more } });
    expect(open).toEqual({ href: '/comprar/gracias/0123456789', text });
    expect(payHref).toBe('/pedido/0123456789/pagar');
  });
  test.each(['declined', 'closed', 'applied'] as const)('an attempt that is %s leads nowhere', (state) =>
    expect(page({ attempt: { ...attempt, state } }).open).toBeUndefined(),
  );

  test('a part of a transfer is named with what is missing, and an order without a try to pay has no link', () => {
    const shown = page({
      ...{ state: 'partial', received: 40_000, missing: 60_000, can_pay: false, is_away: true },
      tenders: [{ kind: 'spei', amount: 100_000 }],
    });
    expect(shown).toMatchObject({ received: 40_000, missing: 60_000, payHref: undefined, isAway: true, isPaid: false });
    expect(shown.sentence).toContain('falta el resto');
  });

  test('an order that cost nothing says so, and a product leads back to itself', () => {
    expect(page({ state: 'paid', total: 0, tenders: [] }).sentence).toBe('Este pedido no costó nada.');
    expect([page().back, page({}, 7).back]).toEqual(['/pedido/0123456789', '/pedido/0123456789/product=7']);
  });
});
