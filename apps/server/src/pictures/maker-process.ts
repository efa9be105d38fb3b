/**
 * The process that draws pictures, apart from the one that serves pages: drawing takes whole milliseconds of a core and some
 * hundred megabytes, neither of which pages should feel. Talks to `maker.ts` over the channel of `child_process.fork`.
 */
import { setPriority } from 'node:os';
import type { Job, JobResult, PictureMatter } from './maker.ts';

// CachedPages first, pictures with what is left.
try {
  setPriority(10);
} catch {
  // Not allowed here; then they share.
}

// The parent decides when this ends: a signal to the whole group (Ctrl+C) must not cut a picture short.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const [{ renderWebp }, { normalise, openOnlyPictures, openSvg, placeholder, squareOf }, { default: sharp }] =
  await Promise.all([import('@tianguis/demo/pictures'), import('./fetch-draw.ts'), import('sharp')]);
sharp.concurrency(1);
sharp.cache(false);
openOnlyPictures();

/** One at a time: `maker.ts` sends the next when this one is answered. */
function draw(matter: PictureMatter, width: number): Promise<Uint8Array> {
  openSvg(!('original' in matter) && !('fetched' in matter));
  if ('original' in matter) return squareOf(matter.original, width);
  if ('fetched' in matter) return normalise(matter.fetched);
  if ('placeholder' in matter) return placeholder(width);
  return renderWebp(matter, width);
}

process.on('message', async ({ id, matter, width }: Job) => {
  let result: JobResult;
  try {
    result = { id, bytes: await draw(matter, width) };
  } catch (error) {
    result = { id, error: error instanceof Error ? error.message : String(error) };
  }
  if (process.connected) process.send?.(result);
});
