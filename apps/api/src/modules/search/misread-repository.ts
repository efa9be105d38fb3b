/** Whether products are found by the words that they have: the index beside the catalogue, part by part (decision 17). */
import { createProductReader } from '@tianguis/domain/words';
import type pg from 'pg';
import { readPlacedTexts } from './texts-repository.ts';

/** Places of a part, and parts of a segment. */
const partPlaces = 1024;
const segmentParts = 64;

/** $1 department, $2 segment, $3 first place of the part in it, $4 places that are looked at, $5 and $6 words with their places. */
const differs = `
  with said as (
    select word, array_agg(place) as places from unnest($5::text[], $6::integer[]) as said (word, place) group by word
  ), stored as (
    select word, few, (substring(anywhere from $3 + 1 for ${partPlaces})::bit(${partPlaces}) & $4::bit(${partPlaces})) as bits
      from search_postings where level1_id = $1 and segment = $2
  ), found as (
    select word, array(
             select entry >> 4 from unnest(few) as entry
              where entry >> 4 between $3 and $3 + ${partPlaces - 1} and get_bit($4::bit(${partPlaces}), (entry >> 4) - $3) = 1
           ) as listed, bits
      from stored
  )
  select exists (
    select from said s full join (select * from found where listed <> '{}' or bit_count(bits) > 0) f on f.word = s.word collate "C"
     where s.word is null or f.word is null
        or cardinality(s.places) <> case when f.bits is null then cardinality(f.listed) else bit_count(f.bits) end
        or not case when f.bits is null then s.places <@ f.listed
                    else (select bool_and(get_bit(f.bits, place - $3) = 1) from unnest(s.places) as place) end
  ) as differs`;

/**
 * Reads parts of 1,024 products, chosen by chance, and compares their words with those by which they are found. A second for four parts of a
 * shop of a million.
 * @returns departments that have to be built
 */
export async function findMisread(pool: Pick<pg.Pool, 'query'>, parts: number): Promise<number[]> {
  const { rows: chosen } = await pool.query<{ department: number; part: number }>(
    `select b.level1_id as department, b.part from listing_blocks b
       join search_segments s on s.level1_id = b.level1_id and s.segment = b.part / ${segmentParts}
      where b.part % ${segmentParts} * ${partPlaces} < s.places order by random() limit $1`,
    [parts],
  );
  const found = new Set<number>();
  for (const { department, part } of chosen) {
    if (found.has(department)) continue;
    // Twice, since the department may have been built between the reading of the texts and that of the index.
    if ((await isMisread(pool, department, part)) && (await isMisread(pool, department, part))) found.add(department);
  }
  return [...found].sort((one, other) => one - other);
}

async function isMisread(pool: Pick<pg.Pool, 'query'>, department: number, part: number): Promise<boolean> {
  const segment = Math.floor(part / segmentParts);
  const first = (part % segmentParts) * partPlaces;
  const looked = Buffer.alloc(partPlaces, '0');
  const words: string[] = [];
  const places: number[] = [];
  const read = createProductReader();
  for (const { place, texts, waits, noted } of await readPlacedTexts(pool, department, { from: part, to: part })) {
    const own = read(texts);
    if (waits) {
      // It is found by the words that were noted, and by those of before until then.
      if (noted && (noted.length !== own.size || !noted.every((word) => own.has(word)))) return true;
      continue;
    }
    const here = place - segment * segmentParts * partPlaces;
    looked.write('1', here - first);
    for (const word of own.keys()) {
      words.push(word);
      places.push(here);
    }
  }
  const { rows } = await pool.query<{ differs: boolean }>(differs, [
    department,
    segment,
    first,
    looked.toString(),
    words,
    places,
  ]);
  return rows[0]?.differs === true;
}
