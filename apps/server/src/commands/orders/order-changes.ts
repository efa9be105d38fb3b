/** `shop orders advance|cancel|refund|authorize|deny`: changes an order (OD-03, BL-12). */
import {
  type ChangedOrder,
  createOrderChanges,
  type OrderChanges,
  type ReachableState,
  reachableStates,
} from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { Usage, type Work } from '../command.ts';
import { printable, readCount, readMoment, readOperator, readOptions, readText, showPrice } from '../words.ts';

export const changesUsage = `  orders advance NUMBER --to STATE [--parcel ID] [--carrier NAME] [--tracking NUMBER] [--at MOMENT]
                                    a step of its parcels: ${reachableStates.join(', ')}
  orders cancel NUMBER [--parcel ID]
                                    ends an unpaid order; stops parcels of a paid one, whose money is then due
  orders refund NUMBER --line N --pieces N
                                    pays pieces back that the customer has or gets, without a return
  orders authorize|deny NUMBER      accepts or refuses an order whose amount is only authorised`;

const longestCarrier = 100;

export const changeVerbs: Readonly<Record<string, (words: readonly string[]) => Work>> = {
  advance(given) {
    const { number, options } = readNumber(given, ['--to=', '--parcel=', '--carrier=', '--tracking=', '--at=']);
    const to = options.get('--to');
    if (to === undefined) throw new Usage('Which state? Write --to STATE.');
    if (!isReachable(to))
      throw new Error(`"${printable(to)}" is no state to advance to: write one of ${reachableStates.join(', ')}.`);
    const text = (name: string, what: string) => {
      const value = options.get(name);
      return value === undefined ? undefined : readText(value, longestCarrier, what);
    };
    const at = options.get('--at');
    const moment = at === undefined ? undefined : readMoment(at);
    if (moment !== undefined && moment.getTime() > Date.now()) throw new Error(`${printable(at ?? '')} is not past.`);
    const details = { carrier: text('--carrier', 'carrier'), tracking: text('--tracking', 'number of the carrier') };
    return run(options, (orders) =>
      orders.advance(number, { to, parcel: readParcel(options), ...details, at: moment }),
    );
  },
  cancel(given) {
    const { number, options } = readNumber(given, ['--parcel=']);
    return run(options, (orders) => orders.cancel(number, readParcel(options)));
  },
  refund(given) {
    const { number, options } = readNumber(given, ['--line=', '--pieces=']);
    const count = (name: string) => {
      const number = readCount(options.get(name) ?? '', 999, `number for ${name}`);
      if (number === 0) throw new Error(`${name} is at least 1.`);
      return number;
    };
    return run(options, (orders) => orders.refund(number, { line: count('--line'), pieces: count('--pieces') }));
  },
  authorize: (given) => {
    const { number, options } = readNumber(given, []);
    return run(options, (orders) => orders.authorize(number), 'Its amount is captured within a minute.');
  },
  deny: (given) => {
    const { number, options } = readNumber(given, []);
    return run(options, (orders) => orders.deny(number));
  },
};

const isReachable = (word: string): word is ReachableState => (reachableStates as readonly string[]).includes(word);

function readNumber(given: readonly string[], known: readonly string[]) {
  const { words, options } = readOptions(given, [...known, '--as=']);
  const [number, ...more] = words;
  if (number === undefined || more.length > 0) throw new Usage('Which order?');
  return { number: printable(number), options };
}

/** The beginning of a parcel's id, as `orders show` prints it. */
function readParcel(options: ReadonlyMap<string, string>): string | undefined {
  const given = options.get('--parcel');
  if (given !== undefined && !/^[0-9a-f-]{8,36}$/i.test(given))
    throw new Error(`"${printable(given)}" is no id of a parcel: "orders show" prints the ids.`);
  return given;
}

function run(
  options: ReadonlyMap<string, string>,
  change: (orders: OrderChanges) => Promise<ChangedOrder>,
  last?: string,
): Work {
  const operator = readOperator(options.get('--as'));
  return async ({ database, say }) => {
    for (const line of inWords(await change(createOrderChanges(createUnitOfWork(database.db), operator)))) say(line);
    if (last !== undefined) say(last);
  };
}

function inWords({ number, payment, parcels, refunds }: ChangedOrder): string[] {
  const said = (before: string, after: string) =>
    before === after ? `is ${after} as before` : `was ${before}, is ${after}`;
  return [
    `Order ${number}: ${said(payment.before, payment.after)}`,
    ...parcels.map(({ id, before, after }) => `  parcel ${id.slice(0, 8)}: ${said(before, after)}`),
    ...(refunds > 0 ? [`  due to the customer: ${showPrice(refunds)}`] : []),
  ];
}
