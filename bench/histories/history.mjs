// One history: some customers buy, and then everything happens at once.
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../hostile/random.mjs';
import { createLog, newOrder } from './log.mjs';
import { tabsOf } from './tabs.mjs';
import { chosenWays, payOrder, ways } from './ways.mjs';

/** Runs some works at once, each after a moment. */
const atOnce = (random, works) =>
  Promise.all(
    works.map(async (work) => {
      await wait(random.below(250));
      return work();
    }),
  );

/** Some elements of a list, at least one. */
const some = (random, list) => {
  const chosen = list.filter(() => random.chance(0.5));
  return chosen.length > 0 ? chosen : [random.pick(list)];
};

/** Up to all pieces of a line or two, such as `1x2,3x1`. */
function somePieces(random, lines, most) {
  const able = lines.filter((line) => most(line) > 0);
  if (able.length === 0) return undefined;
  const chosen = random.chance(0.6) ? [random.pick(able)] : some(random, able);
  return chosen.map((line) => `${line.line}x${1 + random.below(most(line))}`).join(',');
}

/**
 * @param world products and coupons of this history, customers, bank, operators, jobs
 * @returns the log, and the orders with what was reported of them
 */
export async function runHistory(name, world) {
  const { customers, bank, operators, jobs, products, coupons } = world;
  const log = createLog(name);
  const orders = [];
  const lives = [];
  // Each customer and each order has numbers of its own, so that they do not depend on who is faster.
  const randomOf = (...words) => createRandom([name, ...words].join(' '));

  async function buy(customer, at, random) {
    // A coupon may be used again after the order with it has ended.
    const earlier = orders.findLast((order) => order.customer === at)?.coupon;
    const coupon = random.chance(0.7)
      ? ((random.chance(0.5) ? earlier : undefined) ?? random.pick(coupons))
      : undefined;
    // What costs nothing needs no way to pay.
    const way = coupon?.percent === 100 ? 'OXXO never' : random.pick(chosenWays);
    const wanted = [...new Set(random.times(3, () => random.pick(products)).concat(random.pick(products)))];
    await customer.fill(
      wanted.map(({ id }) => ({ id, cart_quantity: 1 + random.below(3) })),
      coupon?.code,
    );
    // With enough balance, the order needs no other way.
    const choices = { ...ways[way].choices, usesBalance: random.chance(0.5) };
    const bought = await customer.buy(choices).catch((error) => {
      // Months are offered from an amount on.
      if (!choices.months || !error.message.startsWith('months')) throw error;
      return customer.buy({ ...choices, months: undefined });
    });
    if (!bought.order) return log.write(undefined, `customer ${at}: ${way}: refused: ${bought.refused}`);
    const order = newOrder({ number: bought.order, customer: at, way, coupon });
    order.tabs = tabsOf(customer, order, log);
    order.random = randomOf('order', at, orders.filter((one) => one.customer === at).length);
    orders.push(order);
    log.write(order.number, `customer ${at} buys by ${way}, coupon ${coupon?.code ?? 'none'}`);
    lives.push(live({ customer, bank, log }, order, bought.next));
    return undefined;
  }

  async function live(on, order, next) {
    const { random } = order;
    const later = [];
    const paying = payOrder(on, order, { next, later });
    // A customer may cancel while the money is on its way.
    if (random.chance(0.15)) await atOnce(random, [() => order.tabs.cancel()]);
    await paying;
    let view = await settled(order);
    if (later.length > 0) {
      if (random.chance(0.5)) await order.tabs.cancel();
      else if (random.chance(0.4)) await jobs.endOrders();
      // Meanwhile the customer may buy again.
      await wait(random.below(4_000));
      for (const arrive of later) await arrive();
      view = await settled(order);
    }
    if (view.payment.state !== 'paid') return;
    await beforeCollection(order, view);
    view = await order.tabs.view();
    await onTheWay(order, view);
    view = await order.tabs.view();
    await afterDelivery(order, view);
  }

  /** The order, once its payment is decided, or after some seconds. */
  async function settled(order) {
    let view;
    for (let tries = 0; tries < 12; tries++) {
      const { state } = await customers[order.customer].payment(order.number);
      view = await order.tabs.view();
      if (state === 'paid' || !['awaiting', 'charging', 'partial'].includes(state)) return view;
      await wait(400);
    }
    return view;
  }

  const linesOf = (view) => view.parcels.flatMap((parcel) => parcel.lines);
  const anyParcel = (random, view) => (random.chance(0.5) ? undefined : random.pick(view.parcels).id);
  const refund = (order, view) => {
    const { random } = order;
    const { line, pieces } = random.pick(linesOf(view));
    return operators.refund(order, log, line, 1 + random.below(pieces));
  };

  function beforeCollection(order, view) {
    const { random } = order;
    const pieces = () => somePieces(random, linesOf(view), ({ pieces: count }) => count);
    const two = pieces();
    const parcel = anyParcel(random, view);
    return atOnce(
      random,
      some(random, [
        ...[
          () => order.tabs.cancel(two, { toBalance: random.chance(0.3) }),
          () => order.tabs.cancel(random.chance(0.5) ? two : pieces()),
        ],
        ...(random.chance(0.35) ? [() => order.tabs.cancel(), () => order.tabs.cancel()] : []),
        ...[() => order.tabs.cancel(pieces(), { repeats: true })],
        ...[() => operators.advance(order, log, random.pick(['preparing', 'collecting']))],
        ...[() => operators.advance(order, log, 'on_the_way', parcel)],
        ...(random.chance(0.3) ? [() => operators.cancel(order, log, anyParcel(random, view))] : []),
        ...(random.chance(0.4) ? [() => refund(order, view)] : []),
        ...(random.chance(0.5) ? [() => order.tabs.invoice(), () => order.tabs.invoice()] : []),
      ]),
    );
  }

  function onTheWay(order, view) {
    const { random } = order;
    const parcels = () => (random.chance(0.6) ? view.parcels.map(({ id }) => id) : [undefined]);
    const end = () => (random.chance(0.85) ? 'delivered' : random.pick(['returning', 'returned']));
    return atOnce(random, [
      ...parcels().map((parcel) => () => operators.advance(order, log, end(), parcel)),
      ...some(random, [
        () => operators.advance(order, log, 'on_the_way'),
        () => operators.advance(order, log, 'returned', anyParcel(random, view)),
        () => order.tabs.cancel(),
        () => order.tabs.cancel(somePieces(random, linesOf(view), ({ pieces }) => pieces)),
        () => refund(order, view),
        () => order.tabs.invoice(),
        () => jobs.work(),
      ]).filter(() => random.chance(0.5)),
    ]);
  }

  async function afterDelivery(order, view) {
    const { random } = order;
    for (let rounds = 1 + random.below(3); rounds > 0; rounds--) {
      const delivered = view.parcels.filter((parcel) => parcel.lines.some(({ returnable }) => returnable > 0));
      if (delivered.length === 0) return;
      const { lines } = random.pick(delivered);
      const ask = async () => {
        const one = await order.tabs.giveBack(
          somePieces(random, lines, ({ returnable }) => returnable),
          random,
        );
        if (one) await sendBack(order, one);
      };
      await atOnce(random, [
        ...(random.chance(0.5) ? [ask, ask] : [ask]),
        ...(random.chance(0.3) ? [() => refund(order, view)] : []),
        ...(random.chance(0.3) ? [() => order.tabs.invoice()] : []),
        ...(random.chance(0.2) ? [() => jobs.sellers()] : []),
      ]);
      view = await order.tabs.view();
    }
  }

  async function sendBack(order, one) {
    const { random } = order;
    const steps = (...list) => list.map((step) => () => operators.inspect(order, log, one, step));
    await atOnce(random, [
      ...some(random, steps('posted', 'arrived')),
      ...(random.chance(0.25) ? [() => order.tabs.withdraw(one.id)] : []),
      ...(random.chance(0.08) ? [() => jobs.endReturns()] : []),
    ]);
    if (random.chance(0.1)) return;
    await atOnce(random, steps('arrived'));
    await atOnce(random, some(random, [...steps('good', 'damaged', 'refuse'), ...steps('good')]));
  }

  await Promise.all(
    customers.map(async (customer, at) => {
      const random = randomOf('customer', at);
      for (let count = 1 + random.below(3); count > 0; count--) {
        await buy(customer, at, random);
        await wait(random.below(2_000));
      }
    }),
  );
  await Promise.all(lives);
  await finish({ orders, log, random: randomOf('end'), world });
  return { log, orders };
}

/** All open work of a history ends: money goes back, accounts are named, invoices are stamped, sellers are credited. */
async function finish({ orders, log, random, world }) {
  const { jobs, operators, openWork } = world;
  for (let tries = 1; tries <= 45; tries++) {
    await jobs.work();
    const unpaid = await openWork.unpaid(orders);
    if (unpaid.length > 0 && tries >= 2) await jobs.endOrders();
    if (tries === 3) await jobs.sweep();
    for (const order of orders) {
      const view = await order.tabs.view();
      if (!view.refunds.some(({ needs_account: needs }) => needs)) continue;
      const { nameAccount, toBalance } = order.tabs;
      await atOnce(random, [nameAccount, random.chance(0.3) ? toBalance : nameAccount]);
    }
    await operators.transfer(orders, random, log);
    const left = await openWork.all(orders);
    if (left.length === 0 && tries > 3) return;
    if (tries === 45) log.faults.push(...left.map((one) => `left over: ${one}`));
    await wait(600);
  }
}
