/** `shop coupons`: makes coupons for carts, lists them, and turns them off and on. */
import { type CouponOperator, type CouponSheet, createCouponOperator, type NewCoupon } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import {
  readCount,
  readId,
  readMoment,
  readOptions,
  readPrice,
  readText,
  readUntil,
  showMoment,
  showPrice,
} from '../words.ts';

const usage = `  coupons list [--json]             all coupons, with how often they are used
  coupons add CODE 10%|PESOS TEXT [--most PESOS] [--least PESOS] [--uses N] [--store ID] [--department ID]
              [--from MOMENT] [--until DAY|MOMENT]
                                    makes a coupon; TEXT is what shoppers read
  coupons off|on CODE               a coupon that is off takes nothing off, in carts that have it neither`;

export const couponsCommand: Command = { usage, read };

const call = 'npm run shop --';
const longestText = 200;
const mostUses = 1_000_000_000;

function read(words: readonly string[]): Work {
  const answer = parseWords(words);
  const work: Work = async ({ database, say }) => {
    for (const line of await answer(createCouponOperator(createUnitOfWork(database.db)))) say(line);
  };
  return words[0] === 'list' ? reading(work) : work;
}

function parseWords([verb, ...rest]: readonly string[]): (operator: CouponOperator) => Promise<string[]> {
  switch (verb) {
    case 'list': {
      const { words, options } = readOptions(rest, ['--json']);
      if (words.length > 0) throw new Usage('That is more than this command takes.');
      return async (operator) => {
        const coupons = await operator.list();
        return options.has('--json') ? [JSON.stringify(coupons, null, 2)] : list(coupons);
      };
    }
    case 'add': {
      const coupon = readCoupon(rest);
      return async (operator) => {
        const { code } = await operator.add(coupon);
        return [`Coupon ${code} is on: ${coupon.description}`, `To take it back: ${call} coupons off ${code}`];
      };
    }
    case 'off':
    case 'on': {
      const [code, ...more] = rest;
      if (code === undefined || more.length > 0) throw new Usage('Which coupon?');
      return async (operator) => {
        const { before, after } = await operator.setActive(code, verb === 'on');
        if (before.isActive === after.isActive) return [`Coupon ${after.code}: is ${verb} as before`];
        const back = verb === 'on' ? 'off' : 'on';
        return [
          `Coupon ${after.code}: was ${back}, is ${verb}`,
          `To take it back: ${call} coupons ${back} ${after.code}`,
        ];
      };
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "coupons ${verb}".`);
  }
}

function readCoupon(rest: readonly string[]): NewCoupon {
  const known = ['--most=', '--least=', '--uses=', '--store=', '--department=', '--from=', '--until='];
  const { words, options } = readOptions(rest, known);
  const [code, worth, ...text] = words;
  if (code === undefined) throw new Usage('What is its code to be?');
  if (worth === undefined) throw new Usage('What does it take off? 10%, or pesos.');
  if (text.length === 0) throw new Usage('What do shoppers read?');
  const of = <Value>(name: string, parse: (given: string) => Value): Value | null => {
    const given = options.get(name);
    return given === undefined ? null : parse(given);
  };
  const maxUses = of('--uses', (given) => readCount(given, mostUses, 'number of uses'));
  if (maxUses === 0) throw new Error('A coupon without uses is no coupon: use "coupons off".');
  return {
    ...{ code, ...readWorth(worth), description: readText(text.join(' '), longestText, 'text') },
    ...{ most: of('--most', readPrice), least: of('--least', readPrice) ?? 0, maxUses },
    ...{
      store: of('--store', (id) => readId(id, 'store')),
      department: of('--department', (id) => readId(id, 'department')),
    },
    ...{ startsAt: of('--from', readMoment), endsAt: of('--until', (given) => readUntil(given)) },
  };
}

function readWorth(worth: string): Pick<NewCoupon, 'percent' | 'amount'> {
  if (!worth.endsWith('%')) return { percent: null, amount: readPrice(worth) };
  const percent = readCount(worth.slice(0, -1), 100, 'percentage');
  if (percent === 0) throw new Error('A coupon of 0% takes nothing off.');
  return { percent, amount: null };
}

function list(coupons: readonly CouponSheet[]): string[] {
  if (coupons.length === 0) return ['There are no coupons.'];
  const rows = coupons.map((one) => [
    one.code,
    one.isActive ? '' : 'off',
    one.percent === null ? showPrice(one.amount ?? 0) : `${one.percent}%`,
    `${one.ordered + one.reserved}${one.maxUses === null ? '' : ` of ${one.maxUses}`}`,
    one.endsAt === null ? '-' : showMoment(one.endsAt),
    oneLine(one.description),
  ]);
  return table([['code', '', 'takes off', 'uses', 'ends', 'text'], ...rows], [2]);
}
