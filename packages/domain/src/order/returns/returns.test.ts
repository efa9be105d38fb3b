/** Tests of the states, times and reasons of returns (RL-10, AF-02, BL-12, BL-13). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PieceEvent, type PieceState, pieceTable } from '../states/piece-states.ts';
import { type Outcome, outcomeOf } from '../states/state-table.ts';
import { readGrid } from '../states/test-grids.ts';
import { reasonTerms, returnReasons } from './return-reasons.ts';
import {
  deadlineEvent,
  isReturnOpen,
  isTaken,
  piecesOfReturn,
  type ReturnEffect,
  type ReturnEvent,
  type ReturnState,
  returnTable,
} from './return-states.ts';
import { endOfDate, returnDeadline, returnRefundArrival, returnWindow } from './return-times.ts';
import { returnProgress, returnWord } from './return-words.ts';

/** What each state does with each event, as `readGrid` reads it. */
const grid = readGrid<ReturnState, ReturnEvent>(`
started
  posting → on_the_way
  arrival → arrived
  withdrawal → cancelled
  deadline → expired
on_the_way
  arrival → arrived
  deadline → expired
  loss → accepted
  posting → ·
arrived
  accepted_good accepted_damaged deadline → accepted
  refusal → refused
  posting arrival → ·
accepted
  refund → refunded
  posting arrival accepted_good accepted_damaged deadline → ·
refused
  posting arrival refusal → ·
refunded
  posting arrival accepted_good accepted_damaged refund → ·
expired
  posting → on_the_way
  arrival → arrived
  deadline → ·
cancelled
  posting → on_the_way
  arrival → arrived
  withdrawal → ·
`);
const states = Object.keys(returnTable) as ReturnState[];
const events = Object.keys(returnTable.started) as ReturnEvent[];

/** What an event of a return is for its pieces. */
function pieceEventsOf(state: ReturnState, event: ReturnEvent): PieceEvent[] {
  const again: PieceEvent[] = isTaken(state) ? [] : ['return_request', 'authorisation'];
  return {
    posting: [...again, 'hand_over' as const],
    arrival: [...again, 'arrival' as const],
    accepted_good: ['accepted_good' as const],
    accepted_damaged: ['accepted_damaged' as const],
    refusal: ['rejection' as const],
    withdrawal: ['withdrawal' as const],
    deadline: [state === 'arrived' ? ('accepted_damaged' as const) : ('withdrawal' as const)],
    loss: ['lost_parcel' as const],
    refund: ['refund_request' as const, 'refund_arrival' as const],
  }[event];
}

describe('RL-10 AF-02 the states of a return', () => {
  test('every state answers every event as the list says', () => {
    expect(grid.states.toSorted()).toEqual(states.toSorted());
    for (const state of states)
      for (const event of events) {
        const { outcome, to } = outcomeOf(returnTable, state, event);
        const cell = { same: '·', refused: '×', changed: to }[outcome];
        expect(`${state} ${event} ${cell}`).toBe(`${state} ${event} ${grid.cell(state, event)}`);
      }
  });

  test('every waiting state has a deadline, and passing it changes the state or is a matter of the shop', () => {
    for (const state of states) {
      expect([state, returnDeadline(state, 0) !== null]).toEqual([state, isReturnOpen(state)]);
      if (!isReturnOpen(state) || state === 'accepted') continue;
      for (const bearer of ['shop', 'customer'] as const)
        expect(outcomeOf(returnTable, state, deadlineEvent(state, bearer)).outcome).toBe('changed');
    }
  });

  test('BL-12 a carrier of the shop that loses the pieces costs the customer nothing', () => {
    const end = (bearer: 'shop' | 'customer') =>
      outcomeOf(returnTable, 'on_the_way', deadlineEvent('on_the_way', bearer));
    expect(end('shop')).toMatchObject({ to: 'accepted', effects: ['create_refund', 'mail'] });
    expect(end('customer')).toMatchObject({ to: 'expired', effects: ['release', 'mail'] });
  });

  test('AF-01 in any sequence of events, pieces have one refund, one restock at most, and the states of the pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
        let state: ReturnState = 'started';
        let pieces: PieceState = 'return_started';
        let taken = 1;
        const count = { restock: 0, create_refund: 0 };
        for (const event of sequence) {
          const before: ReturnState = state;
          const { outcome, to, effects }: Outcome<ReturnState, ReturnEffect> = outcomeOf(returnTable, before, event);
          state = to;
          for (const effect of effects) {
            if (effect === 'restock' || effect === 'create_refund') count[effect]++;
            if (effect === 'release') taken--;
            if (effect === 'take_again') taken++;
          }
          if (outcome === 'changed')
            for (const one of pieceEventsOf(before, event)) {
              const moved: { outcome: string; to: PieceState } = outcomeOf(pieceTable, pieces, one);
              expect([before, event, one, moved.outcome]).toEqual([before, event, one, 'changed']);
              pieces = moved.to;
            }
          expect(pieces).toBe(piecesOfReturn(state));
          expect(taken).toBe(isTaken(state) ? 1 : 0);
          expect(count.create_refund).toBe(state === 'accepted' || state === 'refunded' ? 1 : 0);
          expect(count.restock).toBeLessThanOrEqual(count.create_refund);
        }
      }),
      { numRuns: 3_000, seed: 40 },
    );
  });
});

