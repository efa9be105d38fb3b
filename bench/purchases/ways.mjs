// The ways of a purchase: what the customer does, and what the bank does.
import { setTimeout as wait } from 'node:timers/promises';

const cards = {
  approved: '4242424242424242',
  mastercard: '5555555555554444',
  debit: '4000056655665556',
  amex: '378282246310005',
  challenge: '4000000000003220',
  challengePost: '4000000000003063',
  abandoned: '4000000000003055',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongData: '4000000000000127',
  noMonths: '4000000000001976',
  disputed: '4000000000000259',
  timeoutAfter: '4000000000000341',
  timeoutBefore: '4000000000000119',
};

const all = (amount) => amount;
const part = (amount) => Math.floor(amount / 3);
const rest = (amount) => amount - part(amount);
const more = (amount) => amount + 5_000;

/** The last attempt of an order, once the bank knows its payment. */
async function attemptOf({ customer, bank }, order, way) {
  for (let tries = 0; tries < 300; tries++) {
    const { attempt, state } = await customer.payment(order);
    if (attempt?.way !== way || state === 'paid') return undefined;
    if (await bank.paymentOf(attempt.id)) return attempt.id;
    await wait(500);
  }
  throw new Error(`The bank has no payment of order ${order}.`);
}

/** Money arrives in some parts, at once or after the end of the order. */
const byCash =
  (way, parts, { late = false, afterEnd = false, changes = false } = {}) =>
  async (on) => {
    const { order } = await on.buy({ way });
    if (!order) return;
    const attempt = await attemptOf(on, order, way);
    if (!attempt) return;
    const arrive = async () => {
      for (const amountOf of parts) await on.bank.receive(attempt, amountOf, late);
    };
    if (changes) await on.customer.change(order);
    if (afterEnd) on.afterEnd.push(arrive);
    else await arrive();
  };

/** Tries again with another card, or in another way, until the order is paid or cannot be paid. */
async function again(on, order, form) {
  for (let tries = 0; tries < 60; tries++) {
    const { refused, next } = await on.customer.payAgain(order, form);
    if (refused === 'ORDER_NOT_UNPAID') return;
    if (!refused) {
      if (next) await on.customer.confirm(next, true);
      if (form.way === 'card') return;
      const attempt = await attemptOf(on, order, form.way);
      if (attempt) await on.bank.receive(attempt, all);
      return;
    }
    // The bank may have charged; the page says so, and the customer looks again.
    if (refused !== 'CHARGE_UNKNOWN') throw new Error(`Order ${order} could not be paid again: ${refused}`);
    await wait(1_000);
  }
}

const byCard =
  (card, { months, accepts, retry } = {}) =>
  async (on) => {
    const { order, next } = await on.buy({ way: 'card', card, months });
    if (!order) return;
    if (next && accepts !== undefined) await on.customer.confirm(next, accepts);
    if (retry) await again(on, order, retry);
  };

const other = { way: 'card', card: cards.mastercard };

export const ways = {
  'card approved': byCard(cards.approved),
  'card of debit': byCard(cards.debit),
  'card declined, another card': byCard(cards.declined, { retry: other }),
  'card without funds, then OXXO': byCard(cards.noFunds, { retry: { way: 'oxxo' } }),
  'card expired, then SPEI': byCard(cards.expired, { retry: { way: 'spei' } }),
  'card with wrong data, then a challenge': byCard(cards.wrongData, { retry: { way: 'card', card: cards.challenge } }),
  'card declined': byCard(cards.declined),
  'challenge confirmed': byCard(cards.challenge, { accepts: true }),
  'challenge confirmed, return by POST': byCard(cards.challengePost, { accepts: true }),
  'challenge refused, another card': byCard(cards.challenge, { accepts: false, retry: other }),
  'challenge abandoned': byCard(cards.abandoned),
  'challenge abandoned, then SPEI': byCard(cards.abandoned, { retry: { way: 'spei' } }),
  'three months': byCard(cards.approved, { months: 3 }),
  'six months': byCard(cards.amex, { months: 6 }),
  'months refused, another card': byCard(cards.noMonths, { months: 3, retry: other }),
  'answer lost after the charge': byCard(cards.timeoutAfter),
  'answer lost before the charge': byCard(cards.timeoutBefore),
  'charge disputed': byCard(cards.disputed),
  'OXXO in full': byCash('oxxo', [all]),
  'OXXO after the slip ended': byCash('oxxo', [all], { late: true }),
  'OXXO after the order ended': byCash('oxxo', [all], { late: true, afterEnd: true }),
  'OXXO after "cambiar algo"': byCash('oxxo', [all], { late: true, changes: true }),
  'OXXO never': byCash('oxxo', []),
  'SPEI in full': byCash('spei', [all]),
  'SPEI in two parts': byCash('spei', [part, rest]),
  'SPEI in excess': byCash('spei', [more]),
  'SPEI twice': byCash('spei', [all, all]),
  'SPEI after the order ended': byCash('spei', [all], { late: true, afterEnd: true }),
  'SPEI in part only': byCash('spei', [part]),
  'SPEI never': byCash('spei', []),
};
