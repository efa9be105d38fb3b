-- Tables of the catalogue index. All of it is derived from the catalogue: when this text changes, the tables are
-- dropped, made again and filled. The README beside this folder explains the parts; `level1_id` is always the
-- department.
-- Version :analysis_version of the analysis of texts (packages/domain/src/words/analyse.ts).

-- Documents: one narrow row for each product on sale, with all that listings filter and sort by.
create table index_documents (
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  relevance     bigint not null,    -- negative when sold out, so that it sorts behind what can be bought
  delivery      bigint not null,    -- delivery_group()
  product_id    integer primary key,
  level1_id     integer not null,
  level2_id     integer,
  level3_id     integer,
  category_id   integer not null,
  brand_id      integer not null,
  store_id      integer not null,
  sale_price    integer not null,
  rating_count  integer not null,
  -- What filters look at (src/postgres/filter-columns.ts).
  :filter_columns
);

-- Bitmaps, a bit for each ordinal of a block of 1,024. schema.ts adds a column for each bitmap. They stand in the row
-- itself (storage plain): fetching them from a TOAST table costs more than all that is done with them.
create table index_blocks (
  level1_id       integer not null,
  block           integer not null,
  size            integer not null,     -- ordinals
  products        integer not null,     -- ordinals that hold a product; those of products that left are empty
  price_least     integer not null,
  price_greatest  integer not null,
  free_least      integer,              -- the same of what ships free, which is seldom the cheapest
  free_greatest   integer,
  primary key (level1_id, block)
-- Building a department replaces all its rows; a table that is scanned whole should not stay twice as long for it.
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100, autovacuum_vacuum_cost_delay = 0);

-- Runs: consecutive ordinals of a block whose products have the same category and brand.
create table index_runs (
  level1_id       integer not null,
  block           integer not null,
  start           integer not null,     -- first ordinal within the block
  size            integer not null,
  products        integer not null,     -- as in index_blocks
  level2_id       integer,
  level3_id       integer,
  category_id     integer not null,
  brand_id        integer not null,
  price_least     integer not null,
  price_greatest  integer not null,
  least_id        integer not null,     -- product ids of a run ascend: these bounds tell which run may have one
  greatest_id     integer not null,
  primary key (level1_id, block, start)
);
create index index_runs_kind on index_runs (category_id, brand_id);
create index index_runs_brand on index_runs (brand_id);

-- The products of a run and their stores, by ordinal. Apart from the run, since they are seldom needed.
create table index_run_products (
  level1_id  integer not null,
  block      integer not null,
  start      integer not null,
  ids        integer[] not null,
  stores     integer[] not null,
  primary key (level1_id, block, start)
);
alter table index_run_products alter ids set storage external, alter stores set storage external;

-- Which products of a department a store sells: one bitmap over all its blocks. Most stores sell few of many, and zeros
-- compress well.
create table index_store_bitmaps (
  store_id   integer not null,
  level1_id  integer not null,
  size       integer not null,          -- bits that are set
  bits       bit varying not null,
  primary key (store_id, level1_id)
);

-- Which products of a department are of a delivery group: one bitmap over all its blocks, as those of stores.
create table index_delivery_bitmaps (
  delivery   bigint not null,
  level1_id  integer not null,
  bits       bit varying not null,
  primary key (level1_id, delivery)
);

-- Segments: 64 blocks of a department, the unit of postings and rank buckets.
create table index_segments (
  level1_id  integer not null,
  segment    integer not null,
  ordinals   integer not null,
  present    bit varying not null,      -- of its blocks, side by side
  in_stock   bit varying not null,      -- what can be bought
  primary key (level1_id, segment)
);
alter table index_segments alter present set storage external, alter in_stock set storage external;

