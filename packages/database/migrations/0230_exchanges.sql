-- Exchanges (docs/decisions/0051-exchanges.md): the pieces that the customer of a return wants instead of the money. The
-- pieces are reserved until the return is accepted. Then the order of the exchange has them.
create table return_exchanges (
  return_id   uuid primary key references order_returns,
  state       text not null default 'reserved' check (state in ('reserved', 'ordered', 'ended')),
  sku         text not null,
  pieces      integer not null check (pieces between 1 and 999),
  difference  bigint not null,                           -- which the customer agreed to pay; below 0: to get
  -- Sellers and parcels of the order as they were planned, with the ids of its lines. No personal data.
  content     jsonb not null,
  order_id    uuid unique references orders,
  check ((order_id is not null) = (state = 'ordered'))
);

-- The pieces of an exchange move under the id that its line gets, before the order has the line. `doctor` proves that
-- each movement belongs to a line or to an exchange.
alter table stock_movements drop constraint stock_movements_line_id_fkey;
