/** `shop orders`: lists orders, shows everything of one order, and changes an order (OD-03). */
import { createOrderOperator, type OrderFilter, type OrderOperator } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type ParcelState, type PaymentState, parcelTable, paymentTable } from '@tianguis/domain/order';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { printable, readCount, readId, readOperator, readOptions } from '../words.ts';
import { changesUsage, changeVerbs } from './order-changes.ts';
import { printOrder } from './order-print.ts';
import { exportUsage, readExport } from './orders-export.ts';
import { printList } from './orders-print.ts';

const usage = `  orders list [--state STATE] [--days N] [--customer E-MAIL] [--store ID] [--rows N] [--json]
                                    orders, the newest first; STATE is of the payment or of a parcel
  orders show NUMBER [--json]       everything of one order, and whether it adds up
${changesUsage}
${exportUsage}
      --as NAME                     who gives the command, for the audit log; default the user of the system`;

export const ordersCommand: Command = { usage, read };

const defaultRows = 20;
const mostRows = 10_000;
const mostDays = 36_500;

type Answer = (orders: OrderOperator) => Promise<string[]>;

function read([verb = '', ...rest]: readonly string[]): Work {
  switch (verb) {
    case 'list': {
      const known = ['--state=', '--days=', '--customer=', '--store=', '--rows=', '--json', '--as='];
      const { words, options } = readOptions(rest, known);
      if (words.length > 0) throw new Usage('That is more than this command takes.');
      const filter = readFilter(options);
      const customer = options.get('--customer');
      const answer: Answer = async (orders) => {
        const found = await (customer === undefined ? orders.list(filter) : orders.listOf(printable(customer), filter));
        return options.has('--json') ? json(found) : printList(found, filter.most);
      };
      // The list of a customer is written to the audit log.
      const work = run(answer, options);
      return customer === undefined ? reading(work) : work;
    }
    case 'show': {
      const { words, options } = readOptions(rest, ['--json', '--as=']);
      const [number, ...more] = words;
      if (number === undefined || more.length > 0) throw new Usage('Which order?');
      const answer: Answer = async (orders) => {
        const report = await orders.show(printable(number));
        return options.has('--json') ? json(report) : printOrder(report);
      };
      return run(answer, options);
    }
    case 'export':
      return readExport(rest);
    default:
      if (Object.hasOwn(changeVerbs, verb)) return (changeVerbs[verb] as (words: readonly string[]) => Work)(rest);
      throw new Usage(verb === '' ? '' : `There is no "orders ${printable(verb)}".`);
  }
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function run(answer: Answer, options: ReadonlyMap<string, string>): Work {
  const operator = readOperator(options.get('--as'));
  return async ({ database, say }) => {
    for (const line of await answer(createOrderOperator(createUnitOfWork(database.db), operator))) say(line);
  };
}

function readFilter(options: ReadonlyMap<string, string>): Omit<OrderFilter, 'customer'> {
  const number = (name: string, most: number, what: string): number | undefined => {
    const given = options.get(name);
    return given === undefined ? undefined : readCount(given, most, what);
  };
  const store = options.get('--store');
  return {
    ...readState(options.get('--state')),
    days: number('--days', mostDays, 'number of days'),
    store: store === undefined ? undefined : readId(store, 'store'),
    most: number('--rows', mostRows, 'number of rows') ?? defaultRows,
  };
}

/** Orders and parcels have one state with the same name, "cancelled"; it then means the order. */
function readState(given: string | undefined): { payment?: PaymentState; parcel?: ParcelState } {
  if (given === undefined) return {};
  if (Object.hasOwn(paymentTable, given)) return { payment: given as PaymentState };
  if (Object.hasOwn(parcelTable, given)) return { parcel: given as ParcelState };
  const states = [...new Set([...Object.keys(paymentTable), ...Object.keys(parcelTable)])];
  throw new Error(`"${printable(given)}" is no state: write one of ${states.join(', ')}.`);
}
