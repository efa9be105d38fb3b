/** Builds the postings of a department. Statements of one transaction, through one connection. */
import { copyLines } from '@tianguis/database';
import { createProductReader, StartCounts, Vocabulary, type Written } from '@tianguis/domain/words';
import type pg from 'pg';
import type { OnIndexed } from '../catalogue-index.ts';
import { blockSize, segmentBlocks, segmentSize } from './geometry.ts';
import { Postings, postingColumns } from './postings.ts';
import { type OrdinalTexts, readBlockTexts } from './texts.ts';

/** Blocks whose texts are read at once. */
const readBlocks = 2;
const textTables = [
  'index_postings',
  'index_text_segments',
  'index_vocabulary',
  'index_phrases',
  'index_kinds',
  'index_text_builds',
] as const;

/**
 * Builds a department within the caller's transaction: first its bitmaps, with new ordinals and without gaps,
 * then the postings of the products at them. The text delta is read before texts are and cleared after, but for what
 * changed meanwhile, so that no writer has to wait.
 * @returns how many products were read
 */
export async function buildDepartment(
  client: pg.ClientBase,
  department: number,
  onIndexed: OnIndexed = () => undefined,
): Promise<number> {
  // The lock of index_merge_delta(): one builder at a time.
  await client.query('select pg_advisory_xact_lock(7426009)');
  const { rows: pending } = await client.query<{ id: number; version: string }>(
    `select w.product_id as id, w.xmin::text as version
       from index_text_delta as w join index_documents as d using (product_id) where d.level1_id = $1`,
    [department],
  );
  await client.query('delete from index_delta where level1_id = $1', [department]);
  // Where some bounds are lost, all are measured again; then every department is damaged, and built after this one.
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
  const kinds = new StartCounts();
  const read = createProductReader();
  const built = { postings: 0, hits: 0 };
  let products = 0;
  for (const { segment, ordinals } of segments) {
    const postings = new Postings();
    const from = segment * segmentBlocks;
    for await (const rows of readAhead(client, department, { from, to: from + ordinals / blockSize - 1 })) {
      for (const product of rows) {
        const terms = read(product);
        postings.add(product.ordinal - segment * segmentSize, terms);
        kinds.add(product, terms);
        vocabulary.add(product);
      }
      products += rows.length;
      onIndexed(rows.length);
    }
    await copyLines(
      client,
      `copy index_postings (${postingColumns}) from stdin`,
      postings.lines(department, segment, ordinals),
    );
    built.postings += postings.size;
    built.hits += postings.hits;
  }
  await client.query(
    `insert into index_text_segments (level1_id, segment, ordinals)
     select level1_id, segment, ordinals from index_segments where level1_id = $1`,
    [department],
  );
  const copyTexts = (into: string, texts: Iterable<Written>) =>
    copyLines(client, `copy ${into}, level1_id, shown, products) from stdin`, lines(department, texts));
  await copyTexts('index_vocabulary (word', vocabulary.words());
  await copyTexts('index_phrases (phrase', vocabulary.phrases());
  await copyLines(
    client,
    'copy index_kinds (term, level1_id, category_id, starts, products, titles) from stdin',
    kindLines(department, kinds),
  );
  if (segments.length > 0)
    await client.query(
      `insert into index_text_builds (level1_id, products, segments, postings, hits, vocabulary, phrases)
       select $1, $5, $2, $3, $4, (select count(*) from index_vocabulary where level1_id = $1),
         (select count(*) from index_phrases where level1_id = $1)`,
      [department, segments.length, built.postings, built.hits, products],
    );
  await client.query(
    `delete from index_text_delta as w using unnest($1::integer[], $2::text[]) as read (id, version)
      where w.product_id = read.id and w.xmin::text = read.version`,
    [pending.map(({ id }) => id), pending.map(({ version }) => version)],
  );
  return products;
}

/** Texts of these blocks; while some are analysed, PostgreSQL reads the next. */
async function* readAhead(
  client: pg.ClientBase,
  department: number,
  { from, to }: { from: number; to: number },
): AsyncGenerator<OrdinalTexts[]> {
  const read = (block: number) => readBlockTexts(client, department, { from: block, to: block + readBlocks - 1 });
  let next = read(from);
  for (let block = from + readBlocks; block <= to; block += readBlocks) {
    const rows = await next;
    next = read(block);
    // Where analysing fails, nobody waits for it any more.
    next.catch(() => undefined);
    yield rows;
  }
  yield await next;
}

function* lines(department: number, texts: Iterable<Written>): Generator<string> {
  for (const { key, shown, products } of texts) yield `${key}\t${department}\t${shown}\t${products}\n`;
}

function* kindLines(department: number, kinds: StartCounts): Generator<string> {
  for (const { term, category, starts, products, titles } of kinds.rows())
    yield `${[term.replaceAll('\\', '\\\\'), department, category, starts, products, titles].join('\t')}\n`;
}
