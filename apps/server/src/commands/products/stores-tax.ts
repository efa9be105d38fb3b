/** `shop stores tax|border`: the tax data of sellers. */
import { createSellerTaxOperator, type SellerTaxChange, type SellerTaxSheet } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { quoted, readId, readLines, readOptions } from '../words.ts';

export const storeTaxUsage = `  stores tax [--json]               RFC, regime and name of all stores, as they stand on invoices
  stores tax ID RFC REGIME NAME     sets them; "stores tax ID --none" removes them
  stores tax -                      a line of ID RFC REGIME NAME for each store, on standard input
  stores border ID on|off           IVA of 8 % in the border region, or of 16 %`;

const call = 'npm run shop --';

/** @throws Usage, or Error with one sentence for an operator */
export function readStoreTax(verb: 'tax' | 'border', words: readonly string[]): Work {
  if (verb === 'border') return readBorder(words);
  if (words.every((word) => word === '--json')) {
    const { options } = readOptions(words, ['--json']);
    return reading(async ({ database, say }) => {
      const sheets = await createSellerTaxOperator(createUnitOfWork(database.db)).list();
      for (const line of options.has('--json') ? [JSON.stringify(sheets, null, 2)] : list(sheets)) say(line);
    });
  }
  const changes = readLines(words, readChange);
  return async ({ database, say }) => {
    const changed = await createSellerTaxOperator(createUnitOfWork(database.db)).write(changes);
    for (const { before, after, warnings } of changed) {
      say(`Store ${after.id}, ${oneLine(after.name)}: was ${shown(before)}, is ${shown(after)}`);
      for (const warning of warnings) say(`  Probably wrong: ${warning}`);
    }
    say(undo(changed.map(({ before }) => before)));
  };
}

function readChange(words: readonly string[]): SellerTaxChange {
  const { words: plain, options } = readOptions(words, ['--none']);
  const [store, rfc, regime, ...name] = plain;
  const id = readId(store, 'store');
  if (options.has('--none')) {
    if (rfc !== undefined) throw new Usage('Either --none or the tax data.');
    return { id, tax: null };
  }
  if (rfc === undefined || regime === undefined || name.length === 0)
    throw new Usage('An RFC, a regime and a name are needed.');
  return { id, tax: { rfc, regime, name: name.join(' ') } };
}

function readBorder(words: readonly string[]): Work {
  const { words: plain } = readOptions(words, []);
  const id = readId(plain[0], 'store');
  const [, state, ...more] = plain;
  if ((state !== 'on' && state !== 'off') || more.length > 0) throw new Usage('on or off?');
  return async ({ database, say }) => {
    const { before, after } = await createSellerTaxOperator(createUnitOfWork(database.db)).setBorder(
      id,
      state === 'on',
    );
    const said = ({ border }: SellerTaxSheet) => (border ? 'in the border region' : 'outside of the border region');
    const name = `Store ${id}, ${oneLine(after.name)}`;
    if (before.border === after.border) return say(`${name}: is ${said(after)} as before`);
    say(`${name}: was ${said(before)}, is ${said(after)}`);
    say(`To take it back: ${call} stores border ${id} ${before.border ? 'on' : 'off'}`);
  };
}

const shown = ({ tax }: SellerTaxSheet) => (tax ? `${tax.rfc} ${tax.regime} ${oneLine(tax.name)}` : 'without tax data');

/** The command that restores the tax data. Several stores need lines on standard input, which need no quotes. */
function undo(before: readonly SellerTaxSheet[]): string {
  const lines = before.map(({ id, tax }) =>
    tax ? [String(id), tax.rfc, tax.regime, tax.name] : [String(id), '--none'],
  );
  const [only = [], ...more] = lines;
  const start = `To take it back: ${call} stores tax`;
  if (more.length === 0) return [start, ...only.map(quoted)].join(' ');
  return [`${start} - <<'END'`, ...lines.map((words) => words.join(' ')), 'END'].join('\n');
}

function list(sheets: readonly SellerTaxSheet[]): string[] {
  if (sheets.length === 0) return ['There are no stores.'];
  const rows = sheets.map(({ id, name, tax, border }) => [
    ...[id, tax?.rfc ?? '-', tax?.regime ?? '-', border ? '8 %' : '', oneLine(name, 40), oneLine(tax?.name ?? '-')],
  ]);
  return table([['Store', 'RFC', 'Regime', 'IVA', 'Name', 'Name on invoices'], ...rows], [0]);
}
