/** The proof that exchanges agree with their returns and with the ledger of pieces (AF-02), for `doctor`. */

/** SQL: the ids under which the pieces of the exchange `x` move. */
const lineIds = `(select (l ->> 'id')::uuid as id from jsonb_array_elements(x.content -> 'parcels') p,
  jsonb_array_elements(p -> 'lines') l)`;

export const exchangeProofs = [
  {
    name: 'Exchanges',
    fine: 'The pieces of each exchange are reserved, ordered or free as its return is, and no other pieces move.',
    wrong: 'Exchanges that contradict their return, their order or the ledger of pieces',
    todo: 'Compare "npm run shop -- returns show NUMBER" with the order of the exchange, and count the pieces.',
    query: `
      select r.number as id from return_exchanges x join order_returns r on r.id = x.return_id
        cross join lateral (
          select coalesce(sum(case m.reason when 'reserved' then m.pieces when 'released' then -m.pieces end), 0)
                   as pieces
            from stock_movements m where m.line_id in (select id from ${lineIds} l)) m
       where case x.state
         when 'reserved' then m.pieces <> x.pieces or r.state not in ('started', 'on_the_way', 'arrived')
         when 'ended' then m.pieces <> 0
         else not exists (
             select from order_lines l where l.order_id = x.order_id and l.id in (select id from ${lineIds} i))
           or r.state not in ('accepted', 'refunded') end
      union
      select 'line ' || m.line_id from stock_movements m
       where not exists (select from order_lines l where l.id = m.line_id)
         and not exists (select from return_exchanges x where m.line_id in (select id from ${lineIds} l))`,
  },
];
