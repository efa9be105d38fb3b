/** `shop balance`: what customers have in the shop, corrections, and transfers to their accounts (PA-05, AF-04). */
import { type BalanceOperator, type BalanceReport, createBalanceOperator, type DuePayout } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Command, type CommandContext, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import {
  printable,
  readOperator,
  readOptions,
  readPrice,
  readText,
  showAmount,
  showMoment,
  showPrice,
} from '../words.ts';

const usage = `  balance show WHO [--json]         the balance of a customer, by e-mail or id, and its entries
  balance correct WHO AMOUNT --reason TEXT
                                    adds an amount, such as 150.00, or takes one: --less; never below zero
  balance payouts [--json]          balance to transfer by SPEI, each with its CLABE; the audit log notes this
  balance transferred PAYOUT --reference TEXT
                                    the transfer was made: its CLABE is erased, and the customer gets a mail
  balance returned PAYOUT           the bank sent the transfer back: the money is in the balance again
      --as NAME                     who gives the command, for the audit log; default the user of the system`;

export const balanceCommand: Command = { usage, read };

const longestReason = 200;
const longestReference = 60;
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ show: ['--json'], correct: ['--reason=', '--less'], payouts: ['--json'] },
  ...{ transferred: ['--reference='], returned: [] },
};

type Answer = (balances: BalanceOperator) => Promise<string[]>;

function read([verb = '', ...given]: readonly string[], settings: Settings): Work {
  const known = Object.hasOwn(optionsOf, verb) ? optionsOf[verb] : undefined;
  if (known === undefined) throw new Usage(verb === '' ? '' : `There is no "balance ${printable(verb)}".`);
  const { words, options } = readOptions(given, [...known, '--as=']);
  const answer = answerOf(verb, words, options);
  const operator = readOperator(options.get('--as'));
  return async ({ database, say }: CommandContext) => {
    const shop = createUnitOfWork(database.db, createOutbox(database.url));
    const letters = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    for (const line of await answer(createBalanceOperator(shop, operator, letters))) say(line);
  };
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function answerOf(verb: string, words: readonly string[], options: ReadonlyMap<string, string>): Answer {
  const [first, second, ...more] = words;
  if (more.length > 0 || (verb !== 'correct' && second !== undefined) || (verb === 'payouts' && first !== undefined))
    throw new Usage('That is more than this command takes.');
  if (verb === 'payouts')
    return async (balances) => {
      const due = await balances.payouts();
      return options.has('--json') ? json(due) : printDue(due);
    };
  if (verb === 'transferred' || verb === 'returned') return payoutAnswer(verb, first, options);
  if (first === undefined) throw new Usage('Name the customer by e-mail or id.');
  const who = printable(first);
  if (verb === 'show')
    return async (balances) => {
      const report = await balances.show(who);
      return options.has('--json') ? json(report) : printReport(report);
    };
  if (second === undefined) throw new Usage('Which amount? Write pesos, such as 150.00.');
  const amount = readPrice(second) * (options.has('--less') ? -1 : 1);
  const reason = options.get('--reason');
  if (reason === undefined) throw new Usage('Why? Write --reason: the ledger keeps it.');
  const note = readText(reason, longestReason, 'reason');
  return async (balances) => {
    const report = await balances.correct(who, amount, note);
    return [`The balance was ${showAmount(report.amount - amount)}, and is ${showAmount(report.amount)}.`];
  };
}

function payoutAnswer(
  verb: 'transferred' | 'returned',
  payout: string | undefined,
  options: ReadonlyMap<string, string>,
): Answer {
  if (payout === undefined) throw new Usage('Which payout?');
  if (!/^[0-9a-f-]{36}$/.test(payout))
    throw new Error(`"${printable(payout)}" is no id of a payout: "balance payouts" prints the ids.`);
  if (verb === 'returned')
    return async (balances) => {
      await balances.returned(payout);
      return [`The money of payout ${payout} is in the balance again. Its customer gets a mail.`];
    };
  const reference = options.get('--reference');
  if (reference === undefined) throw new Usage('Which transfer? Write --reference with the text of the bank.');
  const text = readText(reference, longestReference, 'reference');
  return async (balances) => {
    await balances.transferred(payout, text);
    return [`Payout ${payout} is transferred. Its customer gets a mail.`];
  };
}

function printReport({ customer, amount, held, entries }: BalanceReport): string[] {
  const rows = entries.map((one) => [
    ...[showMoment(one.at), one.kind, showAmount(one.amount), showAmount(one.held), one.number ?? '-', one.actor],
    one.gift ? oneLine(`changed gift: ${one.gift.title}`, 80) : oneLine(one.note ?? '', 80),
  ]);
  return [
    ...[`Customer  ${customer}`, `Balance   ${showAmount(amount)}`, `Held      ${showAmount(held)}`, ''],
    ...(rows.length === 0
      ? ['There are no entries.']
      : table([['At', 'Entry', 'Balance', 'Held', 'Order', 'By', 'Reason'], ...rows], [2, 3])),
  ];
}

function printDue(due: readonly DuePayout[]): string[] {
  if (due.length === 0) return ['No payout waits for a transfer.'];
  const rows = due.map((one) => [
    ...[one.payout, showPrice(one.amount), one.clabe, printable(one.holder), one.bank, showMoment(one.asked)],
  ]);
  return table([['Payout', 'Amount MXN', 'CLABE', 'Holder', 'Bank', 'Since'], ...rows], [1]);
}
