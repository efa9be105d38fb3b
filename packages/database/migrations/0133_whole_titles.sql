-- Products by their whole title, so that a search for a whole title finds the product first. The key has letters and
-- digits of ASCII alone, in lower case: whoever looks one up compares the titles (packages/catalogue-index,
-- src/postgres/whole-titles.ts). A hash, since titles are long.
create index products_whole_title on products (hashtextextended(regexp_replace(
  translate(lower(title collate "C"), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun'), '[^a-z0-9]+', '', 'g'), 0));
