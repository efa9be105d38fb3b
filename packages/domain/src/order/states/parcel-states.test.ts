/** Tests of the states of parcels (BL-13, RL-07, OD-06). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCancellable, type ParcelEffect, type ParcelEvent, type ParcelState, parcelTable } from './parcel-states.ts';
import { type Outcome, outcomeOf } from './state-table.ts';
import { readGrid } from './test-grids.ts';

/** What each state does with each event, as `readGrid` reads it. */
const grid = readGrid<ParcelState, ParcelEvent>(`
waiting
  payment → authorised
  cancellation → cancelled
authorised
  preparation → preparing
  collection_request → collecting
  collection → on_the_way
  arrival_in_shop → ready
  delivery → delivered
  cancellation → cancelled
  payment → ·
preparing
  collection_request → collecting
  collection → on_the_way
  arrival_in_shop → ready
  delivery → delivered
  cancellation → cancelled
  payment preparation → ·
collecting
  collection → on_the_way
  arrival_in_shop → ready
  delivery → delivered
  cancellation → cancelled
  payment preparation collection_request → ·
on_the_way
  delivery → delivered
  failed_delivery → returning
  arrival_at_sender → returned
  payment preparation collection_request collection → ·
ready
  delivery → delivered
  cancellation → cancelled
  payment preparation collection_request collection arrival_in_shop → ·
delivered
  payment preparation collection_request collection arrival_in_shop delivery → ·
returning
  delivery → delivered
  arrival_at_sender → returned
  payment preparation collection_request collection failed_delivery → ·
returned
  payment preparation collection_request collection failed_delivery arrival_at_sender cancellation → ·
cancelled
  payment → authorised
  cancellation → ·
`);
const states = Object.keys(parcelTable) as ParcelState[];
const events = Object.keys(parcelTable.waiting) as ParcelEvent[];

test('OD-06 RL-07 every state answers every event as the list says', () => {
  expect(grid.states.toSorted()).toEqual(states.toSorted());
  for (const state of states)
    for (const event of events) {
      const { outcome, to } = outcomeOf(parcelTable, state, event);
      const cell = { same: '·', refused: '×', changed: to }[outcome];
      expect(`${state} ${event} ${cell}`).toBe(`${state} ${event} ${grid.cell(state, event)}`);
    }
});

test('BL-13 pieces can be cancelled until the carrier confirms the collection', () => {
  const cancellable = states.filter(isCancellable);
  expect(cancellable).toEqual(['waiting', 'authorised', 'preparing', 'collecting', 'ready']);
});

test('OD-04 pieces leave the shelf and come back at most once, and a parcel that left cannot be cancelled', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (sequence) => {
      let state: ParcelState = 'waiting';
      const shelf = { left: 0, back: 0, refunds: 0 };
      for (const event of sequence) {
        const { to, effects }: Outcome<ParcelState, ParcelEffect> = outcomeOf(parcelTable, state, event);
        if (to === 'cancelled') expect(shelf.left).toBe(0);
        state = to;
        for (const effect of effects) {
          if (effect === 'leave_shelf') shelf.left++;
          if (effect === 'restock') shelf.back++;
          if (effect === 'refund') shelf.refunds++;
        }
        const isOut = ['on_the_way', 'delivered', 'returning', 'returned'].includes(state);
        const isBack = state === 'returned';
        expect(shelf).toEqual({ left: isOut ? 1 : 0, back: isBack ? 1 : 0, refunds: isBack ? 1 : 0 });
      }
    }),
    { numRuns: 1_000 },
  );
});
