/** `shop sellers`: what the shop owes its sellers, statements and payouts (AF-06). */
import { createSellerLedgerOperator, type SellerBalance, type Statement, settleSellers } from '@tianguis/api';
import { loadSellerRules } from '@tianguis/config';
import { createUnitOfWork, type OpenDatabase } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { besideConfig, type Settings } from '../../settings/settings.ts';
import { type Command, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import {
  quoted,
  readId,
  readMoment,
  readOperator,
  readOptions,
  readPrice,
  readText,
  showAmount,
  showMoment,
} from '../words.ts';

const usage = `  sellers list [--json]             what each seller has earned, what was retained and paid, and what is owed
  sellers statement ID [--month YYYY-MM] [--json]
                                    the entries of a month: sales, shipping, commission, taxes, refunds, payouts
  sellers paid ID AMOUNT --reference TEXT
                                    a transfer to the seller was made: at most what is owed, each reference once`;

export const sellersCommand: Command = { usage, read };

const longestReference = 60;

function read([verb = '', ...given]: readonly string[], settings: Settings): Work {
  const verbs: Readonly<Record<string, (words: readonly string[]) => (shop: Shop) => Promise<string[]>>> = {
    list: readList,
    statement: readStatement,
    paid: readPaid,
  };
  const readVerb = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!readVerb) throw new Usage(verb === '' ? '' : `There is no command "sellers ${quoted(verb)}".`);
  const answer = readVerb(given);
  const rules = loadSellerRules(besideConfig(settings, 'sellers.json'));
  return async ({ database, say }) => {
    // Deliveries and refunds of the last minutes count, too.
    await settleSellers(createUnitOfWork(database.db), rules, { all: true });
    for (const line of await answer(database)) say(line);
  };
}

type Shop = Pick<OpenDatabase, 'db'>;
const operatorOf = ({ db }: Shop, operator = '') => createSellerLedgerOperator(createUnitOfWork(db), operator);
const json = (value: unknown) => [JSON.stringify(value, null, 2)];

function readList(given: readonly string[]): (shop: Shop) => Promise<string[]> {
  const { words, options } = readOptions(given, ['--json']);
  if (words.length > 0) throw new Usage('That is more than this command takes.');
  return async (shop) => {
    const balances = await operatorOf(shop).balances();
    return options.has('--json') ? json(balances) : printBalances(balances);
  };
}

function readStatement(given: readonly string[]): (shop: Shop) => Promise<string[]> {
  const { words, options } = readOptions(given, ['--json', '--month=']);
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  const id = readId(words[0], 'store');
  const month = readMonth(options.get('--month') ?? dateInMexico(Date.now()).slice(0, 7));
  return async (shop) => {
    const statement = await operatorOf(shop).statement(id, month.from, month.to);
    return options.has('--json') ? json({ month: month.name, ...statement }) : printStatement(statement, month.name);
  };
}

/** A month of Mexico City: its name, its begin and its end. */
function readMonth(name: string): { name: string; from: Date; to: Date } {
  const [, year = 0, month = 0] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(name)?.map(Number) ?? [];
  if (month === 0) throw new Usage('Write the month as 2026-11.');
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return { name, from: readMoment(`${name}-01`), to: readMoment(`${next}-01`) };
}

function readPaid(given: readonly string[]): (shop: Shop) => Promise<string[]> {
  const { words, options } = readOptions(given, ['--reference=', '--as=']);
  const [store, price, ...more] = words;
  const id = readId(store, 'store');
  if (price === undefined || more.length > 0) throw new Usage('How much was transferred?');
  if (/^\$?[0.]+$/.test(price)) throw new Usage('A payout is more than 0.');
  const amount = readPrice(price);
  const reference = options.get('--reference');
  if (reference === undefined) throw new Usage('Which transfer? Write --reference with the text of the bank.');
  const text = readText(reference, longestReference, 'reference');
  const operator = readOperator(options.get('--as'));
  return async (shop) => {
    const { before, after } = await operatorOf(shop, operator).paid(id, amount, text);
    return [`Store ${id}: was owed ${showAmount(before)}, is owed ${showAmount(after)}`];
  };
}

const kinds = ['sale', 'shipping', 'commission', 'isr', 'iva', 'payout'] as const;
const titles = ['Sales', 'Shipping', 'Commission', 'ISR', 'IVA', 'Paid out'];

function printBalances(balances: readonly SellerBalance[]): string[] {
  if (balances.length === 0) return ['No seller has earned anything yet.'];
  const rows = balances.map((one) => [
    ...[String(one.store), oneLine(one.name, 30), ...kinds.map((kind) => showAmount(one[kind]))],
    showAmount(one.owed),
  ]);
  return table([['Store', 'Name', ...titles, 'Owed MXN'], ...rows], [0, 2, 3, 4, 5, 6, 7, 8]);
}

function printStatement({ balance, before, rows }: Statement, month: string): string[] {
  let owed = before;
  const lines = rows.map((row) => {
    owed += kinds.reduce((sum, kind) => sum + row[kind], 0);
    const what = row.order === null ? `payout ${row.reference ?? ''}` : `${row.order} line ${row.line}`;
    return [
      ...[showMoment(row.at), oneLine(what, 30), row.pieces === null ? '' : String(row.pieces)],
      ...[oneLine(row.title ?? '', 30), ...kinds.map((kind) => showAmount(row[kind])), showAmount(owed)],
    ];
  });
  const right = [2, 4, 5, 6, 7, 8, 9, 10];
  return [
    `Store ${balance.store}, ${oneLine(balance.name)}: ${month}`,
    `owed before: ${showAmount(before)}`,
    ...(lines.length > 0
      ? table([['At', 'Order', 'Pieces', 'Product', ...titles, 'Owed'], ...lines], right)
      : ['No entries in this month.']),
    `owed after: ${showAmount(owed)}; owed today: ${showAmount(balance.owed)}`,
  ];
}
