/** `shop import shipments`: imports what sellers and carriers say of parcels (OD-06). */
import { readFileSync, statSync } from 'node:fs';
import { importShipments } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { readFileArgument } from '../catalogue/catalogue-arguments.ts';
import { Usage, type Work } from '../command.ts';
import { standardInput } from '../standard-input.ts';
import { readId, readOperator, readOptions } from '../words.ts';

export const shipmentsUsage = `  import shipments FILE|-           steps of parcels: CSV with the columns order, state, and parcel, sku, carrier,
                                    tracking, at
      --store ID                    the file is that of one store, and moves no other parcels`;

const mostNamed = 20;
/** The most bytes of a file, enough for some hundred thousand rows. */
const longestFile = 32 * 1024 ** 2;

/** @throws Usage; Error with one sentence if the file cannot be read */
export function readShipmentsImport(given: readonly string[]): Work {
  const { words, options } = readOptions(given, ['--store=', '--as=']);
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  const { path, typed } = readFileArgument(words[0]);
  const store = options.has('--store') ? readId(options.get('--store'), 'store') : undefined;
  const operator = readOperator(options.get('--as'));
  const bytes = readBytes(path, typed);
  return async ({ database, say }) => {
    const result = await importShipments(createUnitOfWork(database.db), bytes, { operator, store });
    const { rows, changed, same, faults } = result;
    for (const { line, reason } of faults.slice(0, mostNamed)) say(`Line ${line}: ${reason}.`);
    if (faults.length > mostNamed) say(`And ${faults.length - mostNamed} more rows are held back.`);
    say(`${rows} rows: ${changed} moved a parcel, ${same} were known before, ${faults.length} held back.`);
  };
}

function readBytes(path: string | undefined, typed: string): Uint8Array {
  try {
    if (path === undefined) return standardInput.readAll();
    if (statSync(path).size > longestFile) throw new Error(`it is longer than ${longestFile / 1024 ** 2} MB`);
    return readFileSync(path);
  } catch (error) {
    throw new Error(`The file ${typed} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
