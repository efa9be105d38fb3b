// The balance of customers: what they had before the history, what came back to it, and what their orders spent of it.
import { isPaid } from './pieces.mjs';

/** @param before balances by customer, before the history */
export function balanceFaults(told, facts, before) {
  const found = [];
  const expected = new Map(before);
  for (const { number } of told) {
    const fact = facts.orders.get(number);
    if (!fact) continue;
    const { customer, balance, total, state } = fact;
    expected.set(customer, (expected.get(customer) ?? 0) + balance.back - balance.spent);
    if (balance.held !== 0) found.push({ orders: [number], sentence: `${state} holds ${balance.held} of the balance` });
    if (balance.spent < 0 || balance.spent > total || (balance.spent > 0 && !isPaid(fact)))
      found.push({ orders: [number], sentence: `${state} spent ${balance.spent} of the balance for ${total}` });
  }
  const numbers = told.map(({ number }) => number);
  for (const [customer, amount] of expected) {
    const has = facts.balances.get(customer) ?? { amount: 0, held: 0, others: 0 };
    if (has.amount !== amount + has.others || has.held !== 0)
      found.push({
        orders: numbers,
        sentence: `a customer has ${has.amount} and ${has.held} held instead of ${amount + has.others}`,
      });
  }
  return found;
}
