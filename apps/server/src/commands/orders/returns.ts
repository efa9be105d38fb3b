/** `shop returns`: what customers send back, what arrived, and what the inspection says (RL-10, AF-02). */
import { type ChangedReturn, createReturnOperator, type ListedReturn, type ReturnOperator } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { printable, readCount, readOperator, readOptions, readText, showMoment, showPrice } from '../words.ts';

const usage = `  returns list [--all] [--rows N] [--json]
                                    returns that wait for something, the earliest deadline first; --all: the newest
  returns show NUMBER [--json]      everything of one return
  returns posted NUMBER [--carrier NAME] [--tracking NUMBER]
                                    the carrier has the pieces
  returns arrived NUMBER            the pieces arrived, and are inspected until the deadline
  returns accept NUMBER --good|--damaged
                                    the money goes back; good pieces can be sold again
  returns refuse NUMBER --reason TEXT
                                    the pieces go back to the customer, who reads the reason`;

export const returnsCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;
const longestCarrier = 100;
const longestReason = 500;

type Options = ReadonlyMap<string, string>;
type Change = (returns: ReturnOperator, number: string, options: Options) => Promise<ChangedReturn>;

/** The text of an option; undefined if it is not given. */
function textOf(options: Options, name: string, longest: number, what: string): string | undefined {
  const value = options.get(name);
  return value === undefined ? undefined : readText(value, longest, what);
}

/** The verbs that change a return, with the options of each. */
const changes: Readonly<
  Record<string, { known: readonly string[]; check?: (options: Options) => void; work: Change }>
> = {
  posted: {
    known: ['--carrier=', '--tracking='],
    work: (returns, number, options) =>
      returns.posted(
        number,
        textOf(options, '--carrier', longestCarrier, 'carrier'),
        textOf(options, '--tracking', longestCarrier, 'number of the carrier'),
      ),
  },
  arrived: { known: [], work: (returns, number) => returns.arrived(number) },
  accept: {
    known: ['--good', '--damaged'],
    check(options) {
      if (options.has('--good') === options.has('--damaged'))
        throw new Usage('Can the pieces be sold again? Write --good or --damaged.');
    },
    work: (returns, number, options) => returns.accept(number, options.has('--good')),
  },
  refuse: {
    known: ['--reason='],
    check(options) {
      if (!options.has('--reason')) throw new Usage('Why? Write --reason: the customer reads it.');
    },
    work: (returns, number, options) =>
      returns.refuse(number, readText(options.get('--reason') ?? '', longestReason, 'reason')),
  },
};

function read([verb = '', ...rest]: readonly string[]): Work {
  if (verb === 'list') {
    const { words, options } = readOptions(rest, ['--all', '--rows=', '--json']);
    if (words.length > 0) throw new Usage('That is more than this command takes.');
    const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
    return reading(async ({ database, say }) => {
      const found = await createReturnOperator(createUnitOfWork(database.db), '').list({
        all: options.has('--all'),
        most,
      });
      for (const line of options.has('--json') ? [JSON.stringify(found, null, 2)] : printList(found)) say(line);
    });
  }
  const change = Object.hasOwn(changes, verb) ? changes[verb] : undefined;
  if (verb !== 'show' && change === undefined)
    throw new Usage(verb === '' ? '' : `There is no "returns ${printable(verb)}".`);
  const { words, options } = readOptions(rest, [...(change?.known ?? ['--json']), '--as=']);
  const [given, ...more] = words;
  if (given === undefined || more.length > 0) throw new Usage('Which return?');
  const number = printable(given);
  change?.check?.(options);
  const operator = readOperator(options.get('--as'));
  return async ({ database, say }) => {
    const returns = createReturnOperator(createUnitOfWork(database.db), operator);
    if (change) return say(inWords(await change.work(returns, number, options)));
    const row = await returns.show(number);
    for (const line of options.has('--json') ? [JSON.stringify(row, null, 2)] : printReturn(row)) say(line);
  };
}

function printList(found: readonly ListedReturn[]): string[] {
  if (found.length === 0) return ['No return waits for anything.'];
  const rows = found.map((one) => [
    ...[
      one.number,
      one.state,
      one.reason,
      one.pieces,
      showPrice(one.amount),
      one.dueOn ?? '-',
      one.isLate ? 'late' : '',
    ],
  ]);
  return table([['Return', 'State', 'Reason', 'Pieces', 'Amount MXN', 'Until', ''], ...rows], [3, 4]);
}

type ShownReturn = Awaited<ReturnType<ReturnOperator['show']>>;

const exchangeInWords = ({ sku, pieces, state, number, difference }: NonNullable<ShownReturn['exchange']>): string =>
  `${pieces} × ${sku}, ${number === null ? state : `order ${number}`}, difference ${showPrice(difference)} MXN`;

function printReturn(row: ShownReturn): string[] {
  return [
    ...table([
      ['Return', row.number],
      // By which "photographs save" finds its photographs.
      ['Id', row.id],
      ['State', `${row.state}${row.dueOn === null ? '' : `, until ${row.dueOn}`}`],
      ['Asked', showMoment(new Date(row.askedAt))],
      ['Reason', row.reason],
      ['Told', oneLine(row.story ?? '-', 1_000)],
      ['Way back', `${row.way}, paid by the ${row.bearer}`],
      ['Carrier', oneLine([row.carrier, row.tracking].filter((one) => one !== null).join(' ') || '-', 200)],
      ['Amount', `${showPrice(row.amount)} MXN, ${row.withShipping ? 'with' : 'without'} the shipping`],
      ['Exchange', row.exchange ? exchangeInWords(row.exchange) : '-'],
      // Until this date the law asks for no reason, so a change of mind cannot be refused for it.
      ['By law until', row.lawUntil],
      ['Refused for', oneLine(row.refusal ?? '-', longestReason)],
      ['Refunds', row.refunds.join(', ') || '-'],
    ]),
    '',
    ...table([
      ['Line', 'SKU', 'Pieces', 'Title'],
      ...row.lines.map(({ line, sku, pieces, shown }) => [line, sku, pieces, oneLine(shown.title ?? '', 80)]),
    ]),
  ];
}

const inWords = ({ number, before, after, dueOn }: ChangedReturn): string =>
  `Return ${number}: ${before === after ? `is ${after} as before` : `was ${before}, is ${after}`}${dueOn === null ? '' : `, until ${dueOn}`}`;
