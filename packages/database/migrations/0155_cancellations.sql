-- Cancellations by the customer, pieces whose money goes back, and accounts for refunds (RL-09, AF-01).

-- Pieces of a line: cancelled before the collection, and refunded for any cause.
alter table order_lines
  add column cancelled integer not null default 0,
  add column refunded integer not null default 0,
  add check (cancelled between 0 and pieces),
  add check (refunded between 0 and pieces);

-- A cancellation of some or all pieces of an order. The id comes from the form, so a form that is sent twice cancels once.
create table order_cancellations (
  id        uuid primary key,
  order_id  uuid not null references orders,
  reason    text not null check (reason ~ '^[a-z]+(-[a-z]+)*$'),
  comment   text check (length(comment) <= 500),
  actor     text not null,                               -- 'customer' or an operator
  at        timestamptz not null default now()
);
create index order_cancellations_order on order_cancellations (order_id);

-- Pieces of a line whose money goes back. `cause` is that of the refunds. The pieces of a line are numbered from 0, so
-- that each refund of the line has the shares of its own pieces: `earlier` is the number of the first one.
create table refunded_pieces (
  order_id  uuid not null references orders,
  line_id   uuid not null references order_lines,
  cause     text not null,
  earlier   integer not null check (earlier >= 0),
  pieces    integer not null check (pieces > 0),
  at        timestamptz not null default now(),
  primary key (line_id, cause),
  unique (line_id, earlier)
);
create index refunded_pieces_order on refunded_pieces (order_id);

-- Parcels that were cancelled or came back until now: all their pieces were refunded at once.
update order_lines l set refunded = l.pieces, cancelled = case when p.state = 'cancelled' then l.pieces else 0 end
  from order_parcels p join orders o on o.id = p.order_id
 where p.id = l.parcel_id and p.state in ('cancelled', 'returned')
   and o.payment_state in ('paid', 'disputed', 'charged_back');
insert into refunded_pieces (order_id, line_id, cause, earlier, pieces)
  select order_id, id, 'parcel ' || parcel_id, 0, refunded from order_lines where refunded > 0;

-- The account to which a refund is transferred, since its way to pay takes no money back, or its card is closed.
create table refund_accounts (
  refund_id       uuid primary key references refunds,
  holder          text not null check (length(holder) between 3 and 100),
  bank            text not null,                         -- its name
  last4           text not null check (last4 ~ '^[0-9]{4}$'),
  clabe           bytea,                                 -- encrypted; null once the transfer was made
  named_at        timestamptz not null default now(),
  transferred_at  timestamptz,
  reference       text check (length(reference) <= 60),  -- of the bank
  check ((transferred_at is null) = (clabe is not null))
);
create index refund_accounts_waiting on refund_accounts (named_at) where transferred_at is null;
