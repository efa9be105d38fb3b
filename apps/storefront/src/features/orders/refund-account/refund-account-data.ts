/** The data of the page with the account for refunds (RL-09, AF-01). The server makes all sentences. */
import type { OrderView, RefundView } from '@tianguis/contract';
import { transferRefundDays } from '@tianguis/domain/order';
import { type OrderFacts, toFacts } from '../order-facts.ts';
import { type RefundData, toRefunds } from '../refunds/refund-words.ts';

export interface NamedAccount {
  key: string;
  bank: string;
  last4: string;
  holder: string;
  refunds: RefundData[];
}

export interface RefundAccountData {
  facts: OrderFacts;
  /** The refunds that wait for an account; undefined if none waits. */
  waiting: { amount: number; days: number } | undefined;
  /** The accounts that were named. */
  accounts: NamedAccount[];
}

export function toRefundAccount(order: OrderView, product: number | undefined): RefundAccountData {
  const { pedido: number, refunds, today } = order;
  const waiting = refunds.filter((refund) => refund.needs_account);
  const named = refunds.flatMap(({ account, ...refund }) => (account === null ? [] : [{ ...refund, account }]));
  const keyOf = ({ account }: RefundView) => JSON.stringify(account);
  return {
    facts: toFacts(order, product),
    waiting:
      waiting.length === 0
        ? undefined
        : { amount: waiting.reduce((sum, { amount }) => sum + amount, 0), days: transferRefundDays },
    accounts: [...Map.groupBy(named, keyOf)].map(([key, own]) => {
      const [{ account }] = own as [(typeof own)[number]];
      const { bank, last4, holder } = account;
      return { ...{ key, bank, last4, holder }, refunds: toRefunds(own, number, today).refunds };
    }),
  };
}
