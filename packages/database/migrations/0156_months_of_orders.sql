-- The most months without interest that all products of an order allowed that day (PA-02). Null: not limited.
alter table orders add column most_months smallint check (most_months >= 0);
