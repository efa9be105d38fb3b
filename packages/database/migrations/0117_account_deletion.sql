-- Deleting an account: its customer has 30 days to change their mind, by signing in. Then a job erases it.
alter table customers add column deletion_requested_at timestamptz;
create index customers_deletion on customers (deletion_requested_at) where deletion_requested_at is not null;

-- Mails to one address: what an export lists, and an erasure deletes.
create index mails_recipient on mails (lower(recipient));