describe('BL-12 the times of a return', () => {
  const at = (text: string) => Date.parse(text);
  test.each([
    // Tuesday; five business days later is the next Tuesday.
    ['2026-12-01T16:00:00Z', '2026-12-31', '2026-12-08'],
    // Christmas and New Year are no business days.
    ['2026-12-24T18:00:00Z', '2027-01-23', '2027-01-04'],
    // The third Monday of November and the weekend.
    ['2026-11-13T18:00:00Z', '2026-12-13', '2026-11-23'],
    // Half past eleven in the evening of 30 November in Mexico City.
    ['2026-12-01T05:30:00Z', '2026-12-30', '2026-12-07'],
  ])(
    'delivered at %s: 30 days until %s, and the five business days of the law until %s',
    (delivered, until, lawUntil) => expect(returnWindow(at(delivered))).toEqual({ until, lawUntil }),
  );

  test('the window of the shop never ends before that of the law', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const { until, lawUntil } = returnWindow(seconds * 1_000);
        expect(until >= lawUntil).toBe(true);
      }),
      { seed: 40 },
    ));

  test('each state ends at the end of a date', () => {
    const since = at('2026-12-22T18:00:00Z');
    expect(returnDeadline('started', since)).toBe('2027-01-01');
    expect(returnDeadline('on_the_way', since)).toBe('2027-01-04');
    expect(returnDeadline('arrived', since)).toBe('2026-12-28');
    expect(returnDeadline('accepted', since)).toBe('2027-01-07');
    expect(returnDeadline('refused', since)).toBeNull();
    expect(new Date(endOfDate('2026-12-31')).toISOString()).toBe('2027-01-01T06:00:00.000Z');
    // 7, 3 and 10 business days.
    expect(returnRefundArrival(at('2026-12-01T18:00:00Z'))).toBe('2026-12-30');
  });
});

test('RL-10 a fault of the shop costs the customer nothing, and nobody has to prove a fault by a photograph', () => {
  for (const reason of returnReasons) {
    const { bearer, withShipping, wantsPhotographs, ways } = reasonTerms[reason];
    const isOurs = !['no-me-queda', 'me-arrepenti'].includes(reason);
    expect([reason, bearer, withShipping]).toEqual([reason, isOurs ? 'shop' : 'customer', isOurs]);
    expect(ways).toEqual(isOurs ? ['punto', 'recoleccion'] : ['punto']);
    if (!isOurs) expect(wantsPhotographs).toBe(false);
  }
});

test('BL-13 the steps of a return have the words of the refund group', () => {
  expect(returnProgress({ state: 'on_the_way' }).map(({ word, state }) => `${word} ${state}`)).toEqual([
    'devolución iniciada done',
    'en espera del retorno del producto current',
    'en revisión next',
    'reembolso autorizado next',
    'reembolsado next',
  ]);
  expect(
    returnProgress({ state: 'accepted', refunds: ['asked', 'due'] }).find(({ state }) => state === 'current')?.word,
  ).toBe('reembolso autorizado');
  expect(
    returnProgress({ state: 'accepted', refunds: ['failed', 'made'] }).find(({ state }) => state === 'current')?.word,
  ).toBe('en proceso de reembolso');
  expect(returnProgress({ state: 'refunded', refunds: ['made'] }).every(({ state }) => state === 'done')).toBe(true);
  expect(['refused', 'expired', 'cancelled'].map((state) => returnProgress({ state: state as ReturnState }))).toEqual([
    [],
    [],
    [],
  ]);
  expect(returnWord({ state: 'refused' })).toBe('no autorizado');
});
