/** `shop export`: exports the catalogue as a feed that can be imported. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exportCatalogue } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createProgress } from '../../logging/progress.ts';
import type { Settings } from '../../settings/settings.ts';
import { writeAtomically } from '../../write-atomically.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { parseExportArguments } from './catalogue-arguments.ts';

const usage = `  export catalogue FILE|-           writes all products on sale as a product feed; "-" is the standard output
      --format tsv|xml              default tsv, or xml if FILE ends with .xml
      --all                         also products that are not on sale, marked in the column "active"`;

export const exportCommand: Command = { usage, read };

function read([what, ...words]: readonly string[], settings: Settings): Work {
  if (what !== 'catalogue') throw new Usage(what === undefined ? '' : `There is no "export ${what}".`);
  const { file, format, all } = parseExportArguments(words);
  const { name } = loadShopConfig(settings.shopConfig);
  return reading(async ({ database }) => {
    const client = await database.pool.connect();
    try {
      const options = { format, all, origin: settings.publicOrigin, shopName: name, now: new Date() };
      const progress = createProgress('Exporting', process.stderr);
      const items = await writeOutput(file.path, (write) => exportCatalogue(client, options, write, progress));
      process.stderr.write(`${items} items were written.\n`);
    } finally {
      client.release();
    }
  });
}

type Write = (text: string) => Promise<void>;

/** Writes a file atomically, or to the standard output. */
async function writeOutput(path: string | undefined, work: (write: Write) => Promise<number>): Promise<number> {
  if (path === undefined) return work(writerTo(process.stdout));
  let count = 0;
  await writeAtomically(path, async (unfinished) => {
    const stream = createWriteStream(unfinished);
    try {
      count = await work(writerTo(stream));
      stream.end();
      await finished(stream);
    } finally {
      stream.destroy();
    }
  });
  return count;
}

function writerTo(stream: NodeJS.WritableStream): Write {
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => undefined);
  return async (text) => {
    if (text !== '' && !stream.write(text)) await Promise.race([once(stream, 'drain'), failed]);
  };
}
