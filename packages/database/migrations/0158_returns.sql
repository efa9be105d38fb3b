-- Returns of delivered pieces (RL-10, AF-02, BL-12).

-- Pieces of a line: those that left, those that are in a return or came back, and those whose money went back for a
-- return. A piece is in one return, and is refunded once: for a return, or for another cause such as a cancellation.
alter table order_lines
  add column shipped integer not null default 0,
  add column returned integer not null default 0,
  add column return_refunded integer not null default 0;
update order_lines l set shipped = l.pieces - l.cancelled
  from order_parcels p where p.id = l.parcel_id and p.state in ('on_the_way', 'delivered', 'returning', 'returned');
alter table order_lines
  add check (shipped between 0 and pieces - cancelled),
  add check (returned between 0 and shipped),
  add check (return_refunded between 0 and least(returned, refunded)),
  add check (refunded + returned - return_refunded <= pieces);

-- Whether the share of the shipping went back with the pieces. After a change of mind, it does not.
alter table refunded_pieces add column with_shipping boolean not null default true;

-- A return of pieces of one parcel. The id comes from the form, so a form that is sent twice asks once. Its events are
-- events of the order.
create table order_returns (
  id             uuid primary key,
  order_id       uuid not null references orders,
  parcel_id      uuid not null references order_parcels,
  number         text not null unique check (number ~ '^[0-9]{12}$'),  -- on the label: the order's number and two digits
  state          text not null default 'started' check (state in (
    'started', 'on_the_way', 'arrived', 'accepted', 'refused', 'refunded', 'expired', 'cancelled')),
  reason         text not null check (reason ~ '^[a-z]+(-[a-z]+)*$'),
  story          text check (length(story) <= 1000),     -- of the customer
  bearer         text not null check (bearer in ('shop', 'customer')),  -- who pays the way back
  way            text not null check (way in ('punto', 'recoleccion')),
  with_shipping  boolean not null,                       -- the shipping to the customer goes back, too
  amount         bigint not null check (amount >= 0),    -- to which the customer agreed
  law_until      date not null,                          -- last date on which the law needs no reason (LFPC 56)
  due_on         date,                                   -- last date of the state
  refusal        text check (length(refusal) between 1 and 500),
  carrier        text check (length(carrier) <= 100),
  tracking       text check (length(tracking) <= 100),
  asked_at       timestamptz not null default now(),
  changed_at     timestamptz not null default now(),
  check ((due_on is not null) = (state in ('started', 'on_the_way', 'arrived', 'accepted'))),
  check ((refusal is not null) = (state = 'refused'))
);
create index order_returns_order on order_returns (order_id);
create index order_returns_parcel on order_returns (parcel_id);
create index order_returns_due on order_returns (due_on) where due_on is not null;

create table order_return_lines (
  return_id  uuid not null references order_returns,
  line_id    uuid not null references order_lines,
  pieces     integer not null check (pieces > 0),
  primary key (return_id, line_id)
);
create index order_return_lines_line on order_return_lines (line_id);
