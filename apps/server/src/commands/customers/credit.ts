/** `shop credit`: requests for store credit, what customers owe, and their payments (RT-29, AF-04). */
import {
  type CreditAccountRow,
  type CreditOperator,
  type CreditRequestRow,
  type CreditSheet,
  createCreditOperator,
} from '@tianguis/api';
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

const usage = `  credit requests [--json]          requests that wait for a decision, with the limit by the rule
  credit accept REQUEST [--limit AMOUNT]
                                    opens the account; the customer gets a mail
  credit refuse REQUEST --reason TEXT
                                    the customer reads the reason in a mail
  credit list [--json]              all accounts, the newest first
  credit statement WHO [--json]     what is owed and due; WHO is a number of 10 digits, an e-mail or an id
  credit paid WHO AMOUNT --reference TEXT
                                    a transfer arrived; the same reference counts once
  credit paid-out WHO AMOUNT --reference TEXT
                                    what is in favour of the customer was transferred; the same reference counts once
  credit correct WHO AMOUNT --reason TEXT
                                    the customer owes more, or less: --less; never beyond the limit
  credit stop WHO, credit resume WHO
                                    no purchases with the account until it is resumed; the debt stays payable
      --as NAME                     who gives the command, for the audit log; default the user of the system`;

export const creditCommand: Command = { usage, read };

const longest = { reason: 200, reference: 100 };
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ requests: ['--json'], accept: ['--limit='], refuse: ['--reason='], list: ['--json'], statement: ['--json'] },
  ...{ paid: ['--reference='], 'paid-out': ['--reference='], correct: ['--reason=', '--less'], stop: [], resume: [] },
};

type Answer = (credits: CreditOperator) => Promise<string[]>;

