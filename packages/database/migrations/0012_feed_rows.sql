-- Several items of a feed may stand on one line of it: a running number tells its rows apart, `line` only says where a row stands.
-- An import that was interrupted before this came goes on afterwards; there was one row on a line then.
alter table import_items add row_no integer;
update import_items set row_no = line;
alter table import_items alter row_no set not null;

alter table imports
  add dropped integer not null default 0,          -- variants that the file did not have
  add recount integer[] not null default '{}';     -- stores that gave or got products: their stars are counted at the end
