import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Tells `npm run bench` what a row of its table measured.
 * @param what `measured` as text, whether it is `met` (none: nothing must be met), and the `method` in a few words
 */
export function record(key, { measured, met, method }) {
  const file = process.env.BENCH_RECORDS;
  const script = [basename(process.argv[1]), ...process.argv.slice(2)].join(' ');
  if (file) appendFileSync(file, `${JSON.stringify({ key, measured, met, method, script })}\n`);
}
