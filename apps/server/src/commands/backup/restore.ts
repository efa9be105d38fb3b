/** `shop restore`: replaces the content of the shop with a backup. */
import { statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import { restoreBackup, unpack, verifyBackup } from '@tianguis/database/backup';
import { shopSchema } from '@tianguis/schema';
import { createProgress } from '../../logging/progress.ts';
import { readSettings } from '../../settings/settings.ts';
import { type CommandEnvironment, type StandaloneCommand, Usage } from '../command.ts';
import { withUnmigratedDatabase } from '../with-database.ts';
import { fromCaller, readFrom } from './backup.ts';
import { restorePicture } from './backup-files.ts';
import { restoreWaitingJobs } from './restore-jobs.ts';

const usage = `  restore FILE|- [--force]          restores a backup into an empty shop; with --force, replaces everything that is in it
          [--without TABLE]         leaves out a table that this release of the shop does not know
  An open shop shows the old data until the new ones are in, all at once. Nothing changes when the backup is not whole.`;

export const restoreCommand: StandaloneCommand = { usage, run };

async function run(words: readonly string[], { environment, say }: CommandEnvironment): Promise<void> {
  const { file, force, without } = parseWords(words);
  const settings = readSettings(environment);
  const step = (line: string) => void process.stderr.write(`${line}\n`);
  if (file !== '-') await verifyBackup(unpack(withProgress('Checking the backup', file)));
  await withUnmigratedDatabase(settings, async ({ pool }, url) => {
    const client = await pool.connect();
    try {
      const { head, tables, rows, files, migrated } = await restoreBackup({
        client,
        schema: shopSchema,
        frames: unpack(file === '-' ? readFrom(file) : withProgress('Restoring', file)),
        force,
        without,
        onStep: step,
        putFile: (path, bytes) => restorePicture(settings.dataDir, path, bytes),
        putJobs: restoreWaitingJobs(url),
      });
      say(
        `Restored: the shop of ${head.takenAt}, ${tables} tables, ${rows.toLocaleString('en')} rows, ${files.toLocaleString('en')} pictures${migrated.length > 0 ? `, then brought up to date (${migrated.join(', ')})` : ''}.`,
      );
      // If this fails, the shop is still restored: a worker reads the words later.
      step('Reading words for search');
      await createPostgresMaintenance(pool).refresh();
    } finally {
      client.release(true);
    }
  });
}

function parseWords(words: readonly string[]): { file: string; force: boolean; without: string[] } {
  const without: string[] = [];
  let force = false;
  let file: string | undefined;
  for (const left = [...words]; left.length > 0; ) {
    const word = left.shift() ?? '';
    if (word === '--force') force = true;
    else if (word === '--without') {
      const table = left.shift();
      if (table === undefined) throw new Usage('Without which table?');
      without.push(table);
    } else if (file !== undefined || (word.startsWith('-') && word !== '-')) throw new Usage(`What is "${word}"?`);
    else file = word;
  }
  if (file === undefined) throw new Usage('Which file?');
  return { file, force, without };
}

function withProgress(title: string, file: string): Readable {
  const size = statSync(fromCaller(file), { throwIfNoEntry: false })?.size ?? 0;
  const show = createProgress(title, process.stderr);
  let done = 0;
  const stream = readFrom(file);
  stream.on('data', (chunk: Buffer) => {
    done += chunk.length;
    show(done, size);
  });
  return stream.pause();
}
