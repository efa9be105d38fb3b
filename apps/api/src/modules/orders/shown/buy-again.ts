/** "Comprar de nuevo": adds the goods of an order to the cart. */
import type { CartNotice } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { returnOrderedLines } from '../../cart/service.ts';
import { beginRequest, isPressedTwice, storeAnswer } from '../../idempotency/service.ts';
import { shownOrderRepository } from './repository.ts';

export interface BoughtAgain {
  /** Products of which something was added. */
  added: number;
  notices: CartNotice[];
}

const operation = 'buy again';
/** Seconds within which the same call without a key counts as sent twice. */
const pressSeconds = 2;

/**
 * @param order its number, the key of the call, and the most pieces in a line of a cart
 * @throws Failure ORDER_NOT_FOUND for the order of another customer; IDEMPOTENCY_KEY_REUSED
 */
export function buyAgain(
  shop: UnitOfWork,
  customer: string,
  { number, key, most }: { number: string; key: string | undefined; most: number },
): Promise<BoughtAgain> {
  return shop.withTransaction(async (unit) => {
    const order = await shownOrderRepository(unit.db).find(customer, number);
    if (!order) throw new Failure('ORDER_NOT_FOUND');
    const before = await answerBefore(unit, customer, number, key);
    if (before) return before;
    const lines = order.lines.map(({ id, sku, pieces, shown: { title } }) => ({ id, sku, pieces, title }));
    const notices = await returnOrderedLines(unit, customer, { lines, coupon: null }, most);
    const asked = new Set(lines.map(({ id, sku }) => `${id} ${sku}`)).size;
    const out = notices.filter(({ code }) => code === 'NOT_ADDED' || code === 'ALL_IN_CART').length;
    const answer = { added: asked - out, notices };
    if (key !== undefined) await storeAnswer(unit, { customer, operation, key }, answer);
    return answer;
  });
}

/** The answer to a call that took effect before; undefined for a new call. */
async function answerBefore(
  unit: Unit,
  customer: string,
  number: string,
  key: string | undefined,
): Promise<BoughtAgain | undefined> {
  if (key === undefined) {
    const isTwice = await isPressedTwice(unit, { customer, operation }, { number }, pressSeconds);
    return isTwice ? { added: 0, notices: [] } : undefined;
  }
  const begun = await beginRequest(unit, { customer, operation, key }, { number });
  return begun.state === 'again' ? (begun.answer as BoughtAgain) : undefined;
}
