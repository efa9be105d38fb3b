/** Tests of the states of payments (PA-02 to PA-07, PA-09, CO-05, CO-07). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasEnded,
  isPaid,
  type PaymentEffect,
  type PaymentEvent,
  type PaymentState,
  paymentTable,
} from './payment-states.ts';
import { outcomeOf } from './state-table.ts';
import { readGrid } from './test-grids.ts';

/** What each state does with each event, as `readGrid` reads it. */
const grid = readGrid<PaymentState, PaymentEvent>(`
awaiting
  charge → charging
  part_received → partial
  all_received → paid
  authorisation → authorised
  deadline → expired
  cancellation → cancelled
  decline dispute dispute_won dispute_lost → ·
charging
  decline → awaiting
  part_received → partial
  all_received → paid
  authorisation → authorised
  dispute dispute_won dispute_lost → ·
partial
  part_received authorisation → partial
  all_received → paid
  deadline → expired
  cancellation → cancelled
  decline dispute dispute_won dispute_lost → ·
authorised
  decline → awaiting
  part_received → authorised
  all_received → paid
  denial cancellation → cancelled
  deadline → expired
  authorisation dispute dispute_won dispute_lost → ·
paid
  part_received all_received authorisation → paid
  dispute → disputed
  dispute_lost → charged_back
  decline deadline revival dispute_won → ·
disputed
  part_received all_received authorisation → disputed
  dispute_won → paid
  dispute_lost → charged_back
  decline deadline revival dispute → ·
charged_back
  part_received all_received authorisation → charged_back
  dispute_won → paid
  decline deadline revival dispute dispute_lost → ·
expired
  part_received all_received authorisation → expired
  revival → paid
  decline denial deadline cancellation dispute dispute_won dispute_lost → ·
cancelled
  part_received all_received authorisation → cancelled
  revival → paid
  decline denial deadline cancellation dispute dispute_won dispute_lost → ·
`);

test('PA-06 PA-07 every state answers every event as the list says', () => {
  const states = Object.keys(paymentTable) as PaymentState[];
  const events = Object.keys(paymentTable.awaiting) as PaymentEvent[];
  expect(grid.states.toSorted()).toEqual(states.toSorted());
  for (const state of states)
    for (const event of events) {
      const { outcome, to } = outcomeOf(paymentTable, state, event);
      const cell = { same: '·', refused: '×', changed: to }[outcome];
      expect(`${state} ${event} ${cell}`).toBe(`${state} ${event} ${grid.cell(state, event)}`);
    }
});

/** What an order has: pieces, a coupon, receipts and attempts. Effects that contradict the present state throw. */
class Order {
  state: PaymentState = 'awaiting';
  stock: 'reserved' | 'sold' | 'available' = 'reserved';
  coupon: 'reserved' | 'used' | 'free' = 'reserved';
  balance: 'held' | 'paid' | 'free' = 'held';
  endsByTime = true;
  unapplied = 0;
  openAttempts = 0;
  parcels: 'waiting' | 'started' | 'stopped' = 'waiting';
  frozen = false;

  send(event: PaymentEvent): void {
    const { outcome, to, effects } = outcomeOf(paymentTable, this.state, event);
    if (outcome === 'refused') return;
    if (event === 'charge') this.openAttempts++;
    if (event === 'part_received' || event === 'all_received') this.unapplied++;
    const wasPaid = this.isPaid();
    this.state = to;
    if (event === 'all_received' && !wasPaid && this.isPaid()) this.unapplied = 0;
    for (const effect of effects) this.#act(effect);
  }

  isPaid(): boolean {
    return this.state === 'paid' || this.state === 'disputed' || this.state === 'charged_back';
  }

  #move<Value>(from: Value, expected: Value, to: Value): Value {
    expect(from).toBe(expected);
    return to;
  }

  #act(effect: PaymentEffect): void {
    const acts: Partial<Record<PaymentEffect, () => unknown>> = {
      commit_stock: () => (this.stock = this.#move(this.stock, 'reserved', 'sold')),
      release_stock: () => (this.stock = this.#move(this.stock, 'reserved', 'available')),
      take_stock: () => (this.stock = this.#move(this.stock, 'available', 'sold')),
      commit_coupon: () => (this.coupon = this.#move(this.coupon, 'reserved', 'used')),
      return_coupon: () => (this.coupon = this.#move(this.coupon, 'reserved', 'free')),
      take_coupon: () => (this.coupon = this.#move(this.coupon, 'free', 'used')),
      capture_balance: () => (this.balance = this.#move(this.balance, 'held', 'paid')),
      release_balance: () => (this.balance = this.#move(this.balance, 'held', 'free')),
      take_balance: () => (this.balance = this.#move(this.balance, 'free', 'paid')),
      extend_reservation: () => (this.endsByTime = this.#move(this.endsByTime, true, false)),
      limit_reservation: () => (this.endsByTime = this.#move(this.endsByTime, false, true)),
      close_attempts: () => (this.openAttempts = 0),
      refund_receipts: () => (this.unapplied = 0),
      start_parcels: () => (this.parcels = 'started'),
      stop_parcels: () => (this.parcels = 'stopped'),
      freeze_refunds: () => (this.frozen = true),
      resume_refunds: () => (this.frozen = this.#move(this.frozen, true, false)),
    };
    acts[effect]?.();
  }
}

const events = Object.keys(paymentTable.awaiting) as PaymentEvent[];

test('CO-05 CO-07 PA-05 PA-06 any sequence of events leaves stock, coupon, balance and money as the state says', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
      const order = new Order();
      for (const event of sequence) {
        order.send(event);
        const isOver = order.state === 'expired' || order.state === 'cancelled';
        expect([isPaid(order.state), hasEnded(order.state)]).toEqual([order.isPaid(), isOver]);
        expect(order.stock).toBe(order.isPaid() ? 'sold' : isOver ? 'available' : 'reserved');
        expect(order.coupon).toBe(order.isPaid() ? 'used' : isOver ? 'free' : 'reserved');
        expect(order.balance).toBe(order.isPaid() ? 'paid' : isOver ? 'free' : 'held');
        // No money stays without an order, and no provider can charge an order that is paid or has ended.
        if (order.isPaid() || isOver) expect([order.unapplied, order.openAttempts]).toEqual([0, 0]);
        const parcels = order.state === 'charged_back' || isOver ? 'stopped' : order.isPaid() ? 'started' : 'waiting';
        if (order.state !== 'paid' && order.state !== 'disputed') expect(order.parcels).toBe(parcels);
        else expect(order.parcels).not.toBe('waiting');
        expect(order.frozen).toBe(order.state === 'disputed' || order.state === 'charged_back');
        if (order.state === 'awaiting') expect(order.endsByTime).toBe(true);
        if (order.state === 'authorised') expect(order.endsByTime).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});
