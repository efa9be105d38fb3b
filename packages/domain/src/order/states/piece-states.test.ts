/** Tests of the states of pieces after the order (BL-13, RL-09, RL-10, AF-01, AF-02). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PieceEffect, type PieceEvent, type PieceState, pieceTable } from './piece-states.ts';
import { type Outcome, outcomeOf } from './state-table.ts';
import { readGrid } from './test-grids.ts';

/** What each state does with each event, as `readGrid` reads it. */
const grid = readGrid<PieceState, PieceEvent>(`
sold
  cancellation lost_parcel → refund_authorised
  cancellation_request → cancellation_asked
  return_request → return_asked
  gift_change → gift_changed
cancellation_asked
  cancellation authorisation lost_parcel → refund_authorised
  denial withdrawal → sold
  cancellation_request → ·
return_asked
  authorisation → return_started
  denial → denied
  withdrawal → sold
  return_request → ·
denied
  return_request → return_asked
  denial → ·
return_started
  withdrawal → sold
  hand_over → awaiting_return
  withdrawal → sold
  arrival → inspecting
  authorisation → ·
awaiting_return
  withdrawal → sold
  arrival → inspecting
  lost_parcel → refund_authorised
  hand_over → ·
inspecting
  accepted_good accepted_damaged → refund_authorised
  rejection → sent_back
  exchange → exchanged
  arrival → ·
sent_back
  rejection → ·
exchanged
  exchange → ·
gift_changed
  gift_change → ·
refund_authorised
  refund_request → refunding
  cancellation authorisation → ·
refunding
  refund_acceptance → refund_made
  refund_arrival → refunded
  refund_failure → refund_failed
  cancellation refund_request → ·
refund_failed
  bank_data → refund_authorised
  refund_failure → ·
refund_made
  refund_arrival → refunded
  refund_failure → refund_failed
  refund_request refund_acceptance → ·
refunded
  refund_request refund_acceptance refund_arrival → ·
`);
const states = Object.keys(pieceTable) as PieceState[];
const events = Object.keys(pieceTable.sold) as PieceEvent[];

test('AF-01 AF-02 every state answers every event as the list says', () => {
  expect(grid.states.toSorted()).toEqual(states.toSorted());
  for (const state of states)
    for (const event of events) {
      const { outcome, to } = outcomeOf(pieceTable, state, event);
      const cell = { same: '·', refused: '×', changed: to }[outcome];
      expect(`${state} ${event} ${cell}`).toBe(`${state} ${event} ${grid.cell(state, event)}`);
    }
});

test('AF-01 OD-04 pieces are put back at most once, and a new refund follows only a refund that failed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (sequence) => {
      let state: PieceState = 'sold';
      const count = { restocks: 0, refunds: 0, failures: 0 };
      for (const event of sequence) {
        const { outcome, to, effects }: Outcome<PieceState, PieceEffect> = outcomeOf(pieceTable, state, event);
        if (outcome === 'changed' && to === 'refund_failed') count.failures++;
        state = to;
        for (const effect of effects) {
          if (effect === 'restock') count.restocks++;
          if (effect === 'create_refund') count.refunds++;
        }
        expect(count.restocks).toBeLessThanOrEqual(1);
        expect(count.refunds).toBeLessThanOrEqual(1 + count.failures);
        if (state.startsWith('refund')) expect(count.refunds).toBeGreaterThan(0);
        if (state === 'sold') expect(count).toEqual({ restocks: 0, refunds: 0, failures: 0 });
      }
    }),
    { numRuns: 3_000 },
  );
});
