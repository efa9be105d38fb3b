/** Tests of the page of an order (RL-07, RT-23). */
import { expect, test } from 'vitest';
import { lineOf, orderOf, parcelOf } from '../testing/test-order.ts';
import { toOrderPage } from './order-data.ts';

const word = { word: 'cambiado por saldo', track: 'refund' } as const;
const change = { names: 'Lupita y Beto', at: '2026-12-01T16:00:00Z', amount: 10_000 };
const changed = parcelOf([lineOf(1, { cancelled: 1, cancellable: 0 })], { status: word });

test('RT-23 a gift that its owner changed into balance says whose the money is, and shows no refund', () => {
  const page = toOrderPage(orderOf([changed], { status: word, gift_change: change }));
  expect(page.sentence).toBe(
    'Quien recibe tu regalo (Lupita y Beto) lo cambió por saldo a favor, para elegir otra cosa. ' +
      'Ya no se envía, y los $100 que pagaste son ahora su saldo: no regresan a ti.',
  );
  expect([page.refunds, page.accountHref]).toEqual([[], undefined]);
  expect(page.parcels[0]).toMatchObject({ status: 'Cambiado por saldo', lines: [{ cancelled: undefined }] });
});

test('RT-23 a part that was changed, an erased registry, and a dispute are said as well', () => {
  const more = {
    gift_change: { ...change, names: null },
    payment: { ...orderOf([]).payment, state: 'disputed' as const },
  };
  const { sentence } = toOrderPage(orderOf([changed, parcelOf([lineOf(2)])], more));
  expect(sentence).toMatch(/^Tu banco revisa la aclaración.* Quien recibe tu regalo cambió una parte por saldo/);
});
