/**
 * Damages of the catalogue index, for the test of its repair. Each has a statement; the totals of three searches after
 * the repair, if they change; and a statement that reverts the change.
 */
const withoutTriggers = (statement: string) =>
  `alter table products disable trigger user; ${statement}; alter table products enable trigger user`;

const restoreTitles = `update products set title = 'Olla honda' where id = 7; update products set title = 'Sartén plano' where id = 8`;

export const damages: readonly [string, number[]?, string?][] = [
  ['delete from index_postings'],
  [`delete from index_postings where term = 'olla'`],
  ['delete from index_postings where level1_id = 1'],
  [
    'delete from index_postings where (term, level1_id) = (select term, level1_id from index_postings where short_list is null limit 1)',
  ],
  ['update index_postings set anywhere = ~anywhere where short_list is null and level1_id = 3'],
  [`insert into index_postings (term, level1_id, segment, short_list) values ('fantasma', 1, 0, '{1}')`],
  ["insert into index_postings (term, level1_id, segment, short_list) values ('fantasma', 77, 0, '{1}')"],
  ['truncate index_postings'],
  ['truncate index_text_segments'],
  ['delete from index_text_segments where level1_id = 3'],
  [
    `update products set title = 'Cazo' where id = 7; truncate index_text_delta; update products set title = 'Olla honda' where id = 7`,
  ],
  [`update products set title = 'Cazo' where id = 7; delete from index_text_delta`, [29, 30, 0], restoreTitles],
  [withoutTriggers(`update products set title = 'Cazo' where id = 7`), [29, 30, 0], restoreTitles],
  [withoutTriggers(`update products set title = 'Cazo' where id in (7, 8)`), [29, 29, 0], restoreTitles],
  [`update index_postings set term = 'x' || term where term = 'olla'`],
  [`update index_postings set anywhere = anywhere >> 1 where short_list is null and level1_id = 3`],
  ['truncate index_vocabulary'],
  ['truncate index_phrases'],
  ['truncate index_text_builds'],
  ['truncate index_documents'],
  ['delete from index_documents where product_id in (7, 31)'],
  ['truncate index_blocks'],
  ['truncate index_runs'],
  ['delete from index_runs where category_id = 3'],
  ['truncate index_run_products'],
  ['delete from index_run_products where level1_id = 1'],
  ['truncate index_store_bitmaps'],
  ['truncate index_segments'],
  ['update index_segments set in_stock = ~in_stock where level1_id = 1'],
  ['update index_segments set present = ~present where level1_id = 1'],
  ['truncate index_rank_buckets'],
  [`delete from index_rank_buckets where level1_id = 1 and sort_key = 'price'`],
  ['truncate index_bucket_bounds'],
  [`delete from index_bucket_bounds where sort_key = 'rating'`],
  ['update products set sale_price = 9000 where id = 7; truncate index_delta'],
  [withoutTriggers('update products set sale_price = 8000 where id = 8')],
  [
    withoutTriggers('update products set is_active = false where id = 8'),
    [30, 29, 0],
    'update products set is_active = true where id = 8',
  ],
  [
    withoutTriggers('update products set is_active = true where id = 99'),
    [30, 30, 1],
    'update products set is_active = false where id = 99',
  ],
  [
    withoutTriggers('delete from product_variants where product_id = 60; delete from products where id = 60'),
    [30, 29, 0],
  ],
];
