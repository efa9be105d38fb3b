/** What a search asks of the index beside matches: the words of the shop, and which terms exist. */
import type { Database } from '@tianguis/database';
import type { LexiconRows, NamedCategory, StartRow, TextQuery } from '@tianguis/domain/words';
import { type Kysely, sql } from 'kysely';

/**
 * Words and phrases of the whole shop, with the spelling that most products have. Rows have a fixed sequence, so that the
 * same catalogue is always understood in the same way.
 */
export async function readLexicon(db: Kysely<Database>): Promise<LexiconRows> {
  const { rows: words } = await sql<LexiconRows['words'][number]>`
    select word, (array_agg(shown order by products desc, shown collate "C"))[1] as shown,
           sum(products)::integer as products
      from (select word, shown, products from index_vocabulary
            union all
            select word, shown, 1 from index_delta_words join index_text_delta using (product_id) where is_analysed) as w
     group by word order by word`.execute(db);
  const { rows: phrases } = await sql<LexiconRows['phrases'][number]>`
    select phrase, (array_agg(shown order by products desc, shown collate "C"))[1] as shown,
           sum(products)::integer as products
      from index_phrases group by phrase order by phrase`.execute(db);
  const { rows: starts } = await sql<StartRow>`
    select term, category_id as category, starts, products, titles from index_kinds
     order by level1_id, category_id, term`.execute(db);
  const { rows: categories } = await sql<NamedCategory>`select path, name from categories order by path`.execute(db);
  // Of documents, since a product in the delta has no run.
  const { rows: brands } = await sql<{ name: string }>`
    select name from brands as b where exists (select from index_documents as d where d.brand_id = b.id)
     order by name collate "C"`.execute(db);
  return { words, phrases, starts, categories, brands: brands.map(({ name }) => name) };
}

/** For each clause, whether the shop has all terms of one of its alternatives, though it were in different products. */
export async function readPresent(
  db: Kysely<Database>,
  { terms, alternatives, clauses }: TextQuery,
): Promise<boolean[]> {
  const { rows } = await sql<{ present: boolean }>`
    select bool_or(present) as present from (
      select clause, bool_and(exists (
               select from index_all_postings as p join index_all_segments using (level1_id, segment)
                where p.term = a.term)) as present
        from unnest(${terms}::text[], ${alternatives}::integer[], ${clauses}::integer[])
          as a (term, alternative, clause)
       group by clause, alternative
    ) as ways group by clause order by clause`.execute(db);
  return rows.map(({ present }) => present);
}