function read([verb = '', ...given]: readonly string[], settings: Settings): Work {
  const known = Object.hasOwn(optionsOf, verb) ? optionsOf[verb] : undefined;
  if (known === undefined) throw new Usage(verb === '' ? '' : `There is no "credit ${printable(verb)}".`);
  const { words, options } = readOptions(given, [...known, '--as=']);
  const answer = answerOf(verb, words, options);
  const operator = readOperator(options.get('--as'));
  return async ({ database, say }: CommandContext) => {
    const shop = createUnitOfWork(database.db, createOutbox(database.url));
    const { name, creditModule: module } = loadShopConfig(settings.shopConfig);
    const letters = { name, origin: settings.publicOrigin };
    for (const line of await answer(createCreditOperator(shop, { operator, letters, module }))) say(line);
  };
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function answerOf(verb: string, words: readonly string[], options: ReadonlyMap<string, string>): Answer {
  const [first, second, ...more] = words;
  const takes = { requests: 0, list: 0, paid: 2, 'paid-out': 2, correct: 2 }[verb] ?? 1;
  if (more.length > 0 || words.length > takes) throw new Usage('That is more than this command takes.');
  const isJson = options.has('--json');
  if (verb === 'requests')
    return async (credits) => {
      const open = await credits.requests();
      return isJson ? json(open) : printRequests(open);
    };
  if (verb === 'list')
    return async (credits) => {
      const accounts = await credits.list();
      return isJson ? json(accounts) : printAccounts(accounts);
    };
  if (verb === 'accept' || verb === 'refuse') return decision(verb, first, options);
  if (first === undefined) throw new Usage('Name the account by its number, or the customer by e-mail or id.');
  const who = printable(first);
  if (verb === 'statement')
    return async (credits) => {
      const sheet = await credits.statement(who);
      return isJson ? json(sheet) : printSheet(sheet);
    };
  if (verb === 'stop' || verb === 'resume')
    return async (credits) => {
      await credits.setState(who, verb === 'stop' ? 'stopped' : 'active');
      return [verb === 'stop' ? 'Nothing is bought with this account now.' : 'The account can be used again.'];
    };
  if (second === undefined) throw new Usage('Which amount? Write pesos, such as 150.00.');
  const amount = readPrice(second);
  return verb === 'correct' ? correction(who, amount, options) : transfer(verb, who, amount, options);
}

function decision(
  verb: 'accept' | 'refuse',
  request: string | undefined,
  options: ReadonlyMap<string, string>,
): Answer {
  if (request === undefined) throw new Usage('Which request?');
  if (!/^[0-9a-f-]{36}$/.test(request))
    throw new Error(`"${printable(request)}" is no id of a request: "credit requests" prints the ids.`);
  if (verb === 'accept') {
    const given = options.get('--limit');
    const limit = given === undefined ? undefined : readPrice(given);
    return async (credits) => [`The account ${await credits.accept(request, limit)} is open.`];
  }
  const reason = textOf(options, 'reason', 'Why? Write --reason: the customer reads it.');
  return async (credits) => {
    await credits.refuse(request, reason);
    return [`Request ${request} is refused. Its customer gets a mail.`];
  };
}

function correction(who: string, amount: number, options: ReadonlyMap<string, string>): Answer {
  const note = textOf(options, 'reason', 'Why? Write --reason: the ledger keeps it.');
  return async (credits) => {
    const { account } = await credits.correct(who, options.has('--less') ? -amount : amount, note);
    return [`The customer owes ${showAmount(account.used - account.favor)} now.`];
  };
}

function transfer(verb: string, who: string, amount: number, options: ReadonlyMap<string, string>): Answer {
  const reference = textOf(options, 'reference', 'Which transfer? Write --reference with the text of the bank.');
  return async (credits) => {
    const { isRepeated } = await (verb === 'paid' ? credits.paid : credits.paidOut)(who, amount, reference);
    if (isRepeated) return [`The transfer "${reference}" was noted before. Nothing changed.`];
    return [`${showAmount(amount)} ${verb === 'paid' ? 'arrived' : 'went back'}. The customer gets a mail.`];
  };
}

function textOf(options: ReadonlyMap<string, string>, name: 'reason' | 'reference', missing: string): string {
  const text = options.get(`--${name}`);
  if (text === undefined) throw new Usage(missing);
  return readText(text, longest[name], name);
}

function printRequests(open: readonly CreditRequestRow[]): string[] {
  if (open.length === 0) return ['No request waits.'];
  const rows = open.map((one) => [
    ...[one.id, one.customer, showPrice(one.income), showPrice(one.proposed), showMoment(one.askedAt)],
  ]);
  return table([['Request', 'Customer', 'Income MXN', 'Limit MXN', 'Since'], ...rows], [2, 3]);
}

function printAccounts(accounts: readonly CreditAccountRow[]): string[] {
  if (accounts.length === 0) return ['There are no accounts.'];
  const rows = accounts.map(({ number, customer, state, limit, used, favor }) => [
    ...[number, customer ?? '-', state, showPrice(limit), showAmount(used), showAmount(favor)],
  ]);
  return table([['Account', 'Customer', 'State', 'Limit MXN', 'Owed', 'In favour'], ...rows], [3, 4, 5]);
}

function printSheet({ account, customer, entries }: CreditSheet): string[] {
  const months = account.statements.map((one) => [
    ...[one.cut, one.due, showAmount(one.charges), showAmount(one.credits), showAmount(one.missing)],
  ]);
  const rows = entries.map((one) => [
    ...[showMoment(one.at), one.kind, showAmount(one.owed), showAmount(one.held), one.order ?? '-', one.actor],
    oneLine(one.note ?? (one.kind === 'payment' || one.kind === 'payout' ? one.cause : ''), 80),
  ]);
  return [
    ...[`Account    ${account.number}, ${account.state}`, `Customer   ${customer ?? '-'}`],
    ...[`Limit      ${showAmount(account.limit)}`, `Owed       ${showAmount(account.used)}`],
    ...[`In favour  ${showAmount(account.favor)}`, `Overdue    ${showAmount(account.overdue)}`, ''],
    ...(months.length === 0 ? [] : table([['Cut', 'Due', 'Bought', 'Paid', 'Missing'], ...months], [2, 3, 4])),
    '',
    ...(rows.length === 0
      ? ['There are no entries.']
      : table([['At', 'Entry', 'Owed', 'Held', 'Order', 'By', 'Reason or reference'], ...rows], [2, 3])),
  ];
}
