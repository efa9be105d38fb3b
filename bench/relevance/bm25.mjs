// BM25 in memory, any of the words of the search, over the same words that our index has; a word of the title counts
// three times. Ties by popularity.
const [k1, b] = [1.2, 0.75];
const titleWeight = 3;

/** @returns a search: ids of the best `depth` products */
export async function openBm25(pool, depth) {
  const { analyse, tokenise } = await import('@tianguis/domain/words');
  const { rows } = await pool.query(`
    select p.id, p.popularity, p.title || ' ' || b.name || ' ' || p.model as title,
           (select string_agg(c.name, ' ') from categories as c where c.id = any (d.path)) || ' ' || p.specifications::text
             || ' ' || coalesce((select string_agg(v.options::text, ' ') from product_variants as v where v.product_id = p.id), '')
             || ' ' || array_to_string(p.description || p.highlights, ' ') as others
      from products as p join categories as d on d.id = p.category_id join brands as b on b.id = p.brand_id
     where p.is_active order by p.id`);
  const postings = new Map();
  const lengths = rows.map(({ title, others }, at) => {
    const counts = new Map();
    for (const [text, weight] of [
      [title, titleWeight],
      [others, 1],
    ])
      for (const term of analyse(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
    for (const [term, count] of counts) {
      if (!postings.has(term)) postings.set(term, []);
      postings.get(term).push([at, count]);
    }
    return counts.values().reduce((sum, count) => sum + count, 0);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

  return (query) => {
    const scores = new Map();
    const terms = new Set(tokenise(query).flatMap(({ alternatives: [first = []] }) => first));
    for (const term of terms) {
      const list = postings.get(term) ?? [];
      const rarity = Math.log(1 + (rows.length - list.length + 0.5) / (list.length + 0.5));
      for (const [at, count] of list) {
        const score = (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[at]) / mean));
        scores.set(at, (scores.get(at) ?? 0) + score);
      }
    }
    return [...scores]
      .toSorted(([one, first], [other, second]) => second - first || rows[other].popularity - rows[one].popularity)
      .slice(0, depth)
      .map(([at]) => rows[at].id);
  };
}
