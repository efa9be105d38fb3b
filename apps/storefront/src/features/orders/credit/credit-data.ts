/** The data of the pages of the store credit (RT-29). The server makes all sentences. Money is in centavos. */
import type { CreditView } from '@tianguis/contract';
import { dateFormat, orderPath } from '@tianguis/domain';
import { type CreditTerms, creditCat, cutOf, dueOf } from '@tianguis/domain/credit';
import { dateOf } from '../order-words.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { creditCopy } from './credit-copy.ts';

const dayOf = dateFormat({ dateStyle: 'long' });

export interface CreditHomeData {
  title: string;
  limit: number;
  used: number;
  favor: number;
  available: number;
  overdue: number;
  isStopped: boolean;
  /** The shop takes purchases with credit. */
  isOffered: boolean;
  next: { amount: number; text: string } | undefined;
  /** Undefined if nothing is owed. */
  payTo: { clabe: string; bank: string; holder: string; concept: string } | undefined;
  statements: CreditMonth[];
}

export interface CreditMonth {
  key: string;
  title: string;
  /** When it is due; empty if all of it is paid. */
  due: string;
  charges: number;
  credits: number;
  missing: number;
  movements: { key: number; text: string; date: string; amount: number; order: Linked | undefined }[];
}

interface Linked {
  number: string;
  href: string;
}

export function toCreditHome(
  account: NonNullable<CreditView['account']>,
  { pay_to: payTo, is_offered: isOffered }: Pick<CreditView, 'pay_to' | 'is_offered'>,
  label: string,
): CreditHomeData {
  const { number, ending, limit, used, favor, available, overdue, state, next, statements } = account;
  return {
    ...{ title: creditCopy.named(label, ending), limit, used, favor, overdue },
    ...{ isStopped: state === 'stopped', isOffered, available: isOffered ? available : 0 },
    next: next === null ? undefined : { amount: next.amount, text: copy.until(dayOf(next.due)) },
    payTo: used > 0 && payTo !== null ? { ...payTo, concept: number } : undefined,
    statements: statements.map((one) => ({
      ...{ key: one.cut, title: copy.statement(dayOf(one.cut)), charges: one.charges, credits: one.credits },
      ...{ due: one.missing > 0 ? copy.due(dayOf(one.due)) : '', missing: one.missing },
      movements: one.movements.map(({ id: key, kind, at, pedido, amount }) => ({
        ...{ key, text: copy.movements[kind], date: dateOf(at), amount },
        order: pedido === null ? undefined : { number: pedido, href: orderPath(pedido) },
      })),
    })),
  };
}

export interface CreditBenefitsData {
  label: string;
  example: string;
  total: string;
  cat: string;
  how: string;
}

/** What the example buys. */
const exampleAmount = 300_000;
/** A month whose length never changes. */
const exampleDate = '2027-01-05';
const shortDay = dateFormat({ day: 'numeric', month: 'long' });

/** What the credit costs and how it is asked for, for everybody. */
export function toCreditBenefits(label: string, terms: CreditTerms, catDate: string): CreditBenefitsData {
  const words = creditCopy.benefit;
  const cut = cutOf(exampleDate, terms);
  return {
    ...{ label, total: words.total(exampleAmount), cat: words.cat(creditCat, dayOf(catDate)) },
    example: words.exampleText(exampleAmount, shortDay(exampleDate), shortDay(cut), shortDay(dueOf(cut, terms))),
    how: words.howText(terms.leastIncome),
  };
}
