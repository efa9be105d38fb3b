/** Builds the postings of a department. Statements of one transaction, through one connection. */
import { openCopy } from '@tianguis/database';
import { createProductReader, Vocabulary, type Written } from '@tianguis/domain/words';
import type pg from 'pg';
import type { OnIndexed } from '../catalogue-index.ts';
import { blockSize, segmentBlocks, segmentSize } from './geometry.ts';
import { Postings, postingColumns } from './postings.ts';
import { readBlockTexts } from './texts.ts';

/** Blocks whose texts are read at once. */
const readBlocks = 2;
const textTables = [
  'index_postings',
  'index_text_segments',
  'index_vocabulary',
  'index_phrases',
  'index_text_builds',
] as const;

/**
 * Builds a department within the caller's transaction: first its bitmaps, with ordinals assigned anew and without gaps,
 * then the postings of the products at them. The text delta is read before texts are and cleared after, but for what
 * changed meanwhile, so that no writer has to wait.
 * @returns how many products were read
 */
export async function buildDepartment(
  client: pg.ClientBase,
  department: number,
  onIndexed: OnIndexed = () => undefined,
): Promise<number> {
  // In the order of index_merge_delta(): one builder at a time.
  await client.query('select pg_advisory_xact_lock(7426009)');
  const { rows: pending } = await client.query<{ id: number; version: string }>(
    `select w.product_id as id, w.xmin::text as version
       from index_text_delta as w join index_documents as d using (product_id) where d.level1_id = $1`,
    [department],
  );
  await client.query('delete from index_delta where level1_id = $1', [department]);
  // Bounds that are not all there are measured anew; then every department is damaged, and built after this one.
  await client.query(
    `delete from index_bucket_bounds
      where (select count(*) from index_bucket_bounds) <> cardinality(index_sort_keys())`,
  );
  await client.query('select index_build_bitmaps($1, true)', [department]);
  for (const table of textTables) await client.query(`delete from ${table} where level1_id = $1`, [department]);
  const { rows: segments } = await client.query<{ segment: number; ordinals: number }>(
    'select segment, ordinals from index_segments where level1_id = $1 order by segment',
    [department],
  );
  const vocabulary = new Vocabulary();
  const read = createProductReader();
  const built = { postings: 0, hits: 0 };
  let products = 0;
  for (const { segment, ordinals } of segments) {
    const postings = new Postings();
    const first = segment * segmentBlocks;
    for (let block = first; block < first + ordinals / blockSize; block += readBlocks) {
      const rows = await readBlockTexts(client, department, { from: block, to: block + readBlocks - 1 });
      for (const { ordinal, texts } of rows) {
        postings.add(ordinal - segment * segmentSize, read(texts));
        vocabulary.add(texts);
      }
      products += rows.length;
      onIndexed(rows.length);
    }
    await copyLines(client, `index_postings (${postingColumns})`, postings.lines(department, segment, ordinals));
    built.postings += postings.size;
    built.hits += postings.hits;
    await client.query('insert into index_text_segments (level1_id, segment, ordinals) values ($1, $2, $3)', [
      department,
      segment,
      ordinals,
    ]);
  }
  await copyLines(client, 'index_vocabulary (word, level1_id, shown, products)', lines(department, vocabulary.words()));
  await copyLines(
    client,
    'index_phrases (phrase, level1_id, shown, products)',
    lines(department, vocabulary.phrases()),
  );
  if (segments.length > 0)
    await client.query(
      `insert into index_text_builds (level1_id, segments, postings, hits, vocabulary, phrases)
       select $1, $2, $3, $4, (select count(*) from index_vocabulary where level1_id = $1),
         (select count(*) from index_phrases where level1_id = $1)`,
      [department, segments.length, built.postings, built.hits],
    );
  await client.query(
    `delete from index_text_delta as w using unnest($1::integer[], $2::text[]) as read (id, version)
      where w.product_id = read.id and w.xmin::text = read.version`,
    [pending.map(({ id }) => id), pending.map(({ version }) => version)],
  );
  return products;
}

function* lines(department: number, texts: Iterable<Written>): Generator<string> {
  for (const { key, shown, products } of texts) yield `${key}\t${department}\t${shown}\t${products}\n`;
}

/** Characters that are sent at once. */
const chunk = 1_000_000;

async function copyLines(client: pg.ClientBase, into: string, lines: Iterable<string>): Promise<void> {
  const copy = openCopy(client, `copy ${into} from stdin`);
  try {
    let buffered = '';
    for (const line of lines) {
      buffered += line;
      if (buffered.length < chunk) continue;
      await copy.write(buffered);
      buffered = '';
    }
    await copy.write(buffered);
    await copy.end();
  } catch (error) {
    await copy.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
