/**
 * A process that draws pictures. It is separate from the web process, since drawing needs milliseconds of CPU and some
 * hundred megabytes, and must not delay pages. It communicates with `drawing-pool.ts` over the channel of
 * `child_process.fork`.
 */
import { setPriority } from 'node:os';
import type { DrawingSource, Job, JobResult } from './drawing-pool.ts';

// Lower the priority, so that pages come before pictures.
try {
  setPriority(10);
} catch {
  // If this is not permitted, pictures have the same priority as pages.
}

// Ignore signals to the whole process group (Ctrl+C), since they must not abort a drawing. The parent stops this
// process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const [
  { renderWebp },
  { allowSvg, normalise, placeholder, restrictLoaders, squareOf },
  { cleanPhotograph },
  { default: sharp },
] = await Promise.all([
  import('@tianguis/demo/pictures'),
  import('./image-processing.ts'),
  import('../photographs/photograph-processing.ts'),
  import('sharp'),
]);
/** Milliseconds between two looks at the processor time of a drawing. */
const WATCH_EVERY = 100;

sharp.concurrency(1);
sharp.cache(false);
restrictLoaders();

/** Draws one picture. Called for one picture at a time, since `drawing-pool.ts` waits for each answer. */
function draw(source: DrawingSource, width: number): Promise<Uint8Array> {
  allowSvg(!('original' in source) && !('fetched' in source) && !('photograph' in source));
  if ('original' in source) return squareOf(source.original, width);
  if ('fetched' in source) return normalise(source.fetched);
  if ('photograph' in source) return cleanPhotograph(source.photograph, width);
  if ('placeholder' in source) return placeholder(width);
  return renderWebp(source, width);
}

/** Calls `onExceeded` when the process has used `limit` milliseconds of processor time. Returns a function to stop. */
function watchTime(limit: number, onExceeded: () => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > limit * 1_000) onExceeded();
  }, WATCH_EVERY);
  return () => clearInterval(timer);
}

process.on('message', async ({ id, source, width, timeLimit }: Job) => {
  const send = (result: JobResult) => process.connected && process.send?.(result);
  // The drawing runs in another thread, so this thread can watch it. The parent then kills this process.
  const stop = watchTime(timeLimit, () => send({ id, tooSlow: true }));
  try {
    send({ id, bytes: await draw(source, width) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    stop();
  }
});
