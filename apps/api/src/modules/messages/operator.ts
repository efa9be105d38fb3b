/** Commands of operators on messages about orders (AF-05). The audit log of the account notes each of them. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { nextThreadState, type ThreadEvent, type ThreadState } from '@tianguis/domain/contact';
import { noteAudit } from '../accounts/service.ts';
import { noteMail } from '../fulfilment/effects/service.ts';
import { lockOrder } from '../orders/service.ts';
import { type MessageRow, messageRepository, type ThreadRow } from './repository.ts';

export type { MessageRow, ThreadRow } from './repository.ts';

export type ThreadSheet = ThreadRow & { messages: MessageRow[] };

export interface ChangedThread {
  folio: string;
  before: ThreadState;
  after: ThreadState;
}

export type MessageOperator = ReturnType<typeof createMessageOperator>;

/**
 * @param operator name of the operator who gives the command
 * @param clock epoch milliseconds
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createMessageOperator(shop: UnitOfWork, operator: string, clock: () => number = Date.now) {
  async function find(on: Pick<UnitOfWork, 'db'>, folio: string): Promise<ThreadRow> {
    const row = await messageRepository(on).byFolio(folio);
    if (!row) throw new Error(`There is no message ${folio}: "messages list" prints the folios.`);
    return row;
  }

  const note = async (
    unit: Unit,
    { order, folio }: ThreadRow,
    what: 'shown' | 'order-changed',
    event?: ThreadEvent,
  ) => {
    const locked = await lockOrder(unit, order);
    if (locked?.customer == null) return;
    const detail = { what: 'messages', folio, ...(event && { event }) };
    await noteAudit(unit.db, { customer: locked.customer, action: what, actor: 'operator', operator, detail });
  };

  const change = (folio: string, event: ThreadEvent, work: (unit: Unit, row: ThreadRow, at: Date) => Promise<void>) =>
    shop.withTransaction(async (unit): Promise<ChangedThread> => {
      await note(unit, await find(unit, folio), 'order-changed', event);
      // The order is locked now, so the state cannot change any more.
      const row = await find(unit, folio);
      const after = nextThreadState(row.state, event);
      if (after === undefined) throw new Error(`Message ${folio} is closed: its customer writes a new one.`);
      const at = new Date(clock());
      await work(unit, row, at);
      if (event !== 'closing' || row.state !== after) await messageRepository(unit).move(row.id, row.state, after, at);
      return { folio, before: row.state, after };
    });

  return {
    /** Threads that wait for the shop, the oldest first; with `all`, all threads, the newest first. */
    list: (selection: { all: boolean; most: number }): Promise<ThreadRow[]> => messageRepository(shop).list(selection),

    show: (folio: string): Promise<ThreadSheet> =>
      shop.withTransaction(async (unit) => {
        const row = await find(unit, folio);
        await note(unit, row, 'shown');
        return { ...row, messages: await messageRepository(unit).messages(row.id) };
      }),

    /** Answers, and mails the customer a link to the thread. */
    answer: (folio: string, text: string) =>
      change(folio, 'answer', async (unit, row, at) => {
        const message = await messageRepository(unit).add(row.id, { operator, text, at });
        await noteMail(unit, { order: row.order, step: 'message-answered', cause: `${folio} ${message}` });
      }),

    /** Closes a thread. Its customer can read it, and opens another one to write again. */
    close: (folio: string) => change(folio, 'closing', async () => undefined),
  };
}
