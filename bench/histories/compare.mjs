// Compares what a history left with the models. A further ledger is a further model: a function here.
import { balanceFaults } from './model/balance.mjs';
import { couponFaults } from './model/coupons.mjs';
import { invoiceFaults } from './model/invoices.mjs';
import { moneyFaults } from './model/money.mjs';
import { isPaid, piecesOf } from './model/pieces.mjs';
import { sellerFaults } from './model/sellers.mjs';
import { stockFaults } from './model/stock.mjs';

/** @returns differences: what they are about, the numbers of their orders, and a sentence */
export function differencesOf({ told, facts, views, world }) {
  const found = [];
  const add = (about, orders, sentences) => {
    for (const sentence of sentences) found.push({ about, orders, sentence });
  };
  for (const order of told) {
    const fact = facts.orders.get(order.number);
    if (!fact) {
      add('money', [order.number], ['the order is lost']);
      continue;
    }
    const of = [order.number];
    add('money', of, moneyFaults(order, fact, world));
    add('sellers', of, sellerFaults(order, fact));
    add('invoices', of, invoiceFaults(order, fact));
    add('pages', of, viewFaults(order, fact, views.get(order.number)));
  }
  const numbers = told.map(({ number }) => number);
  for (const one of stockFaults(told, facts, world.before)) found.push({ about: 'stock', ...one });
  for (const one of balanceFaults(told, facts, world.balances)) found.push({ about: 'balances', ...one });
  add('coupons', numbers, couponFaults(told, facts, world.coupons));
  return found;
}

/** What the customer's page says of cancelled pieces and refunds. */
function viewFaults(told, fact, view) {
  const found = [];
  const refunds = (list) => list.reduce((sum, { amount }) => sum + amount, 0);
  if (refunds(view.refunds) !== refunds(fact.refunds)) found.push('the page has other refunds');
  if (view.refunds.some(({ needs_account: needs, state }) => needs || state === 'due'))
    found.push('a refund still waits');
  if (!isPaid(fact)) return found;
  const shown = new Map(view.parcels.flatMap(({ lines }) => lines).map((line) => [line.line, line.cancelled]));
  for (const { line, cancelled } of piecesOf(told, fact))
    if (shown.get(line.line) !== cancelled)
      found.push(`line ${line.line} has ${shown.get(line.line)} cancelled pieces instead of ${cancelled}`);
  return found;
}
