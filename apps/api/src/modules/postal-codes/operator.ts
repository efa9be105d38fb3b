/** Imports of postal codes for the operator's commands (decision 30). */
import type { UnitOfWork } from '@tianguis/database';
import { type Differences, lockTable, replaceTable } from './operator-repository.ts';
import { missingStates, readPostalCodes } from './read-table.ts';

export interface PostalCodeImport {
  /** Name of the file, which is stored with the import. */
  source: string;
  /** The file covers only a part of the country. Other codes are accepted as well, with their state alone. */
  partial?: boolean;
  /** Imports the file even if it has far fewer codes than the stored table. */
  force?: boolean;
}

export interface PostalCodeImportResult extends Differences {
  codes: number;
  /** Number of lines in the file: one for each colonia. */
  lines: number;
}

/** A file with less than this share of the stored codes is refused, since it looks truncated. */
const leastShare = 0.9;
const mostNamed = 20;

/**
 * Replaces the table of postal codes by a file, in one transaction.
 * @throws Error for an operator if nothing was imported: one sentence, or a line for each fault
 */
export async function importPostalCodes(
  shop: UnitOfWork,
  text: string,
  { source, partial = false, force = false }: PostalCodeImport,
): Promise<PostalCodeImportResult> {
  const { rows, lines, faults } = readPostalCodes(text);
  if (faults.length > 0) throw new Error(explainFaults(faults, lines));
  if (rows.length === 0) throw new Error('The file has a header and no line below it. Nothing was imported.');
  const missing = partial ? [] : missingStates(rows);
  if (missing.length > 0)
    throw new Error(
      `The file has no postal code of ${missing.join(', ')}: it is cut, or of a part of the country. Nothing was ` +
        'imported. If it is to be a part, say so with --partial: other codes are then accepted with their state alone.',
    );
  return shop.withTransaction(async (unit) => {
    const standing = await lockTable(unit);
    if (!force && standing && rows.length < standing.codes * leastShare)
      throw new Error(
        `The file has ${count(rows.length)} postal codes, and the table that stands ${count(standing.codes)}: it looks ` +
          'cut. Nothing was imported. If it is right so, repeat the command with --force.',
      );
    const differences = await replaceTable(unit, rows, { isWhole: !partial, source });
    return { ...differences, codes: rows.length, lines };
  });
}

const count = (number: number): string => number.toLocaleString('en');

function explainFaults(faults: readonly string[], lines: number): string {
  const more = faults.length - mostNamed;
  return [
    `${count(faults.length)} of ${count(lines)} lines ${faults.length === 1 ? 'is' : 'are'} malformed. Nothing was imported.`,
    ...faults.slice(0, mostNamed).map((fault) => `  ${fault}`),
    ...(more > 0 ? [`  and ${count(more)} more`] : []),
  ].join('\n');
}
