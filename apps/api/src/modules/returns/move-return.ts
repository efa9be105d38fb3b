/**
 * Moves a return by an event, and does what the table of returns says: pieces, stock, refunds, mails (RL-10, AF-02).
 * All events of returns pass through this function. The caller has locked the order.
 */
import type { Unit } from '@tianguis/database';
import {
  type Outcome,
  outcomeOf,
  type ReturnEffect,
  type ReturnEvent,
  type ReturnState,
  returnDeadline,
  returnTable,
} from '@tianguis/domain/order';
import { refundToBalance } from '../balance/service.ts';
import { dueExchange, endExchange, orderExchange, resumeExchange } from '../exchanges/service.ts';
import { addOrderEvent, noteMail, type PiecesOfLine, refundPieces } from '../fulfilment/effects/service.ts';
import { restock } from '../inventory/service.ts';
import { causeOfReturn, returnRepository } from './repository.ts';
import type { ReturnRow } from './rows.ts';

/** Who reported an event, when it happened, and what is known with it. */
export interface ReturnReport {
  actor: string;
  at: Date;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** Why the pieces are refused. */
  refusal?: string | undefined;
}

type Movable = Pick<ReturnRow, 'id' | 'order' | 'state' | 'withShipping' | 'toBalance' | 'amount' | 'lines'>;

/**
 * Applies an event. A repeated event changes nothing, except that it may name the carrier.
 * @throws Error if pieces that arrive late are in another return by now, or were refunded
 */
export async function moveReturn(
  unit: Unit,
  row: Movable,
  event: ReturnEvent,
  report: ReturnReport,
): Promise<Outcome<ReturnState, ReturnEffect>> {
  const outcome = outcomeOf(returnTable, row.state, event);
  if (outcome.outcome === 'refused') return outcome;
  const returns = returnRepository(unit);
  await returns.setCarrier(row.id, report.carrier, report.tracking);
  if (outcome.outcome === 'same') return outcome;
  const { to, effects } = outcome;
  const { actor, at, refusal } = report;
  await returns.move(row.id, row.state, to, { dueOn: returnDeadline(to, at.getTime()), at, refusal });
  const lines = row.lines.map(({ key, pieces }) => ({ line: key, pieces }));
  for (const effect of effects) await acts[effect](unit, { row, lines, to, at });
  await addOrderEvent(unit, row.order, `return_${event}`, {
    ...{ actor, at, data: { return: row.id, from: row.state, state: to } },
  });
  return outcome;
}

interface Move {
  row: Movable;
  lines: readonly PiecesOfLine[];
  to: ReturnState;
  at: Date;
}

const acts: Readonly<Record<ReturnEffect, (unit: Unit, move: Move) => Promise<unknown>>> = {
  async release(unit, { row, lines, at }) {
    await returnRepository(unit).release(lines);
    await endExchange(unit, row.id, at);
  },
  async take_again(unit, { row, lines, at }) {
    if (!(await returnRepository(unit).takeAgain(lines)))
      throw new Error(`Pieces of return ${row.id} are in another return, or were refunded.`);
    await resumeExchange(unit, row.id, at);
  },
  restock: (unit, { row, lines }) => restock(unit, lines, causeOfReturn(row.id)),
  async create_refund(unit, { row, lines, at }) {
    const cause = causeOfReturn(row.id);
    const exchange = await dueExchange(unit, row);
    await refundPieces(unit, row.order, lines, { cause, at, withShipping: row.withShipping, isReturn: true });
    if (row.toBalance || exchange) await refundToBalance(unit, row.order, { cause }, at);
    if (exchange) await orderExchange(unit, exchange, { order: row.order, cause, agreed: row.amount, at });
    else await endExchange(unit, row.id, at);
  },
  mail: (unit, { row, to }) =>
    noteMail(unit, { order: row.order, step: `return-${to.replaceAll('_', '-')}`, cause: row.id }),
};
