-- What others looked at and added (issue of the cart, point 6), of visitors who allow to be measured: a job writes all of
-- it anew. Fewer visitors than a minimum make no pair, so nobody is recognisable.
create table product_companions (
  product_id  integer not null references products on delete cascade,
  kind        text not null check (kind in ('vista', 'agregar')),
  position    smallint not null check (position > 0),
  other_id    integer not null references products on delete cascade,
  visitors    integer not null,
  primary key (product_id, kind, position)
);
create index product_companions_other on product_companions (other_id);
