// Four search implementations on the same products: the search of the shop, BM25 over the words of the shop, and two
// baselines of PostgreSQL. Each implementation returns ids, the best first.
import { resolve } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { readWords } from '../search/words.mjs';
import { openBm25 } from './bm25.mjs';

/** Number of results that are read. */
export const depth = 50;

/** @param database result of `openDatabase`, with a built search index */
export async function openWays(database) {
  const { createApi } = await import('@tianguis/api');
  const { loadShopConfig } = await import('@tianguis/config');
  const { db, pool } = database;
  const app = await createApi({
    db,
    config: loadShopConfig(resolve(root, 'config/shop.json')),
    publicOrigin: 'http://localhost',
    words: readWords,
  });
  await makeBaselines(pool);
  const ids = ({ rows }) => rows.map(({ id }) => id);

  const findBm25 = await openBm25(pool, depth);

  async function findOurs(query, sort = 'relevance') {
    const address = new URLSearchParams({ query, page_size: String(depth), order_by: sort });
    const reply = await app.inject(`/search/v1/products?${address}`);
    if (reply.statusCode !== 200) throw new Error(`${query}: ${reply.body}`);
    return reply.json().data.products.map(({ id }) => id);
  }
  const findSpanish = async (query) =>
    ids(
      await pool.query(
        `select id from relevance_baseline, plainto_tsquery('spanish', $1) as q where words @@ q
          order by ts_rank(words, q) desc, popularity desc, id limit ${depth}`,
        [query],
      ),
    );
  const findTrigrams = async (query) =>
    ids(
      await pool.query(
        `select id from relevance_baseline where word_similarity(lower($1), title) >= 0.5
          order by word_similarity(lower($1), title) desc, popularity desc, id limit ${depth}`,
        [query],
      ),
    );
  return {
    ways: { ours: findOurs, bm25: findBm25, 'spanish + ts_rank': findSpanish, trigrams: findTrigrams },
    close: () => app.close(),
  };
}

async function makeBaselines(pool) {
  await pool.query('create extension if not exists pg_trgm');
  await pool.query(`
    drop table if exists relevance_baseline;
    create table relevance_baseline as
      select p.id, p.popularity, lower(p.title) as title,
             setweight(to_tsvector('spanish', p.title || ' ' || b.name), 'A') || setweight(to_tsvector('spanish', (select string_agg(name, ' ') from categories as c where c.id = any (d.path))), 'B')
             || setweight(to_tsvector('spanish', p.description), 'D') as words
        from products as p join brands as b on b.id = p.brand_id join categories as d on d.id = p.category_id where p.is_active;
    create index on relevance_baseline using gin (words);
    analyze relevance_baseline`);
}
