-- Reviews by buyers (RT-19, AF-05). `reviews` has what everybody sees, also of reviews that other systems brought. The
-- link to the account is in a table of its own, which goes with the account; the review then stays without a name.

alter table reviews add edited_at timestamptz;

create table customer_reviews (
  review_id    integer primary key references reviews on delete cascade,
  customer_id  uuid not null references customers on delete cascade,
  product_id   integer not null references products on delete cascade,
  state        text not null check (state in ('shown', 'waiting', 'refused', 'hidden', 'withdrawn')),
  reason       text,                                  -- why the shop refused or hid it
  was_refused  boolean not null default false,        -- until it is accepted, each change waits for a person
  changed_at   timestamptz not null default now(),    -- of the state
  unique (customer_id, product_id),                   -- one review of each customer and product
  check ((state in ('refused', 'hidden')) = (reason is not null))
);
create index customer_reviews_of_product on customer_reviews (product_id);
create index customer_reviews_waiting on customer_reviews (changed_at) where state = 'waiting';

-- Customers whom a review helped. `reviews.helpful_count` also has the votes of erased accounts.
create table review_votes (
  review_id    integer not null references reviews on delete cascade,
  customer_id  uuid not null references customers on delete cascade,
  primary key (review_id, customer_id)
);
create index review_votes_of_customer on review_votes (customer_id);
