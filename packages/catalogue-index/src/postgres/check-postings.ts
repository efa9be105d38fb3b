/** Whether products are found by the terms that they have: the index compared with the catalogue, block by block. */
import { createProductReader } from '@tianguis/domain/words';
import type pg from 'pg';
import { blockSize, segmentBlocks, segmentSize } from './geometry.ts';
import { readBlockTexts } from './texts.ts';

/**
 * $1 department, $2 segment, $3 first ordinal of the block in it, $4 bits of the ordinals that are compared, $5 and $6
 * terms with their ordinals.
 */
const differs = `
  with analysed as (
    select term, array_agg(ordinal) as ordinals from unnest($5::text[], $6::integer[]) as analysed (term, ordinal)
      group by term
  ), stored as (
    select term, short_list,
      (substring(anywhere from $3 + 1 for ${blockSize})::bit(${blockSize}) & $4::bit(${blockSize})) as bits
      from index_postings where level1_id = $1 and segment = $2
  ), found as (
    select term, array(
             select entry >> 4 from unnest(short_list) as entry
              where entry >> 4 between $3 and $3 + ${blockSize - 1}
                and get_bit($4::bit(${blockSize}), (entry >> 4) - $3) = 1
           ) as listed, bits
      from stored
  )
  select exists (
    select from analysed a full join (
      select * from found where listed <> '{}' or bit_count(bits) > 0
    ) f on f.term = a.term collate "C"
     where a.term is null or f.term is null
        or cardinality(a.ordinals) <> case when f.bits is null then cardinality(f.listed) else bit_count(f.bits) end
        or not case when f.bits is null then a.ordinals <@ f.listed
                    else (select bool_and(get_bit(f.bits, ordinal - $3) = 1) from unnest(a.ordinals) as ordinal) end
  ) as differs`;

/**
 * Analyses so many blocks, chosen at random, and compares their terms with those by which they are found. A second for
 * four blocks of a shop of a million.
 * @returns departments that have to be built
 */
export async function findWrongTerms(pool: Pick<pg.Pool, 'query'>, blocks: number): Promise<number[]> {
  const { rows: chosen } = await pool.query<{ department: number; block: number }>(
    `select b.level1_id as department, b.block from index_blocks b
       join index_text_segments s on s.level1_id = b.level1_id and s.segment = b.block / ${segmentBlocks}
      where b.block % ${segmentBlocks} * ${blockSize} < s.ordinals order by random() limit $1`,
    [blocks],
  );
  const found = new Set<number>();
  for (const { department, block } of chosen) {
    if (found.has(department)) continue;
    // Twice, since the department may have been built between the reading of the texts and that of the index.
    if ((await isWrong(pool, department, block)) && (await isWrong(pool, department, block))) found.add(department);
  }
  return [...found].sort((one, other) => one - other);
}

async function isWrong(pool: Pick<pg.Pool, 'query'>, department: number, block: number): Promise<boolean> {
  const segment = Math.floor(block / segmentBlocks);
  const first = (block % segmentBlocks) * blockSize;
  const compared = Buffer.alloc(blockSize, '0');
  const terms: string[] = [];
  const ordinals: number[] = [];
  const read = createProductReader();
  for (const product of await readBlockTexts(pool, department, { from: block, to: block })) {
    const own = read(product);
    if (product.isPending) {
      // It is found by the terms in the delta, and by those of before until then.
      const { pendingTerms } = product;
      if (pendingTerms && (pendingTerms.length !== own.size || !pendingTerms.every((term) => own.has(term))))
        return true;
      continue;
    }
    const here = product.ordinal - segment * segmentSize;
    compared.write('1', here - first);
    for (const term of own.keys()) {
      terms.push(term);
      ordinals.push(here);
    }
  }
  const { rows } = await pool.query<{ differs: boolean }>(differs, [
    department,
    segment,
    first,
    compared.toString(),
    terms,
    ordinals,
  ]);
  return rows[0]?.differs === true;
}
