/** For tests: a drawing process that says that each drawing takes too long, and then answers all the same. */
import type { Job, JobResult } from './drawing-pool.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', ({ id }: Job) => {
  const results: JobResult[] = [
    { id, tooSlow: true },
    { id, bytes: new Uint8Array(1) },
  ];
  for (const result of results) process.send?.(result);
});
