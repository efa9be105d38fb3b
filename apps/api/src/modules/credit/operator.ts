/** Store credits for operators: requests, payments, statements (RT-29, AF-04). */
import { randomUUID } from 'node:crypto';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import type { CreditTerms } from '@tianguis/domain/credit';
import type { Letter, LetterShop } from '@tianguis/mail';
import { noteAudit } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { namedCustomers } from '../named-customers-repository.ts';
import { lockCustomer } from '../orders/service.ts';
import { openAccount } from './credit.ts';
import { creditAccepted, creditPaid, creditPaidOut, creditRefused } from './letters.ts';
import { type CreditAccountRow, type CreditEntryRow, creditRepository } from './repository.ts';
import { type CreditRequestRow, requestRepository } from './request-repository.ts';
import { type CreditAccountView, toAccount } from './to-account.ts';

export { creditOrderProofs, creditProofs } from './proofs.ts';
export type { CreditAccountRow, CreditEntryRow } from './repository.ts';
export type { CreditRequestRow } from './request-repository.ts';

/** What one customer owes. */
export interface CreditSheet {
  account: CreditAccountView;
  customer: string | null;
  /** From old to new. */
  entries: CreditEntryRow[];
}

export type CreditOperator = ReturnType<typeof createCreditOperator>;

