/** Tests of the gifts that their owner can change into balance (AF-04, RT-23). */
import { describe, expect, test } from 'vitest';
import { isCancellable, type ParcelState, parcelTable } from '../order/states/parcel-states.ts';
import { type PaymentState, paymentTable } from '../order/states/payment-states.ts';
import { type ChangeFacts, changeHindrance } from './gift-change.ts';

const paid: ChangeFacts = {
  ...{ payment: 'paid', isTest: false, isChanged: false, mayChange: true, hasCredit: false },
  ...{ parcels: ['authorised'], hasMoney: true },
};

describe('AF-04 RT-23 a gift', () => {
  test('that is paid, and that the carrier does not have, can be changed', () =>
    expect(changeHindrance(paid)).toBeUndefined());

  test.each<[string, Partial<ChangeFacts>]>([
    ['changed', { isChanged: true }],
    ['unpaid', { isTest: true }],
    ['earlier', { mayChange: false }],
    ['credit', { hasCredit: true }],
    ['left', { parcels: [] }],
    ['left', { parcels: ['on_the_way', 'delivered'] }],
    ['nothing', { hasMoney: false }],
  ])('is hindered by %s: %j', (hindrance, more) => expect(changeHindrance({ ...paid, ...more })).toBe(hindrance));

  test.each(Object.keys(paymentTable) as PaymentState[])('whose payment is %s', (payment) => {
    const hindrance = payment === 'paid' ? undefined : /disputed|charged_back/.test(payment) ? 'disputed' : 'unpaid';
    expect(changeHindrance({ ...paid, payment })).toBe(hindrance);
  });

  test.each(Object.keys(parcelTable) as ParcelState[])('whose parcel is %s', (state) =>
    expect(changeHindrance({ ...paid, parcels: [state] })).toBe(isCancellable(state) ? undefined : 'left'),
  );

  test('of which one parcel is left can be changed', () =>
    expect(changeHindrance({ ...paid, parcels: ['delivered', 'preparing'] })).toBeUndefined());
});
