-- Drops the page of a product when the answers to its questions change (AF-05). The function is in `invalidation.sql`.
-- A new question is not public, so only its answer changes the page.
create trigger product_questions_updated after update on product_questions referencing new table as written
  for each statement execute function product_part_written();
create trigger product_questions_deleted after delete on product_questions referencing old table as written
  for each statement execute function product_part_written();
