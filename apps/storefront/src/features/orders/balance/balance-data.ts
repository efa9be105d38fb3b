/** The data of the page of the balance (PA-05). The server makes all sentences. Money is in centavos. */
import type { BalanceView } from '@tianguis/contract';
import { decimalMoney, orderPath } from '@tianguis/domain';
import { dayInWords } from '@tianguis/domain/arrival-words';
import { toDay } from '@tianguis/domain/shipping';
import { dateOf } from '../order-words.ts';
import { answerCopy as copy } from './answer-copy.ts';

export interface BalanceData {
  amount: number;
  held: number;
  movements: { key: number; text: string; date: string; amount: number; order: Linked | undefined }[];
  payouts: { key: string; amount: number; to: string; progress: string }[];
  /** The whole balance, as the field of the amount shows it. */
  whole: string;
}

interface Linked {
  number: string;
  href: string;
}

export const toBalance = ({ amount, held, movements, payouts, today }: BalanceView): BalanceData => ({
  ...{ amount, held, whole: decimalMoney(amount) },
  movements: movements.map(({ id: key, kind, at, pedido, regalo, ...one }) => ({
    ...{
      key,
      text: regalo ? copy.gift(regalo.de, regalo.titulo) : copy.movements[kind],
      date: dateOf(at),
      amount: one.amount,
    },
    order: pedido === null ? undefined : { number: pedido, href: orderPath(pedido) },
  })),
  payouts: payouts.map(({ id: key, bank, last4, state, arrives_by: by, ...one }) => ({
    ...{ key, amount: one.amount, to: copy.account(bank, last4) },
    progress:
      state === 'asked' ? copy.payouts.asked(dayInWords(toDay(by ?? today), toDay(today))) : copy.payouts[state],
  })),
});
