/** `shop orders export`: the sub-orders of a seller as CSV (OD-06). */
import { exportSubOrders } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { Usage, type Work } from '../command.ts';
import { readId, readMoment, readOperator, readOptions } from '../words.ts';

export const exportUsage = `  orders export --store ID [--from DAY] [--to DAY]
                                    its parcels as CSV; the address only of parcels that are still to be sent`;

const dayMs = 86_400_000;

/** Days are those of Mexico City, and both are included. @throws Usage */
export function readExport(given: readonly string[]): Work {
  const { words, options } = readOptions(given, ['--store=', '--from=', '--to=', '--as=']);
  if (words.length > 0) throw new Usage('That is more than this command takes.');
  const store = readId(options.get('--store'), 'store');
  const operator = readOperator(options.get('--as'));
  const moment = (name: string): Date | undefined => {
    const given = options.get(name);
    return given === undefined ? undefined : readMoment(given);
  };
  const [from, last] = [moment('--from'), moment('--to')];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(options.get('--to') ?? '');
  const to = last && isDay ? new Date(last.getTime() + dayMs) : last;
  return async ({ database, say }) => {
    const lines = await exportSubOrders(createUnitOfWork(database.db), { store, from, to, operator });
    for (const line of lines) say(line);
  };
}
