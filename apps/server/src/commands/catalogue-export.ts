/** `shop export`: the catalogue goes out as the feed that would bring it in. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exportCatalogue } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createProgress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { writeBeside } from '../write-beside.ts';
import { readExportWords } from './catalogue-words.ts';
import { type Command, reading, Usage, type Work } from './command.ts';

const usage = `  export catalogue FILE|-           writes all products on sale as a product feed; "-" is the standard output
      --format tsv|xml              tsv unless told, or unless FILE ends with .xml
      --all                         also what is not on sale, told apart by the column "active"`;

export const exportCommand: Command = { usage, read };

function read([what, ...words]: readonly string[], settings: Settings): Work {
  if (what !== 'catalogue') throw new Usage(what === undefined ? '' : `There is no "export ${what}".`);
  const { place, format, all } = readExportWords(words);
  const { name } = loadShopConfig(settings.shopConfig);
  return reading(async ({ database }) => {
    const client = await database.pool.connect();
    try {
      const order = { format, all, origin: settings.publicOrigin, shopName: name, now: new Date() };
      const progress = createProgress('Exporting', process.stderr);
      const items = await intoPlace(place.path, (write) => exportCatalogue(client, order, write, progress));
      process.stderr.write(`${items} items were written.\n`);
    } finally {
      client.release();
    }
  });
}

type Write = (text: string) => Promise<void>;

/** A file is there when it is whole; whoever reads the standard output sees it grow. */
async function intoPlace(path: string | undefined, work: (write: Write) => Promise<number>): Promise<number> {
  if (path === undefined) return work(writerTo(process.stdout));
  let count = 0;
  await writeBeside(path, async (unfinished) => {
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
