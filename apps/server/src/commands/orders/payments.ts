/** `shop payments`: money that the shop owes, and the comparison with the provider (PA-06, PA-08). */
import { type DayProof, type ListedRefund, owedRefunds, reconcileDay } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { openProvider } from '../../payments/provider.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { printable, readOptions, showMoment, showPrice } from '../words.ts';
import { transferUsage, transferVerbs } from './transfers.ts';

const usage = `  payments list [--json]            refunds that are not made yet, and what each waits for
${transferUsage}
  payments reconcile [DAY] [--json] compares the money of a day, such as 2026-11-28, with the provider; default yesterday`;

export const paymentsCommand: Command = { usage, read };

function read([verb = '', ...rest]: readonly string[], settings: Settings): Work {
  const transfer = Object.hasOwn(transferVerbs, verb) ? transferVerbs[verb] : undefined;
  if (transfer) return transfer(rest);
  const { words, options } = readOptions(rest, ['--json']);
  const isJson = options.has('--json');
  if (verb === 'list') {
    if (words.length > 0) throw new Usage('That is more than this command takes.');
    return reading(async ({ database, say }) => {
      const owed = await owedRefunds(createUnitOfWork(database.db));
      for (const line of isJson ? [JSON.stringify(owed, null, 2)] : printOwed(owed)) say(line);
    });
  }
  if (verb !== 'reconcile') throw new Usage(verb === '' ? '' : `There is no "payments ${printable(verb)}".`);
  const [given, ...more] = words;
  if (more.length > 0) throw new Usage('That is more than this command takes.');
  const moment = readDay(given);
  return reading(async ({ database, say }) => {
    const provider = await openProvider(settings, database);
    if (provider === undefined)
      throw new Error('The shop has no provider of payments: see PAYMENT_PROVIDER in .env.example.');
    const proof = await reconcileDay(createUnitOfWork(database.db), provider, moment);
    for (const line of isJson ? [JSON.stringify(proof, null, 2)] : printProof(proof, provider.name)) say(line);
    const count = proof.differences.length;
    if (count > 0)
      throw new Error(`${count === 1 ? 'One amount differs' : `${count} amounts differ`} from the provider.`);
  });
}

/** Noon of a day in Mexico City; without a day, of yesterday. */
function readDay(given: string | undefined): Date {
  if (given === undefined) return new Date(Date.now() - 86_400_000);
  const moment = new Date(`${given}T12:00:00-06:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(moment.getTime()))
    throw new Usage(`"${printable(given)}" is no day: write it as 2026-11-28.`);
  return moment;
}

/** Cash and transfers do not go back to where they came from, so their refunds need an account of the customer. */
const waits = ({ state, way, hasAccount }: ListedRefund): string =>
  hasAccount
    ? 'a transfer: see "payments transfers"'
    : state === 'asked'
      ? 'the provider'
      : way === 'card' && state === 'due'
        ? 'the next minute'
        : 'an account of the customer';

function printOwed(owed: readonly ListedRefund[]): string[] {
  if (owed.length === 0) return ['No refund is open.'];
  const rows = owed.map((refund) => [
    ...[refund.number ?? '-', showPrice(refund.amount), refund.state, refund.way ?? '-', oneLine(refund.cause, 40)],
    ...[showMoment(refund.created), waits(refund)],
  ]);
  return table([['Order', 'Amount MXN', 'State', 'Way', 'Cause', 'Since', 'Waits for'], ...rows], [1]);
}

function printProof(proof: DayProof, provider: string): string[] {
  const price = (amount: number | null) => (amount === null ? '-' : showPrice(amount));
  return [
    ...table(
      [
        ['', 'here', provider],
        ['Received', showPrice(proof.receivedHere), showPrice(proof.receivedThere)],
        ['Refunded', showPrice(proof.refundedHere), showPrice(proof.refundedThere)],
      ],
      [1, 2],
    ),
    ...(proof.differences.length === 0
      ? []
      : table([
          ['Differs', 'Id', 'Order', 'here', provider],
          ...proof.differences.map((one) => [
            one.kind,
            oneLine(one.id, 40),
            one.order ?? '-',
            price(one.here),
            price(one.there),
          ]),
        ])),
  ];
}
