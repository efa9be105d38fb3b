/**
 * A worker in a separate process, for the test that kills it. The worker's job records that the job has started. The
 * job ends only if the process has a second argument.
 */
import { openDatabase } from '@tianguis/database';
import { createLog, createLogStream } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';
import { startWorker } from './worker.ts';

const [, , url = '', ends] = process.argv;
const database = openDatabase({ url });

const job: Job = {
  name: 'slow',
  options: { timeLimit: 1, retryDelay: 0 },
  async handle() {
    await database.pool.query('insert into facts (name, value) values (gen_random_uuid()::text, $1)', [
      JSON.stringify(process.pid),
    ]);
    process.stdout.write('begun\n');
    if (!ends) await new Promise(() => setInterval(() => undefined, 1000));
  },
};

const log = createLog(createLogStream('json', 2), 'error');
const worker = await startWorker({
  database,
  settings: readSettings({}),
  log,
  jobs: [job],
  intervals: { supervise: 1, poll: 0.5 },
});
process.once('SIGTERM', async () => {
  await worker.stop();
  await database.close();
});
