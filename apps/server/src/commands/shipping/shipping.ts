/** `shop shipping`: places, zones, rates and prices of shipping (decision 33). */
import { readFileSync, statSync } from 'node:fs';
import {
  createShippingOperator,
  csvOf,
  type FileKind,
  fileKindNames,
  jsonOf,
  readShippingFile,
  type ShippingOperator,
  WrongFile,
} from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { parseMoment } from '@tianguis/domain';
import { readFileArgument } from '../catalogue/catalogue-arguments.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { standardInput } from '../standard-input.ts';
import { printable, readOptions } from '../words.ts';
import { changesInWords, importInWords, shippingTables } from './shipping-print.ts';

const usage = `  shipping show [PLACE]             places, zones, rates, prices and holidays; or one place, with its zones
  shipping export [KIND] [--json]   rows as CSV (places, zones, rates, prices or holidays), or all kinds as JSON
  shipping import FILE|- [--replace]
                                    adds and changes rows of such a file; with --replace, what it does not have goes
  shipping place CODE [--OPTION VALUE …]
                                    changes a place: --name, --cutoff 15:00, --express-cutoff 11:00 (or none),
                                    --handling 1, --days LMXJV, --made-to-order 10, --postal-code, --address,
                                    --opening-hours, --active on|off
  shipping holiday add DAY [NAME]   a day of rest beside those of the law; "holiday remove DAY" takes it back
  shipping explain PRODUCT POSTAL_CODE [--at MOMENT]
                                    why a product arrives when it does, step by step`;

export const shippingCommand: Command = { usage, read };

const call = 'npm run shop -- shipping';
/** The most bytes of a file, enough for some hundred thousand rows. */
const longestFile = 32 * 1024 ** 2;

type Answer = (operator: ShippingOperator) => Promise<string[]>;

function read([verb = '', ...rest]: readonly string[]): Work {
  const verbOf = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!verbOf) throw new Usage(verb === '' ? '' : `There is no "shipping ${printable(verb)}".`);
  const answer = verbOf(rest);
  const work: Work = async ({ database, say }) => {
    try {
      for (const line of await answer(createShippingOperator(createUnitOfWork(database.db)))) say(line);
    } catch (error) {
      throw error instanceof WrongFile ? new Error(faultsInWords(error.faults)) : error;
    }
  };
  return ['show', 'export', 'explain'].includes(verb) ? reading(work) : work;
}

const verbs: Readonly<Record<string, (words: readonly string[]) => Answer>> = {
  show(words) {
    if (words.length > 1) throw new Usage('That is more than this command takes.');
    return async (operator) => shippingTables(await operator.rows(), words[0]);
  },

  export(given) {
    const { words, options } = readOptions(given, ['--json']);
    const kind = words[0] === undefined ? undefined : kindOf(words[0]);
    if (words.length > 1) throw new Usage('That is more than this command takes.');
    if (options.has('--json')) return async (operator) => [jsonOf(await operator.rows(), kind && [kind])];
    if (!kind) throw new Usage('Which kind of rows? CSV has one; with --json all of them are one document.');
    return async (operator) => csvOf(kind, (await operator.rows())[kind]);
  },

  import(given) {
    const { words, options } = readOptions(given, ['--replace']);
    if (words.length > 1) throw new Usage('That is more than this command takes.');
    const bytes = readBytes(words[0]);
    const replace = options.has('--replace');
    return async (operator) => importInWords(await operator.import(bytes, replace));
  },

  place(given) {
    const { words, options } = readOptions(
      given,
      Object.keys(placeOptions).map((name) => `${name}=`),
    );
    const [code] = words;
    if (code === undefined) throw new Usage('Which place?');
    if (words.length > 1) throw new Usage('That is more than this command takes.');
    if (options.size === 0) throw new Usage('What is to change?');
    const cells = Object.fromEntries(
      [...options].map(([name, value]) => [placeOptions[name] ?? name, value === 'none' ? '' : value]),
    );
    return async (operator) => {
      const changes = await operator.editPlace(code, cells);
      const back = changes.map(({ name, before }) => ({ option: optionOf(name), before }));
      return changesInWords(code, changes, `${call} place ${code}`, back);
    };
  },

  holiday([what, day, ...name]) {
    if (day === undefined || (what !== 'add' && what !== 'remove'))
      throw new Usage('Write "shipping holiday add DAY [NAME]" or "shipping holiday remove DAY".');
    if (what === 'remove') {
      if (name.length > 0) throw new Usage('That is more than this command takes.');
      return async (operator) => {
        const gone = await operator.removeHoliday(day);
        return [`${day} is a day of work again.`, `To take it back: ${call} holiday add ${day} ${gone}`.trimEnd()];
      };
    }
    return async (operator) => {
      const done = await operator.addHoliday(day, name.join(' '));
      if (done === 'same') return [`${day} is a day of rest as before.`];
      return done === 'changed'
        ? [`${day} is a day of rest as before, with another name.`]
        : [`${day} is a day of rest.`, `To take it back: ${call} holiday remove ${day}`];
    };
  },

  explain(given) {
    const { words, options } = readOptions(given, ['--at=']);
    const [product, postalCode] = words;
    if (product === undefined || postalCode === undefined || words.length > 2)
      throw new Usage('Which product, and to which postal code?');
    const typed = options.get('--at');
    const at = typed === undefined ? Date.now() : parseMoment(typed);
    if (at === undefined)
      throw new Error(`"${printable(typed ?? '')}" is no moment: write it as 2026-11-24T14:59:00-06:00.`);
    if (!/^\d{5}$/.test(postalCode)) throw new Error(`"${printable(postalCode)}" is no postal code of five digits.`);
    return (operator) => operator.explain(product, postalCode, at);
  },
};

/** The column of each option. */
const placeOptions: Readonly<Record<string, string>> = {
  '--name': 'name',
  '--cutoff': 'cutoff',
  '--express-cutoff': 'express_cutoff',
  '--handling': 'handling_days',
  '--days': 'work_days',
  '--made-to-order': 'made_to_order_days',
  '--postal-code': 'postal_code',
  '--address': 'address',
  '--opening-hours': 'opening_hours',
  '--active': 'active',
};

const optionOf = (column: string) => Object.keys(placeOptions).find((name) => placeOptions[name] === column) ?? column;

function kindOf(word: string): FileKind {
  const kind = fileKindNames.find((one) => one === word);
  if (!kind) throw new Usage(`"${printable(word)}" is none of ${fileKindNames.join(', ')}.`);
  return kind;
}

/** @throws Error with one sentence, before the database is opened */
function readBytes(word: string | undefined): Uint8Array {
  const { path, typed } = readFileArgument(word);
  try {
    if (path !== undefined && statSync(path).size > longestFile)
      throw new Error(`it is longer than ${longestFile / 1024 ** 2} MB`);
    const bytes = path === undefined ? standardInput.readAll() : readFileSync(path);
    readShippingFile(bytes);
    return bytes;
  } catch (error) {
    if (error instanceof WrongFile) throw new Error(faultsInWords(error.faults));
    throw new Error(`The file ${typed} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

const mostFaults = 20;

function faultsInWords(faults: readonly string[]): string {
  const more = faults.length - mostFaults;
  return [...faults.slice(0, mostFaults), ...(more > 0 ? [`And ${more} more.`] : []), 'Nothing was changed.'].join(
    '\n',
  );
}
