// The ways to pay in a history, and how the money comes.
import { setTimeout as wait } from 'node:timers/promises';

const card = (number, more = {}) => ({ choices: { way: 'card', card: number, ...more } });
const cash = (way, parts, more = {}) => ({ choices: { way }, parts, ...more });

const all = (amount) => amount;
const part = (amount) => Math.floor(amount / 3);
const rest = (amount) => amount - part(amount);
const excess = (amount) => amount + 5_000;
const approved = '4242424242424242';

export const ways = {
  card: card(approved),
  'three months': card(approved, { months: 3 }),
  'six months': card('378282246310005', { months: 6 }),
  'card of debit': card('4000056655665556'),
  'card whose refunds fail': card('4000000000005126'),
  'challenge confirmed': { ...card('4000000000003220'), accepts: true },
  'challenge abandoned': card('4000000000003055'),
  declined: card('4000000000000002'),
  'declined, another card': { ...card('4000000000000002'), again: { way: 'card', card: '5555555555554444' } },
  OXXO: cash('oxxo', [all]),
  'OXXO late': cash('oxxo', [all], { isLate: true }),
  'OXXO never': cash('oxxo', []),
  SPEI: cash('spei', [all]),
  'SPEI in two parts': cash('spei', [part, rest]),
  'SPEI in excess': cash('spei', [excess]),
  'SPEI twice': cash('spei', [all, all]),
  'SPEI late': cash('spei', [all], { isLate: true }),
  'SPEI in part': cash('spei', [part]),
  'SPEI in part late, then a card': cash('spei', [part], {
    isLate: true,
    again: { way: 'card', card: '4000000000003220' },
  }),
  'SPEI late, then OXXO': cash('spei', [all], { isLate: true, again: { way: 'oxxo' }, parts2: [all] }),
};

/** How often each way is chosen: ways that end in a paid order lead to longer histories. */
export const chosenWays = Object.keys(ways).flatMap((name) =>
  Array(
    ['card', 'SPEI', 'OXXO', 'three months', 'card whose refunds fail', 'SPEI in excess'].includes(name) ? 3 : 1,
  ).fill(name),
);

/** The last attempt of an order, once the bank knows its payment. */
async function attemptOf({ customer, bank }, number) {
  for (let tries = 0; tries < 60; tries++) {
    const { attempt } = await customer.payment(number);
    if (!attempt) return undefined;
    if (await bank.paymentOf(attempt.id)) return attempt.id;
    await wait(500);
  }
  return undefined;
}

/** Pays again in another way. @returns whether the shop took the try */
async function payAgain(on, order, choices) {
  for (let tries = 0; tries < 10; tries++) {
    const { refused, next } = await on.customer.payAgain(order.number, choices);
    on.log.write(order.number, `customer: pay again by ${choices.way}: ${refused ?? 'ok'}`);
    if (!refused) return { next };
    if (refused !== 'CHARGE_UNKNOWN') return undefined;
    await wait(1_000);
  }
  return undefined;
}

/**
 * Pays a placed order as its way says. Money that comes late is put into `later`, which the history does when the order
 * has ended, or at some moment before.
 */
export async function payOrder(on, order, { next, later }) {
  const { parts = [], accepts, again, isLate = false, parts2 = [] } = ways[order.way];
  const receive = async (attempt, amounts, late) => {
    for (const amountOf of amounts) {
      await on.bank.receive(attempt, amountOf, late);
      on.log.write(order.number, `money arrives${late ? ' late' : ''}`);
    }
  };
  if (next && accepts !== undefined) await on.customer.confirm(next, accepts);
  const attempt = parts.length > 0 ? await attemptOf(on, order.number) : undefined;
  if (attempt && !isLate) await receive(attempt, parts, false);
  if (!again) {
    if (attempt && isLate) later.push(() => receive(attempt, parts, true));
    return;
  }
  const tried = await payAgain(on, order, again);
  if (attempt && isLate) await receive(attempt, parts, true);
  if (!tried) return;
  if (tried.next) {
    // The money of the first way may be known before the cardholder confirms.
    await on.customer.payment(order.number);
    await wait(700);
    await on.customer.confirm(tried.next, true);
  }
  const second = parts2.length > 0 ? await attemptOf(on, order.number) : undefined;
  if (second) await receive(second, parts2, false);
}