-- Rank buckets, bit-sliced: for each sort key, products are cut into 1,024 buckets of equal size, of which 1023 sorts
-- first, and each binary digit of a product's bucket is a bitmap, the lowest first. So the first of any selection are
-- found without sorting all of it.
create table index_rank_buckets (
  level1_id  integer not null,
  segment    integer not null,
  sort_key   text not null,             -- see index_sort_key()
  digits     bit varying[] not null,
  primary key (level1_id, segment, sort_key)
);
alter table index_rank_buckets alter digits set storage external;

-- Sort keys at the bounds between buckets, ascending.
create table index_bucket_bounds (
  sort_key  text primary key,
  bounds    bigint[] not null,
  products  integer not null            -- in the shop when they were measured
);

-- Delta: products that changed since their department's bitmaps were built, under the category and brand that they had
-- and have. Every count reads all of it in place of their old bits.
create table index_delta (
  product_id   integer not null,
  level1_id    integer not null,
  category_id  integer not null,
  brand_id     integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

-- Postings: which products of a segment have a term, and in which fields. A rare term has a short list of ordinal * 16
-- + fields (1: the beginning of the title, 2: title, brand or model, 4: category or fact, 8: any other text), a common
-- one a bitmap for each field.
create table index_postings (
  term        text collate "C" not null,
  level1_id   integer not null,
  segment     integer not null,
  short_list  integer[],
  head        bit varying,
  title       bit varying,              -- the beginning included
  fact        bit varying,
  anywhere    bit varying,              -- all fields
  primary key (term, level1_id, segment)
);

-- How many ordinals of a segment have postings; later ones have none yet.
create table index_text_segments (
  level1_id  integer not null,
  segment    integer not null,
  ordinals   integer not null,
  primary key (level1_id, segment)
);

-- Text delta: products whose text changed since the postings were built. Once a job has analysed the text, the product
-- is matched by its own postings in place of the old ones.
create table index_text_delta (
  product_id   integer primary key,
  is_analysed  boolean not null default false
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_cost_delay = 0);

-- Postings of the text delta. Those of products that are not in it, or not analysed, are left over and not read.
create table index_delta_postings (
  term        text collate "C" not null,
  product_id  integer not null,
  fields      integer not null,         -- as in index_postings
  primary key (term, product_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
create index index_delta_postings_product on index_delta_postings (product_id);
-- Their words that index_vocabulary lacks, so that a search for a new word is not corrected to another one.
create table index_delta_words (
  product_id  integer not null,
  word        text collate "C" not null,
  shown       text not null,
  primary key (product_id, word)
);

-- Words of a department's titles, brands, categories and facts, for spelling correction.
create table index_vocabulary (
  word       text collate "C" not null,   -- folded: lower case, no accents
  level1_id  integer not null,
  shown      text not null,               -- its most frequent spelling
  products   integer not null,            -- of the department that have it
  primary key (word, level1_id)
);

-- What titles begin with, for suggestions.
create table index_phrases (
  phrase     text collate "C" not null,   -- folded
  level1_id  integer not null,
  shown      text not null,
  products   integer not null,
  primary key (phrase, level1_id)
);

-- What titles of a category start with, to learn what kind of thing a word names (packages/domain/src/words/kinds.ts).
create table index_kinds (
  term         text collate "C" not null,   -- a word, or two joined by `_`
  level1_id    integer not null,
  category_id  integer not null,
  starts       integer not null,            -- products of the category whose title starts with it
  products     integer not null,            -- of the category
  titles       integer not null,            -- products of the department that have it in the title
  primary key (term, category_id, level1_id)
);

-- How many rows the last build of a department's postings wrote, so that lost rows are noticed. A department with
-- products and without a row here is built again. The products that the build read tell whether the department is still
-- what its words, phrases and kinds were learned from (src/postgres/learning.ts).
create table index_text_builds (
  level1_id   integer primary key,
  built_at    timestamptz not null default now(),
  products    integer not null,           -- that were read
  segments    integer not null,
  postings    integer not null,
  hits        bigint not null,            -- products in all postings, one by one
  vocabulary  integer not null,
  phrases     integer not null
);
