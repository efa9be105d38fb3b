// What the shop and the bank have at the end of a history. The models compare this with what was reported.

export async function factsOf({ pool, bank, orders, variants, coupons, customers, lastEntry }) {
  const rows = async (text, values) => (await pool.query(text, values)).rows;
  const numbers = orders.map(({ number }) => number);
  const found = await rows(
    `select o.id, o.number, o.customer_id as customer, o.payment_state as state, o.total, o.goods, o.discount,
            o.shipping, o.coupon_id as coupon, o.coupon_funder as funder,
            exists (select from order_events e where e.order_id = o.id and e.kind = 'revival') as "isRevived"
       from orders o where o.number = any ($1)`,
    [numbers],
  );
  const ids = found.map(({ id }) => id);
  const [parcels, lines, refunds, pieces, attempts, returns, entries, cfdis, balance] = await Promise.all([
    rows(
      `select p.id, p.order_id as "order", p.state, p.store_id as store, p.paid, p.price, p.borne_by as "borneBy",
              coalesce(a.kind = 'seller', true) as "isSentBySeller", s.is_own as "isOwn",
              coalesce(n.tax ? 'rfc', false) as "hasRfc"
         from order_parcels p left join stores s on s.id = p.store_id left join shipping_places a on a.id = p.place_id
         left join order_sellers n on n.order_id = p.order_id and n.store_id = p.store_id
        where p.order_id = any ($1)`,
      [ids],
    ),
    rows(
      `select l.id, l.order_id as "order", l.parcel_id as parcel, l.position + 1 as line, l.variant_id as variant,
              l.pieces, l.price, l.discount, l.shipping, coalesce((l.tax->>'iva')::integer, 0) as iva,
              array(select n.name from categories n where n.id = any (c.path) order by n.level) as category
         from order_lines l left join products r on r.id = l.product_id left join categories c on c.id = r.category_id
        where l.order_id = any ($1) order by l.position`,
      [ids],
    ),
    rows(`select id, order_id as "order", cause, amount, state from refunds where order_id = any ($1)`, [ids]),
    rows(
      `select line_id as line, cause, earlier, pieces, with_shipping as "withShipping" from refunded_pieces
        where order_id = any ($1) order by line_id, earlier`,
      [ids],
    ),
    rows(
      `select a.id, t.order_id as "order" from payment_attempts a join order_tenders t on t.id = a.tender_id
        where t.order_id = any ($1)`,
      [ids],
    ),
    rows(`select id, order_id as "order", state from order_returns where order_id = any ($1)`, [ids]),
    rows(
      `select e.line_id as line, e.kind, sum(e.amount)::bigint as amount from seller_entries e
         join order_lines l on l.id = e.line_id where l.order_id = any ($1) group by 1, 2`,
      [ids],
    ),
    rows(`select order_id as "order", store_id as store, cause, state, total from cfdis where order_id = any ($1)`, [
      ids,
    ]),
    rows(
      `select order_id as "order", coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as back,
              coalesce(-sum(amount) filter (where kind in ('hold', 'release')), 0)::bigint as spent,
              sum(held)::bigint as held
         from balance_entries where order_id = any ($1) group by 1`,
      [ids],
    ),
  ]);
  const payments = await Promise.all(
    attempts.map(async ({ id, order }) => ({ order, payment: await bank.paymentOf(id) })),
  );
  const stock = await rows('select id, stock from product_variants where id = any ($1)', [variants]);
  const uses = await rows(
    `select coupon_id as coupon, customer_id as customer from coupon_uses
      where coupon_id = any ($1) and held_until is null`,
    [coupons],
  );
  // A job that another history starts can refund an order of an earlier history of the same customer.
  const balances = await rows(
    `select b.customer_id as customer, b.amount, b.held,
            (select coalesce(sum(e.amount), 0)::bigint from balance_entries e join orders o on o.id = e.order_id
              where e.customer_id = b.customer_id and e.id > $3 and o.number <> all ($2)) as others
       from customer_balances b where b.customer_id = any ($1)`,
    [customers, numbers, lastEntry],
  );
  // The demo adds examples of orders by itself, of any product.
  const demo = await rows(
    `select distinct l.variant_id as id from order_lines l join orders o on o.id = l.order_id
       left join customers c on c.id = o.customer_id
      where l.variant_id = any ($1) and coalesce(c.email, '') not like '%@carritos.example'`,
    [variants],
  );
  for (const { id } of demo)
    stock.splice(
      stock.findIndex((one) => one.id === id),
      1,
    );
  const of = (list, id) => list.filter(({ order }) => order === id);
  return {
    stock: new Map(stock.map(({ id, stock: count }) => [id, count])),
    uses,
    balances: new Map(balances.map((one) => [one.customer, one])),
    orders: new Map(
      found.map((order) => [
        order.number,
        {
          ...{
            ...order,
            parcels: of(parcels, order.id),
            refunds: of(refunds, order.id),
            returns: of(returns, order.id),
          },
          lines: of(lines, order.id).map((line) => ({
            ...line,
            refunded: pieces.filter((one) => one.line === line.id),
            entries: new Map(entries.filter((one) => one.line === line.id).map(({ kind, amount }) => [kind, amount])),
          })),
          payments: of(payments, order.id).flatMap(({ payment }) => payment ?? []),
          cfdis: of(cfdis, order.id),
          balance: of(balance, order.id)[0] ?? { back: 0, spent: 0, held: 0 },
        },
      ]),
    ),
  };
}
