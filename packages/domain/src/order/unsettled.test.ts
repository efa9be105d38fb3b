import { describe, expect, test } from 'vitest';
import {
  type ParcelState,
  type PaymentState,
  parcelTable,
  paymentTable,
  type ReturnState,
  returnTable,
} from './index.ts';
import { type SettlementStates, unsettledOf } from './unsettled.ts';

const order = (more: Partial<SettlementStates>): SettlementStates => ({
  ...{ payment: 'paid', isTest: false, parcels: ['delivered'], refunds: [], returns: [] },
  ...more,
});
const payments = Object.keys(paymentTable) as PaymentState[];
const parcels = Object.keys(parcelTable) as ParcelState[];

describe('AF-07 what is not settled of an order', () => {
  test('a delivered order is settled, and so is one that came back or was cancelled', () => {
    for (const state of ['delivered', 'returned', 'cancelled'] as const)
      expect(unsettledOf(order({ parcels: ['delivered', state] })), state).toEqual([]);
  });

  test('an unpaid order waits for its payment until it ends', () => {
    const waiting = payments.filter((payment) =>
      unsettledOf(order({ payment, parcels: ['waiting'] })).includes('payment'),
    );
    expect(waiting).toEqual(['awaiting', 'charging', 'partial', 'authorised']);
    for (const payment of ['expired', 'cancelled'] as const)
      expect(unsettledOf(order({ payment, parcels: ['cancelled'] }))).toEqual([]);
  });

  test('one parcel that is still to come or to return is enough, whatever became of the charge', () => {
    const coming = parcels.filter((state) => unsettledOf(order({ parcels: ['delivered', state] })).length > 0);
    const done: ParcelState[] = ['delivered', 'returned', 'cancelled'];
    expect(coming).toEqual(parcels.filter((state) => !done.includes(state)));
    expect(unsettledOf(order({ payment: 'charged_back', parcels: ['on_the_way'] }))).toEqual(['delivery']);
  });

  test('a disputed charge is not settled, even of a delivered order', () => {
    expect(unsettledOf(order({ payment: 'disputed' }))).toEqual(['dispute']);
    expect(unsettledOf(order({ payment: 'charged_back' }))).toEqual([]);
  });

  test('money that the shop owes is not settled, even of an order that ended', () => {
    const owed = (['due', 'asked', 'made', 'arrived', 'failed'] as const).filter(
      (refund) => unsettledOf(order({ payment: 'expired', refunds: ['arrived', refund] })).length > 0,
    );
    expect(owed).toEqual(['due', 'asked', 'failed']);
  });

  test('AF-02 a return is not settled until its money went back, or it ended', () => {
    const open = (Object.keys(returnTable) as ReturnState[]).filter(
      (state) => unsettledOf(order({ returns: ['refunded', state] })).length > 0,
    );
    expect(open).toEqual(['started', 'on_the_way', 'arrived', 'accepted']);
  });

  test('each reason is named once', () => {
    const all = order({ payment: 'disputed', parcels: ['on_the_way', 'ready'], refunds: ['due', 'failed'] });
    expect(unsettledOf(all)).toEqual(['delivery', 'dispute', 'refund']);
  });

  test('BL-13 a test order binds nobody', () => {
    for (const payment of payments)
      expect(unsettledOf(order({ payment, isTest: true, parcels: ['waiting'], refunds: ['due'] }))).toEqual([]);
  });
});
