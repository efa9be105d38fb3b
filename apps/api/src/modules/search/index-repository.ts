/** Builds the postings of search (migration 0014, docs/decisions/0017-search.md). Statements of one transaction, through one connection. */
import { openCopy } from '@tianguis/database';
import { createProductReader } from '@tianguis/domain/words';
import type pg from 'pg';
import { Postings, postingColumns } from './postings.ts';
import { readPlacedTexts } from './texts-repository.ts';
import { phraseColumns, Vocabulary, vocabularyColumns } from './vocabulary.ts';

/** Parts of 1,024 products in a segment, and of those that are read at once. */
const segmentParts = 64;
const readParts = 2;

/**
 * Builds a department's postings within the caller's transaction: its places first, given anew and without holes, then the words of what stands
 * at them. What waits is looked at before words are read and forgotten after, unless it changed meanwhile: then it still waits. So nobody who writes
 * stands still for as long as this reads.
 * @returns how many products were read
 */
export async function buildDepartment(
  client: pg.ClientBase,
  department: number,
  onProducts: (count: number) => void = () => undefined,
): Promise<number> {
  // In the order of refresh_listing(): nobody builds bitmaps meanwhile.
  await client.query('select pg_advisory_xact_lock(7426009)');
  const { rows: waiting } = await client.query<{ id: number; version: string }>(
    `select w.product_id as id, w.xmin::text as version from search_waiting as w join listing as l using (product_id) where l.level1_id = $1`,
    [department],
  );
  await client.query('delete from listing_changes where level1_id = $1', [department]);
  // Steps that are not all there are measured anew; then every department is damaged, and built after this one.
  await client.query('delete from listing_steps where (select count(*) from listing_steps) <> 5');
  await client.query('select paint_listing($1, true)', [department]);
  for (const table of ['search_postings', 'search_segments', 'search_vocabulary', 'search_phrases', 'search_built'])
    await client.query(`delete from ${table} where level1_id = $1`, [department]);
  const { rows: segments } = await client.query<{ segment: number; places: number }>(
    'select segment, places from listing_segments where level1_id = $1 order by segment',
    [department],
  );
  const vocabulary = new Vocabulary();
  const read = createProductReader();
  const built = { postings: 0, hits: 0 };
  let products = 0;
  for (const { segment, places } of segments) {
    const postings = new Postings();
    const first = segment * segmentParts;
    for (let part = first; part < first + places / 1024; part += readParts) {
      const rows = await readPlacedTexts(client, department, { from: part, to: part + readParts - 1 });
      for (const { place, texts } of rows) {
        postings.add(place - first * 1024, read(texts));
        vocabulary.add(texts);
      }
      products += rows.length;
      onProducts(rows.length);
    }
    await copyLines(client, `search_postings (${postingColumns})`, postings.lines(department, segment, places));
    built.postings += postings.size;
    built.hits += postings.hits;
    await client.query('insert into search_segments (level1_id, segment, places) values ($1, $2, $3)', [
      department,
      segment,
      places,
    ]);
  }
  await copyLines(client, `search_vocabulary (${vocabularyColumns})`, vocabulary.wordLines(department));
  await copyLines(client, `search_phrases (${phraseColumns})`, vocabulary.phraseLines(department));
  if (segments.length > 0)
    await client.query(
      `insert into search_built (level1_id, segments, postings, hits, vocabulary, phrases)
       select $1, $2, $3, $4, (select count(*) from search_vocabulary where level1_id = $1), (select count(*) from search_phrases where level1_id = $1)`,
      [department, segments.length, built.postings, built.hits],
    );
  await client.query(
    `delete from search_waiting as w using unnest($1::integer[], $2::text[]) as read (id, version)
      where w.product_id = read.id and w.xmin::text = read.version`,
    [waiting.map(({ id }) => id), waiting.map(({ version }) => version)],
  );
  return products;
}

/** Letters that are sent at once. */
const chunk = 1_000_000;

async function copyLines(client: pg.ClientBase, into: string, lines: Iterable<string>): Promise<void> {
  const copy = openCopy(client, `copy ${into} from stdin`);
  try {
    let waiting = '';
    for (const line of lines) {
      waiting += line;
      if (waiting.length < chunk) continue;
      await copy.write(waiting);
      waiting = '';
    }
    await copy.write(waiting);
    await copy.end();
  } catch (error) {
    await copy.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
