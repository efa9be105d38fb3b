/** `shop upgrade`: moves the embedded database to this release's version of PostgreSQL. */
import { lockDataDir } from '@tianguis/database/embedded';
import { upgradeDataDir } from '@tianguis/database/upgrade';
import { shopSchema } from '@tianguis/schema';
import { readSettings } from '../../settings/settings.ts';
import { type CommandEnvironment, type StandaloneCommand, Usage } from '../command.ts';
import { restoreWaitingJobs } from './restore-jobs.ts';

const usage = `  upgrade                           moves DATA_DIR to the PostgreSQL of this release; the old database stays beside it`;

export const upgradeCommand: StandaloneCommand = { usage, run };

async function run(words: readonly string[], { environment, say }: CommandEnvironment): Promise<void> {
  if (words.length > 0) throw new Usage('That is more than this command takes.');
  const { dataDir, databaseUrl } = readSettings(environment);
  if (databaseUrl !== undefined)
    throw new Error(
      'The shop uses the PostgreSQL of DATABASE_URL, which is upgraded by whoever runs it: there is nothing to move.',
    );
  const lock = lockDataDir(dataDir);
  try {
    const log = (line: string) => void process.stderr.write(`${line}\n`);
    const done = await upgradeDataDir({ dataDir, schema: shopSchema, log, putJobs: restoreWaitingJobs });
    if (!done) return say('Nothing to do: the database is already of this release’s PostgreSQL.');
    say(
      `Moved from PostgreSQL ${done.from} to ${done.to}: ${done.tables} tables, ${done.rows.toLocaleString('en')} rows.`,
    );
    say(`The old database is in ${done.oldFolder}: remove it when you have seen that the shop works well.`);
    say(`To go back, stop the shop, put that folder back as "postgres" and start the release that made it.`);
  } finally {
    lock.release();
  }
}
