/** `shop import inventory`: imports stock by place from Google's local inventory data (docs/catalogue-feed.md). */
import { createReadStream, statSync } from 'node:fs';
import { type InventoryResult, importInventory } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { Usage, type Work } from '../command.ts';
import { readOptions } from '../words.ts';
import { readFileArgument } from './catalogue-arguments.ts';

export const inventoryUsage = `  import inventory FILE|-           which of our warehouses and shops has how many pieces: TSV, CSV or XML with the
                                    columns store_code, id, quantity, availability
      --replace                     forgets what the file does not have of the places that it names
      --force                       with --replace, even if that is more than half of a place`;

const mostNamed = 20;

/** @throws Usage; Error with one sentence if the file does not exist */
export function readInventoryImport(given: readonly string[]): Work {
  const { words, options } = readOptions(given, ['--replace', '--force']);
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  const { path, typed } = readFileArgument(words[0]);
  if (path !== undefined && !statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new Error(`The file ${typed} cannot be read: there is no such file.`);
  return async ({ database, say }) => {
    const file = path === undefined ? process.stdin : createReadStream(path);
    let named = 0;
    try {
      const result = await importInventory(createUnitOfWork(database.db), file, {
        replace: options.has('--replace'),
        force: options.has('--force'),
        onFault(line, reason) {
          if (named++ < mostNamed) say(`Line ${line}: ${reason}.`);
        },
      });
      for (const line of summary(result)) say(line);
    } finally {
      file.destroy();
    }
  };
}

function summary({ rows, heldBack, unknown, changed, removed, refusal }: InventoryResult): string[] {
  return [
    ...(heldBack > mostNamed ? [`And ${heldBack - mostNamed} more rows are held back.`] : []),
    `${rows} rows: ${changed} changed, ${removed} forgotten, ${unknown} of variants that the shop does not have, ` +
      `${heldBack} held back.`,
    ...(refusal ? [refusal] : []),
  ];
}
