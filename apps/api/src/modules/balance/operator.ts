/** Balances for operators: looking, correcting, and the transfers to accounts (PA-05, AF-04). */
import { randomUUID } from 'node:crypto';
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { noteAudit } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { namedCustomers } from '../named-customers-repository.ts';
import { openClabe } from '../refunds/service.ts';
import { payoutReturned, payoutTransferred } from './letters.ts';
import { type PayoutRow, payoutRepository } from './payout-repository.ts';
import { type BalanceRow, balanceRepository, type StoredBalance } from './repository.ts';

export { balanceOrderProofs, balanceProofs } from './proofs.ts';
export type { BalanceRow } from './repository.ts';

export interface BalanceReport extends StoredBalance {
  customer: string;
  entries: BalanceRow[];
}

/** A transfer that an operator has to make. The amount is centavos. */
export interface DuePayout {
  payout: string;
  amount: number;
  holder: string;
  bank: string;
  clabe: string;
  asked: Date;
}

export type BalanceOperator = ReturnType<typeof createBalanceOperator>;

/** Entries that a report has at most. */
const most = 1_000;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createBalanceOperator(shop: UnitOfWork, operator: string, letters: LetterShop) {
  const mail = createMailService(letters);

  /** Mails the customer of a payout, whose account may wait for its erasure without an e-mail. */
  async function tell(unit: Unit, row: PayoutRow, kind: string, letterOf: typeof payoutTransferred): Promise<void> {
    const customer = await namedCustomers(unit).contact(row.customer);
    if (!customer || customer.email.endsWith('@erased.invalid')) return;
    const letter = letterOf({ ...row, name: customer.name, origin: letters.origin });
    await mail.write(unit, { kind, to: customer.email, letter });
  }

  async function report(on: Pick<UnitOfWork, 'db'>, customer: string): Promise<BalanceReport> {
    const balances = balanceRepository(on);
    return { customer, ...(await balances.read(customer)), entries: await balances.entries(customer, most) };
  }

  return {
    /** The balance of a customer, with its newest entries. @param who e-mail or id of the account */
    show: async (who: string): Promise<BalanceReport> => report(shop, await customerOf(shop, who)),

    /** Adds to a balance, or takes from it, for a reason that the ledger keeps. */
    correct: (who: string, amount: number, note: string, at = new Date()): Promise<BalanceReport> =>
      shop.withTransaction(async (unit) => {
        const customer = await customerOf(unit, who);
        const entry = { customer, kind: 'correction', cause: randomUUID(), amount, note, actor: operator, at } as const;
        if (!(await balanceRepository(unit).add(entry)))
          throw new Error('The balance is less than this correction takes.');
        await noteAudit(unit.db, {
          ...{ customer, action: 'balance-corrected', actor: 'operator', operator },
        });
        return report(unit, customer);
      }),

    /** The payouts that wait, the earliest first. The audit log notes that their CLABEs were shown. */
    payouts: (): Promise<DuePayout[]> =>
      shop.withTransaction(async (unit) => {
        const waiting = await payoutRepository(unit).waiting();
        for (const customer of new Set(waiting.map((one) => one.customer)))
          await noteAudit(unit.db, {
            ...{ customer, action: 'shown', actor: 'operator', operator, detail: { what: 'account' } },
          });
        return Promise.all(
          waiting.map(async ({ id: payout, amount, holder, bank, clabe, askedAt: asked }) => ({
            ...{ payout, amount, holder, bank, asked },
            clabe: clabe === null ? '' : await openClabe(unit, payout, clabe),
          })),
        );
      }),

    /** Notes that a transfer was made. Its CLABE is erased, and the customer gets a mail. */
    transferred: (payout: string, reference: string, at = new Date()): Promise<void> =>
      shop.withTransaction(async (unit) => {
        const row = await payoutRepository(unit).find(payout);
        if (!row || !(await payoutRepository(unit).setTransferred(payout, reference, at)))
          throw new Error(`No transfer of a payout ${payout} waits.`);
        await tell(unit, row, 'balance-transferred', payoutTransferred);
      }),

    /** Notes that the bank sent a transfer back: its money is in the balance again. */
    returned: (payout: string, at = new Date()): Promise<void> =>
      shop.withTransaction(async (unit) => {
        const row = await payoutRepository(unit).setReturned(payout, at);
        if (!row) throw new Error(`No payout ${payout} is known that could come back.`);
        const { customer, amount } = row;
        await balanceRepository(unit).add({
          ...{ customer, kind: 'payout_returned', cause: payout, amount, actor: operator, at },
        });
        await tell(unit, row, 'balance-returned', payoutReturned);
      }),
  };
}

/** @param who e-mail or id. @throws Error if there is no such account */
async function customerOf(on: Pick<UnitOfWork, 'db'>, who: string): Promise<string> {
  const id = await namedCustomers(on).find(who);
  if (id === undefined) throw new Error(`No account has the e-mail or the id "${who}".`);
  return id;
}
