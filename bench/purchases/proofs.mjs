// The end of bench/purchases.mjs: all work is finished, and money, orders, stock and coupons are compared.
import { setTimeout as wait } from 'node:timers/promises';
import { contradictions } from '../load/buyers.mjs';

const minute = 60_000;
/** Moments at which the jobs run: until all is asked about, after the time to pay by card, and after that of cash. */
const clocks = [1, 2, 3, 45, 46, 47, 48, 10 * 1_440, 10 * 1_440 + 1, 10 * 1_440 + 2];

const openQuery = `
  select 'order ' || number || ' is ' || payment_state as what from orders o join customers c on c.id = o.customer_id
   where payment_state not in ('paid', 'expired', 'cancelled', 'disputed', 'charged_back')
     and c.email like '%@carritos.example'
  union all select 'attempt ' || id || ' is ' || state || case when close_due then ', close due' else '' end
    from payment_attempts where state in ('open', 'unknown') or close_due
  union all select 'event ' || event_id from payment_events where done_at is null
  union all select 'refund ' || f.id || ' is ' || f.state from refunds f
     join payment_receipts r on r.id = f.receipt_id join payment_attempts a on a.id = r.attempt_id
     join order_tenders t on t.id = a.tender_id join orders o on o.id = f.order_id
   where f.state in ('due', 'asked') and t.kind = 'card' and o.payment_state = 'paid'`;

/** Runs the jobs with a moved clock until nothing is open. @returns what is still open */
export async function finish({ pool, unit, provider, afterEnd }) {
  const { doPaymentWork, endOverdueOrders } = await import('@tianguis/api');
  const errors = [];
  const work = async (minutes) => {
    const now = Date.now() + minutes * minute;
    await doPaymentWork(unit, provider, {
      authorisesOnly: false,
      cardMinutes: 30,
      now,
      onError: (error, what) => errors.push(`${what}: ${error}`),
    });
    await endOverdueOrders(unit, { now });
  };
  for (const minutes of clocks) await work(minutes);
  for (const arrive of afterEnd) await arrive();
  for (let tries = 1; ; tries++) {
    // Refunds are made by the bank after some seconds, and webhooks arrive in their own time.
    await wait(1_000);
    await work(10 * 1_440 + 2 + tries);
    const { rows } = await pool.query(openQuery);
    if (rows.length === 0 || tries === 30) return { open: rows.map(({ what }) => what), errors };
  }
}

const sum = (list) => list.reduce((total, { amount }) => total + amount, 0);

/** Compares the bank's payments with the orders. @param acknowledged numbers of orders that customers were shown */
export async function prove({ pool, unit, provider, bank, acknowledged, stockBefore }) {
  const { reconcileDay } = await import('@tianguis/api');
  const found = { lost: [], twice: [], without: [], stock: [], coupons: [], doctor: [], days: [] };
  const { rows: orders } = await pool.query(
    `select o.number, o.total, o.payment_state as state, o.coupon_state as coupon,
            coalesce((select sum(amount) from refunds f where f.order_id = o.id), 0)::int as back,
            coalesce((select sum(amount) from refunds f where f.order_id = o.id and f.state in ('asked', 'made')), 0)::int
              as made
       from orders o join customers c on c.id = o.customer_id where c.email like '%@carritos.example'`,
  );
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  for (const number of acknowledged) if (!byNumber.has(number)) found.lost.push(number);

  const { rows: attempts } = await pool.query(
    `select a.id, o.number from payment_attempts a join order_tenders t on t.id = a.tender_id
       join orders o on o.id = t.order_id`,
  );
  const numberOf = new Map(attempts.map(({ id, number }) => [id, number]));
  const payments = (await bank.all()).map((payment) => ({ ...payment, number: numberOf.get(payment.reference) }));
  const { rows: receipts } = await pool.query('select provider_id as id from payment_receipts');
  const here = new Set(receipts.map(({ id }) => id));
  for (const { id, number, receipts: there } of payments)
    for (const receipt of there) if (!here.has(receipt.id)) found.without.push(`${receipt.id} of ${id}, ${number}`);
  let refundedCharges = 0;
  for (const [number, own] of Map.groupBy(payments, ({ number }) => number)) {
    const order = byNumber.get(number);
    const received = sum(own.flatMap((payment) => payment.receipts));
    if (!order) {
      found.without.push(`${number} has payments and no order`);
      continue;
    }
    const isPaid = ['paid', 'disputed', 'charged_back'].includes(order.state);
    if (received !== (isPaid ? order.total : 0) + order.back)
      found.twice.push(`${number}, ${order.state}: received ${received}, total ${order.total}, refunds ${order.back}`);
    const charges = own.filter(({ way, receipts: of }) => way === 'card' && of.length > 0).length;
    if (charges > 1) refundedCharges++;
  }
  for (const { number, state, total } of orders)
    if (state === 'paid' && total > 0 && !payments.some((payment) => payment.number === number))
      found.without.push(`${number} is paid without a payment`);

  const { rows: stock } = await pool.query(
    // Variants that the examples of the demo's orders do not have.
    `select v.id, v.stock, coalesce((
       select sum(l.pieces) from order_lines l join orders o on o.id = l.order_id
        where l.variant_id = v.id and o.payment_state in ('paid', 'disputed', 'charged_back')), 0)::int as sold
       from product_variants v where v.id = any ($1) and not exists (
         select from order_lines l join orders o on o.id = l.order_id join customers c on c.id = o.customer_id
          where l.variant_id = v.id and c.email not like '%@carritos.example')`,
    [[...stockBefore.keys()]],
  );
  for (const { id, stock: left, sold } of stock)
    if (left + sold !== stockBefore.get(id))
      found.stock.push(`variant ${id}: ${stockBefore.get(id)} − ${sold} ≠ ${left}`);

  const { rows: coupons } = await pool.query(
    `select c.code, (select count(*)::int from coupon_uses u where u.coupon_id = c.id) as uses,
            (select count(*)::int from orders o where o.coupon_id = c.id and o.coupon_state = 'used') as orders,
            c.max_uses as most, (select count(*)::int from orders o join order_events e on e.order_id = o.id
               where o.coupon_id = c.id and e.kind = 'revival') as revived
       from coupons c where c.code like 'BENCH%'`,
  );
  for (const { code, uses, orders: used, most, revived } of coupons)
    if (uses !== used || (most !== null && uses > most + revived))
      found.coupons.push(`${code}: ${uses} uses, ${used} orders, at most ${most}, ${revived} revived`);

  found.doctor = await contradictions(pool);
  const { differences } = await reconcileDay(unit, provider, new Date());
  found.days = differences.map((one) => JSON.stringify(one));
  const states = Object.fromEntries(
    [...Map.groupBy(orders, ({ state }) => state)].map(([state, of]) => [state, of.length]),
  );
  return { found, states, payments: payments.length, refundedCharges, coupons };
}
