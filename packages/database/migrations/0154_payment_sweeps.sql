-- Until when a provider was asked for all payments that changed, so that lost events are found (PA-06).
create table payment_sweeps (
  provider   text primary key,
  swept_to   timestamptz not null
);
