// What is still open of some orders.

const unpaidQuery = `select number from orders where number = any ($1)
  and payment_state not in ('paid', 'expired', 'cancelled', 'disputed', 'charged_back')`;

const openQuery = `with own as (select * from orders where number = any ($1))
  select 'order ' || number || ' is ' || payment_state as what from own
   where payment_state not in ('paid', 'expired', 'cancelled', 'disputed', 'charged_back')
  union all
  select 'attempt of ' || o.number || ' is ' || a.state || case when a.close_due then ', close due' else '' end
    from payment_attempts a join order_tenders t on t.id = a.tender_id join own o on o.id = t.order_id
   where a.state in ('open', 'unknown') or a.close_due
  union all
  select 'event ' || e.event_id from payment_events e where e.done_at is null
     and exists (select from payment_attempts a join order_tenders t on t.id = a.tender_id join own o on o.id = t.order_id
                  where a.provider_id = e.payment_id)
  union all
  select 'refund of ' || o.number || ' is ' || f.state from refunds f join own o on o.id = f.order_id
   where f.state in ('due', 'asked', 'failed')
  union all
  select 'return of ' || o.number || ' is accepted' from order_returns r join own o on o.id = r.order_id
   where r.state = 'accepted'
  union all
  select 'document of ' || o.number || ' is ' || c.state from cfdis c join own o on o.id = c.order_id
   where c.state in ('due', 'sealed')`;

export const openWorkOf = (pool) => {
  const ask = async (query, orders) => (await pool.query(query, [orders.map(({ number }) => number)])).rows;
  return {
    unpaid: (orders) => ask(unpaidQuery, orders),
    all: async (orders) => (await ask(openQuery, orders)).map(({ what }) => what),
  };
};
