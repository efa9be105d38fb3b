/** Tests of the steps of a parcel (BL-13, RL-07). */
import { describe, expect, test } from 'vitest';
import { isCancellable, type ParcelState, parcelTable } from '../states/parcel-states.ts';
import { paymentTable } from '../states/payment-states.ts';
import {
  canCancelPaid,
  type DeliveryKind,
  deliveryKindOf,
  type OrderStates,
  progressOf,
  statusOfParcels,
} from './parcel-progress.ts';

const kinds: DeliveryKind[] = ['carrier', 'pickup', 'digital'];
const states = Object.keys(parcelTable) as ParcelState[];
/** The steps in one line: `✓` is done, `●` is current. */
const shown = (state: ParcelState, kind: DeliveryKind) =>
  progressOf(state, kind)
    .map((step) => `${{ done: '✓', current: '●', next: '' }[step.state]}${step.word}`)
    .join(' | ');

describe('BL-13 the steps of a parcel', () => {
  test.each([
    [
      'waiting',
      'carrier',
      'pedido autorizado | preparando tu producto | en proceso de recolección | en camino | entregado',
    ],
    [
      'authorised',
      'carrier',
      '●pedido autorizado | preparando tu producto | en proceso de recolección | en camino | entregado',
    ],
    [
      'on_the_way',
      'carrier',
      '✓pedido autorizado | ✓preparando tu producto | ✓en proceso de recolección | ●en camino | entregado',
    ],
    [
      'delivered',
      'carrier',
      '✓pedido autorizado | ✓preparando tu producto | ✓en proceso de recolección | ✓en camino | ✓entregado',
    ],
    ['ready', 'pickup', '✓pedido autorizado | ✓preparando tu producto | ●listo para recoger | entregado'],
    ['collecting', 'pickup', '✓pedido autorizado | ●preparando tu producto | listo para recoger | entregado'],
    ['preparing', 'digital', '●pedido autorizado | entregado'],
    [
      'returning',
      'carrier',
      '✓pedido autorizado | ✓preparando tu producto | ✓en proceso de recolección | ✓en camino | ' +
        '●de regreso con el vendedor | devuelto al vendedor',
    ],
    ['cancelled', 'carrier', ''],
  ] as const)('%s by %s: %s', (state, kind, steps) => expect(shown(state, kind)).toBe(steps));

  test('in each state one step is current or the last one is done, and steps are done in sequence', () => {
    for (const kind of kinds)
      for (const state of states.filter((one) => one !== 'waiting' && one !== 'cancelled')) {
        const marks = progressOf(state, kind).map((step) => step.state);
        const sorted = marks.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
        expect(marks, `${state} ${kind}`).toEqual(sorted);
        expect(marks.filter((one) => one === 'current').length, `${state} ${kind}`).toBe(
          state === 'delivered' || state === 'returned' ? 0 : 1,
        );
      }
  });

  test('a service that is neither a collection nor a mail is that of a carrier', () =>
    expect(['pickup', 'digital', 'estandar', 'express', 'toString'].map(deliveryKindOf)).toEqual([
      ...['pickup', 'digital', 'carrier', 'carrier', 'carrier'],
    ]));
});
const order = ['done', 'current', 'next'];

const paid = (parcels: ParcelState[], refunds: OrderStates['refunds'] = []): OrderStates => ({
  ...{ payment: 'paid', isTest: false, parcels, refunds },
});

describe('BL-13 the refund track', () => {
  test.each([
    ['due', 'reembolso autorizado'],
    ['asked', 'en proceso de reembolso'],
    ['failed', 'en proceso de reembolso'],
    ['made', 'reembolso realizado'],
    ['arrived', 'reembolsado'],
    ['to_owner', 'cambiado por saldo'],
  ] as const)('a cancelled parcel whose refund is %s: %s', (refund, word) => {
    expect(statusOfParcels(paid(['cancelled'], [refund]))).toEqual({ word, track: 'refund' });
    expect(statusOfParcels(paid(['returned'], [refund]))).toEqual({ word, track: 'refund' });
  });

  test('a refund of other parcels, or of money that no order took, changes no word', () => {
    expect(statusOfParcels(paid(['delivered'], ['made']))).toEqual({ word: 'entregado', track: 'shipping' });
    expect(statusOfParcels(paid(['cancelled', 'on_the_way'], ['made'])).word).toBe('en camino');
    const unpaid = { ...paid(['cancelled'], ['made']), payment: 'expired' } as const;
    expect(statusOfParcels(unpaid)).toEqual({ word: 'venció', track: 'payment' });
  });
});

describe('BL-13 an order can be cancelled until the carrier confirms the collection', () => {
  test.each(states)('a paid order with one parcel that is %s', (state) => {
    expect(canCancelPaid(paid([state]))).toBe(isCancellable(state));
  });

  test('one parcel that can be cancelled is enough; a test order, a refund and an unpaid order hide it', () => {
    expect(canCancelPaid(paid(['delivered', 'preparing']))).toBe(true);
    expect(canCancelPaid({ ...paid(['preparing']), isTest: true })).toBe(false);
    expect(canCancelPaid(paid(['cancelled'], ['due']))).toBe(false);
    for (const payment of Object.keys(paymentTable) as OrderStates['payment'][])
      expect(canCancelPaid({ ...paid(['preparing']), payment }), payment).toBe(payment === 'paid');
  });
});
