/** For tests: reads a file in small chunks. */
import { Readable } from 'node:stream';
import { type FeedRow, readFeed } from '../index.ts';

export async function read(
  content: string | Buffer,
  pieces = 7,
): Promise<{ format: string; rows: FeedRow[]; unknown: string[] }> {
  const bytes = Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, i) =>
    bytes.subarray(i * pieces, (i + 1) * pieces),
  );
  const feed = await readFeed(Readable.from(chunks, { objectMode: true }));
  const rows: FeedRow[] = [];
  for await (const some of feed.rows) rows.push(...some);
  return { format: feed.format, rows, unknown: [...feed.unknown] };
}