/** Accounts that a list has at most. */
const most = 1_000;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createCreditOperator(
  shop: UnitOfWork,
  { operator, letters, module }: { operator: string; letters: LetterShop; module: CreditModule },
) {
  const mail = createMailService(letters);

  async function tell(
    unit: Unit,
    customer: string | null,
    kind: string,
    letterOf: (to: { name: string; origin: string; label: string; product: string }) => Letter,
  ): Promise<void> {
    const contact = customer === null ? undefined : await namedCustomers(unit).contact(customer);
    if (!contact || contact.email.endsWith('@erased.invalid')) return;
    const { label, product } = module;
    const letter = letterOf({ name: contact.name, origin: letters.origin, label, product });
    await mail.write(unit, { kind, to: contact.email, letter });
  }

  const audit = (unit: Unit, customer: string, action: 'credit-decided' | 'credit-changed') =>
    noteAudit(unit.db, { customer, action, actor: 'operator', operator });

  /** @param which the number of an account, or the e-mail or the id of its customer */
  async function accountOf(on: Pick<UnitOfWork, 'db'>, which: string): Promise<CreditAccountRow> {
    const credits = creditRepository(on);
    const customer = /^[0-9]{10}$/.test(which) ? undefined : await namedCustomers(on).find(which);
    const found = customer === undefined ? await credits.byNumber(which) : await credits.ofCustomer(customer);
    if (found === undefined) throw new Error(`No credit account has the number or the customer "${which}".`);
    return found;
  }

  async function sheet(on: Pick<UnitOfWork, 'db'>, which: string, at: Date): Promise<CreditSheet> {
    const row = await accountOf(on, which);
    const entries = await creditRepository(on).entries(row.id);
    if (module.terms === undefined) throw new Error('The configuration has no "creditModule.terms".');
    return { account: toAccount(row, entries, module.terms, dateInMexico(at)), customer: row.customer, entries };
  }

  /** The request that waits; its customer is locked. */
  async function waiting(unit: Unit, id: string): Promise<CreditRequestRow> {
    const request = await requestRepository(unit).find(id);
    if (!request || !(await lockCustomer(unit, request.customer))) throw new Error(`No request ${id} is known.`);
    return request;
  }

  /** Adds a transfer, which its reference identifies. @returns false if it was noted before */
  async function transfer(
    unit: Unit,
    row: CreditAccountRow,
    entry: { kind: 'payment' | 'payout'; owed: number; reference: string; at: Date },
  ): Promise<boolean> {
    const { kind, owed, reference: cause, at } = entry;
    const credits = creditRepository(unit);
    if (await credits.add({ account: row.id, kind, cause, owed, actor: operator, at })) return true;
    const before = await credits.entryOf(kind, cause);
    if (before?.account === row.id && before.owed === owed) return false;
    throw new Error(
      before
        ? `The reference "${cause}" is that of another transfer.`
        : 'The credit has not so much in favour of its customer.',
    );
  }

  return {
    /** Requests that wait for a decision, the earliest first. */
    requests: (): Promise<CreditRequestRow[]> => requestRepository(shop).open(),

    /** Accepts a request. @param limit default: that of the rule. @returns the number of the account */
    accept: (id: string, limit?: number, at = new Date()): Promise<string> =>
      shop.withTransaction(async (unit) => {
        const { customer, proposed, contract } = await waiting(unit, id);
        if (!(await requestRepository(unit).decide(id, { state: 'accepted', by: operator, at })))
          throw new Error(`Request ${id} was decided before.`);
        const given = limit ?? proposed;
        const number = await openAccount(unit, { customer, limit: given, contract, at });
        await audit(unit, customer, 'credit-decided');
        await tell(unit, customer, 'credit-accepted', (to) =>
          creditAccepted({ ...to, limit: given, ending: number.slice(-4) }),
        );
        return number;
      }),

    /** Refuses a request. The customer reads the reason. */
    refuse: (id: string, reason: string, at = new Date()): Promise<void> =>
      shop.withTransaction(async (unit) => {
        const { customer } = await waiting(unit, id);
        if (!(await requestRepository(unit).decide(id, { state: 'refused', by: operator, reason, at })))
          throw new Error(`Request ${id} was decided before.`);
        await audit(unit, customer, 'credit-decided');
        await tell(unit, customer, 'credit-refused', (to) => creditRefused({ ...to, why: reason }));
      }),

    list: (): Promise<CreditAccountRow[]> => creditRepository(shop).list(most),

    statement: (which: string, at = new Date()): Promise<CreditSheet> => sheet(shop, which, at),

    /** Notes money that arrived. The same reference counts once. @returns whether it was noted before */
    paid: (which: string, amount: number, reference: string, at = new Date()): Promise<{ isRepeated: boolean }> =>
      shop.withTransaction(async (unit) => {
        const row = await accountOf(unit, which);
        const isNew = await transfer(unit, row, { kind: 'payment', owed: -amount, reference, at });
        if (!isNew) return { isRepeated: true };
        const { used } = await accountOf(unit, row.number);
        await tell(unit, row.customer, 'credit-paid', (to) => creditPaid({ ...to, amount, used }));
        return { isRepeated: false };
      }),

    /** Notes that what is in favour of the customer was transferred. The same reference counts once. */
    paidOut: (which: string, amount: number, reference: string, at = new Date()): Promise<{ isRepeated: boolean }> =>
      shop.withTransaction(async (unit) => {
        const row = await accountOf(unit, which);
        const isNew = await transfer(unit, row, { kind: 'payout', owed: amount, reference, at });
        if (isNew) await tell(unit, row.customer, 'credit-paid-out', (to) => creditPaidOut({ ...to, amount }));
        return { isRepeated: !isNew };
      }),

    /** Changes what is owed, for a reason that the ledger keeps. @param owed negative: the customer owes less */
    correct: (which: string, owed: number, note: string, at = new Date()): Promise<CreditSheet> =>
      shop.withTransaction(async (unit) => {
        const { id: account, customer } = await accountOf(unit, which);
        const entry = { account, kind: 'correction', cause: randomUUID(), owed, note, actor: operator, at } as const;
        if (!(await creditRepository(unit).add(entry))) throw new Error('The correction goes beyond the limit.');
        if (customer !== null) await audit(unit, customer, 'credit-changed');
        return sheet(unit, which, at);
      }),

    /** Nothing is bought with the account until it is active again. Its debt stays payable. */
    setState: (which: string, state: CreditAccountRow['state']): Promise<void> =>
      shop.withTransaction(async (unit) => {
        const { id, customer } = await accountOf(unit, which);
        if (!(await creditRepository(unit).setState(id, state))) throw new Error(`The account was ${state} before.`);
        if (customer !== null) await audit(unit, customer, 'credit-changed');
      }),
  };
}

export interface CreditModule {
  label: string;
  product: string;
  terms?: CreditTerms | undefined;
}
