/** Commands of operators on what visitors write on the contact page (RT-17). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { nextThreadState, type ThreadEvent, type ThreadState } from '@tianguis/domain/contact';
import type { LetterShop } from '@tianguis/mail';
import { noteAudit } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { contactAnswered } from './letters.ts';
import { type ContactAnswerRow, type ContactRow, contactRepository } from './repository.ts';

export type { ContactAnswerRow, ContactRow } from './repository.ts';

export type ContactSheet = ContactRow & { answers: ContactAnswerRow[] };

export interface ChangedContact {
  folio: string;
  before: ThreadState;
  after: ThreadState;
}

export type ContactOperator = ReturnType<typeof createContactOperator>;

/**
 * @param operator name of the operator who gives the command
 * @param clock epoch milliseconds
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createContactOperator(
  shop: UnitOfWork,
  { operator, letters, clock = Date.now }: { operator: string; letters: LetterShop; clock?: () => number },
) {
  /** Finds a request, locks it, and notes the command in the audit log of its customer. */
  async function find(unit: Unit, folio: string, event?: ThreadEvent): Promise<ContactRow> {
    const row = await contactRepository(unit).byFolio(folio, { lock: true });
    if (!row) throw new Error(`There is no message ${folio}: "messages list" prints the folios.`);
    const detail = { what: 'contact', folio, ...(event && { event }) };
    if (row.customer !== null)
      await noteAudit(unit.db, { customer: row.customer, action: 'shown', actor: 'operator', operator, detail });
    return row;
  }

  const change = (folio: string, event: ThreadEvent, work: (unit: Unit, row: ContactRow, at: Date) => Promise<void>) =>
    shop.withTransaction(async (unit): Promise<ChangedContact> => {
      const row = await find(unit, folio, event);
      const after = nextThreadState(row.state, event);
      if (after === undefined) throw new Error(`Message ${folio} is closed: its writer sends a new one.`);
      const at = new Date(clock());
      await work(unit, row, at);
      if (event !== 'closing' || row.state !== after) await contactRepository(unit).move(row.id, row.state, after, at);
      return { folio, before: row.state, after };
    });

  return {
    /** Requests that wait for the shop, the oldest first; with `all`, all requests, the newest first. */
    list: (selection: { all: boolean; most: number }): Promise<ContactRow[]> => contactRepository(shop).list(selection),

    show: (folio: string): Promise<ContactSheet> =>
      shop.withTransaction(async (unit) => {
        const row = await find(unit, folio);
        return { ...row, answers: await contactRepository(unit).answers(row.id) };
      }),

    /** Answers by mail. */
    answer: (folio: string, text: string) =>
      change(folio, 'answer', async (unit, row, at) => {
        await contactRepository(unit).answer(row.id, operator, text, at);
        const letter = contactAnswered(row, text, `${letters.origin}/contacto`);
        const mail = createMailService(letters, () => at.getTime());
        await mail.write(unit, { kind: 'contact-answered', to: row.email, letter, isSecret: true });
      }),

    /** Closes a request, which then takes no answer. */
    close: (folio: string) => change(folio, 'closing', async () => undefined),
  };
}

/** Erases requests that nothing happened to for some days. @returns their number */
export const pruneContacts = (shop: UnitOfWork, days: number, now = Date.now()): Promise<number> =>
  contactRepository(shop).prune(days, new Date(now));
