import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Reports the result of a row to `npm run bench`.
 * @param what `measured` as text, whether the requirement is `met` (undefined if there is none), and the `method`
 */
export function record(key, { measured, met, method }) {
  const file = process.env.BENCH_RECORDS;
  const script = [basename(process.argv[1]), ...process.argv.slice(2)].join(' ');
  if (file) appendFileSync(file, `${JSON.stringify({ key, measured, met, method, script })}\n`);
}
