/**
 * A process that draws pictures, separate from the web process: drawing takes milliseconds of CPU and some hundred
 * megabytes, which must not delay pages. Communicates with `drawing-pool.ts` over the channel of `child_process.fork`.
 */
import { setPriority } from 'node:os';
import type { DrawingSource, Job, JobResult } from './drawing-pool.ts';

// Pages have priority over pictures.
try {
  setPriority(10);
} catch {
  // Not permitted: equal priority.
}

// The parent stops this process: a signal to the whole group (Ctrl+C) must not abort a drawing.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const [{ renderWebp }, { allowSvg, normalise, placeholder, restrictLoaders, squareOf }, { default: sharp }] =
  await Promise.all([import('@tianguis/demo/pictures'), import('./image-processing.ts'), import('sharp')]);
sharp.concurrency(1);
sharp.cache(false);
restrictLoaders();

/** Called for one picture at a time: `drawing-pool.ts` sends the next one after the answer. */
function draw(source: DrawingSource, width: number): Promise<Uint8Array> {
  allowSvg(!('original' in source) && !('fetched' in source));
  if ('original' in source) return squareOf(source.original, width);
  if ('fetched' in source) return normalise(source.fetched);
  if ('placeholder' in source) return placeholder(width);
  return renderWebp(source, width);
}

process.on('message', async ({ id, source, width }: Job) => {
  let result: JobResult;
  try {
    result = { id, bytes: await draw(source, width) };
  } catch (error) {
    result = { id, error: error instanceof Error ? error.message : String(error) };
  }
  if (process.connected) process.send?.(result);
});
