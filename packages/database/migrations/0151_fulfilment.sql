-- What follows from orders that were placed or paid: mails to customers and sellers (OD-02, OD-06).

-- One mail for each order, parcel, seller and step. The transaction of the step adds the row, and a job writes the mail.
create table order_mails (
  id         bigint generated always as identity primary key,
  order_id   uuid not null references orders,
  parcel_id  uuid references order_parcels,              -- null: about the whole order
  store_id   integer,                                    -- the seller who is mailed; null: the customer
  step       text not null check (step ~ '^[a-z]+(-[a-z]+)*$'),
  cause      text not null default '',                   -- tells mails of one step apart, such as parts of a payment
  noted_at   timestamptz not null default now(),
  done_at    timestamptz,                                -- null: the mail is not written yet
  mail_id    uuid,                                       -- no foreign key: mails are deleted after 30 days; null: no mail
  unique nulls not distinct (order_id, parcel_id, store_id, step, cause)
);
create index order_mails_waiting on order_mails (id) where done_at is null;

-- The address to which a seller's orders are mailed.
alter table stores add column order_contact text check (length(order_contact) between 3 and 254);
