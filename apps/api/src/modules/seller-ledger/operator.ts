/** Commands about what the shop owes its sellers (AF-06). The ledger has no data of customers. */
import type { UnitOfWork } from '@tianguis/database';
import { formatMoney } from '@tianguis/domain';
import { type SellerBalance, type StatementRow, sellerLedgerOperatorRepository } from './operator-repository.ts';

export type { SellerBalance, StatementRow } from './operator-repository.ts';
export { sellerProofs } from './proofs.ts';
export { type Settled, settleSellers } from './settle.ts';

export interface Statement {
  balance: SellerBalance;
  /** The sum of the entries before the range. */
  before: number;
  rows: StatementRow[];
}

export type SellerLedgerOperator = ReturnType<typeof createSellerLedgerOperator>;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createSellerLedgerOperator(shop: UnitOfWork, operator: string) {
  const balanceOf = async (db: UnitOfWork['db'], store: number): Promise<SellerBalance> => {
    const [balance] = await sellerLedgerOperatorRepository(db).balances(store);
    if (!balance) throw new Error(`Store ${store} has earned nothing yet.`);
    return balance;
  };
  return {
    /** What each seller has earned, and what the shop owes. */
    balances: (): Promise<SellerBalance[]> => sellerLedgerOperatorRepository(shop.db).balances(),

    /** The entries of a seller from one moment to another. */
    async statement(store: number, from: Date, to: Date): Promise<Statement> {
      const balance = await balanceOf(shop.db, store);
      return { balance, ...(await sellerLedgerOperatorRepository(shop.db).statement(store, from, to)) };
    },

    /**
     * Notes a transfer to a seller. It cannot exceed what the shop owes, and its reference counts once.
     * @returns what is owed before and after
     */
    paid: (store: number, amount: number, reference: string): Promise<{ before: number; after: number }> =>
      shop.withTransaction(async ({ db }) => {
        const ledger = sellerLedgerOperatorRepository(db);
        await ledger.lock(store);
        const { owed } = await balanceOf(db, store);
        if (amount > owed)
          throw new Error(`Store ${store} is owed ${formatMoney(Math.max(owed, 0))}, which is less than the payout.`);
        if (!(await ledger.addPayout(store, amount, reference, operator)))
          throw new Error(`Store ${store} has a payout with the reference "${reference}".`);
        return { before: owed, after: owed - amount };
      }),
  };
}
