/** The account for refunds that are transferred: those of cash, of transfers and of cards that take none (RL-09). */
import type { RefundAccountForm, RefundAccountReply, ToBalanceReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { refundToBalance } from '../balance/service.ts';
import { addOrderEvent, noteMail } from '../fulfilment/effects/service.ts';
import { lockOrderOf } from '../orders/service.ts';
import { readClabe, readHolder, sealClabe } from './clabe.ts';
import { type RefundRow, refundsRepository } from './repository.ts';
import { type PaidBack, toRefundView } from './shown.ts';

/**
 * Finds the customer of a call; `whoConfirmed`: whose session was confirmed in the last minutes.
 * @throws Failure CONFIRMATION_REQUIRED
 */
export interface ConfirmedCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
  whoConfirmed(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

export interface RefundAccountOptions {
  callers: ConfirmedCallers;
  paidBack: PaidBack;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface RefundAccounts {
  /**
   * Names the account for all refunds of an order that need one. The account cannot be changed afterwards.
   * A stolen session must not lead money elsewhere, so the session has to be confirmed.
   * @throws Failure ORDER_NOT_FOUND; NO_ACCOUNT_NEEDED; VALIDATION_FAILED; CONFIRMATION_REQUIRED
   */
  name(accessToken: string | undefined, number: string, form: RefundAccountForm): Promise<RefundAccountReply>;
  /**
   * All refunds of an order that need an account go to the balance at once (PA-05). The money stays with the customer,
   * so no confirmation is needed. @throws Failure ORDER_NOT_FOUND; NO_ACCOUNT_NEEDED
   */
  toBalance(accessToken: string | undefined, number: string): Promise<ToBalanceReply>;
}

export function createRefundAccounts(
  shop: UnitOfWork,
  { callers, paidBack, clock = Date.now }: RefundAccountOptions,
): RefundAccounts {
  /** The refunds of a customer's order that need an account. The order is locked. */
  async function waitingOf(unit: Unit, customer: string, number: string): Promise<{ order: string; ids: string[] }> {
    const order = await lockOrderOf(unit, customer, number);
    if (!order) throw new Failure('ORDER_NOT_FOUND');
    const rows = await refundsRepository(unit).of(order.id);
    const ids = rows.filter((row) => toRefundView(row, paidBack).needs_account).map(({ id }) => id);
    if (ids.length === 0) throw new Failure('NO_ACCOUNT_NEEDED');
    return { order: order.id, ids };
  }

  const some = async (unit: Unit, order: string, ids: readonly string[]): Promise<RefundRow[]> =>
    (await refundsRepository(unit).of(order)).filter(({ id }) => ids.includes(id));

  return {
    async name(accessToken, number, form) {
      const customer = (await callers.whoConfirmed(accessToken)).account.id;
      const { digits, bank } = readClabe(form.clabe);
      const holder = readHolder(form.titular);
      const at = new Date(clock());
      const refunds = await shop.withTransaction(async (unit) => {
        const { order, ids } = await waitingOf(unit, customer, number);
        for (const id of ids) {
          const clabe = await sealClabe(unit, id, digits);
          await refundsRepository(unit).name(id, { ...{ holder, bank, clabe, at }, last4: digits.slice(-4) });
        }
        await addOrderEvent(unit, order, 'refund_account', { actor: 'customer', at, data: { bank } });
        await noteMail(unit, { order, step: 'refund-account', cause: ids.join(' ') });
        return some(unit, order, ids);
      });
      const views = refunds.map((row) => toRefundView(row, paidBack));
      return { status: 'success', data: { bank, last4: digits.slice(-4), refunds: views } };
    },

    async toBalance(accessToken, number) {
      const customer = (await callers.whoCalls(accessToken)).account.id;
      const at = new Date(clock());
      const refunds = await shop.withTransaction(async (unit) => {
        const { order, ids } = await waitingOf(unit, customer, number);
        await refundToBalance(unit, order, { ids }, at);
        await addOrderEvent(unit, order, 'refund_to_balance', { actor: 'customer', at, data: { refunds: ids } });
        return (await some(unit, order, ids)).filter(({ way }) => way === 'balance');
      });
      // The bank decides about the money of a disputed order.
      if (refunds.length === 0) throw new Failure('NO_ACCOUNT_NEEDED');
      const amount = refunds.reduce((sum, one) => sum + one.amount, 0);
      return { status: 'success', data: { amount, refunds: refunds.map((row) => toRefundView(row, paidBack)) } };
    },
  };
}
