/**
 * Commands of operators on returns (AF-02): what was sent, what arrived, and what the inspection says. The audit log of
 * the account notes each command that shows or changes a return.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import type { ReturnEvent, ReturnState } from '@tianguis/domain/order';
import { noteAudit } from '../accounts/service.ts';
import { type ExchangeRow, exchangeOf } from '../exchanges/service.ts';
import { lockOrder } from '../orders/service.ts';
import { moveReturn, type ReturnReport } from './move-return.ts';
import { returnRepository } from './repository.ts';
import type { ListedReturn, ReturnRow } from './rows.ts';

export type { ListedReturn } from './rows.ts';

export interface ChangedReturn {
  number: string;
  before: ReturnState;
  after: ReturnState;
  dueOn: string | null;
}

export type ReturnOperator = ReturnType<typeof createReturnOperator>;

/**
 * @param operator name of the operator who gives the command
 * @param clock epoch milliseconds
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createReturnOperator(shop: UnitOfWork, operator: string, clock: () => number = Date.now) {
  const note = async (
    unit: Unit,
    order: string,
    action: 'shown' | 'order-changed',
    detail: Record<string, unknown>,
  ) => {
    const locked = await lockOrder(unit, order);
    if (locked?.customer != null)
      await noteAudit(unit.db, { customer: locked.customer, action, actor: 'operator', operator, detail });
  };

  async function find(unit: Pick<UnitOfWork, 'db'>, number: string): Promise<ReturnRow> {
    const row = await returnRepository(unit).byNumber(number);
    if (!row) throw new Error(`There is no return ${number}: "returns list" prints the numbers.`);
    return row;
  }

  const change = (number: string, event: ReturnEvent, report: Omit<ReturnReport, 'actor' | 'at'> = {}) =>
    shop.withTransaction(async (unit): Promise<ChangedReturn> => {
      const { order } = await find(unit, number);
      await note(unit, order, 'order-changed', { what: 'return', event, return: number });
      // The order is locked now, so the state cannot change any more.
      const row = await find(unit, number);
      const { outcome } = await moveReturn(unit, row, event, { actor: operator, at: new Date(clock()), ...report });
      if (outcome === 'refused') throw new Error(`Return ${number} is ${row.state}, so that cannot happen to it.`);
      const { state, dueOn } = await find(unit, number);
      return { number, before: row.state, after: state, dueOn };
    });

  return {
    /** Returns that wait for something, the earliest deadline first; with `all`, all returns, the newest first. */
    list: ({ all, most }: { all: boolean; most: number }): Promise<ListedReturn[]> =>
      returnRepository(shop).list({ all, most, today: dateInMexico(clock()) }),

    /** All of a return. */
    show: (number: string): Promise<ReturnRow & { exchange: ExchangeRow | undefined }> =>
      shop.withTransaction(async (unit) => {
        const row = await find(unit, number);
        await note(unit, row.order, 'shown', { what: 'return', return: number });
        return { ...row, exchange: await exchangeOf(unit, row.id) };
      }),

    /** The carrier has the pieces. */
    posted: (number: string, carrier?: string, tracking?: string) => change(number, 'posting', { carrier, tracking }),
    arrived: (number: string) => change(number, 'arrival'),
    /** The money goes back. @param isGood the pieces can be sold again */
    accept: (number: string, isGood: boolean) => change(number, isGood ? 'accepted_good' : 'accepted_damaged'),
    /** The pieces go back to the customer, who reads the reason. */
    refuse: (number: string, refusal: string) => change(number, 'refusal', { refusal }),
  };
}
