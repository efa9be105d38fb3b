import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipBars } from './slip-bars.ts';

/** The widths of three bars and three spaces of each symbol of Code 128 (ISO/IEC 15417, table 1), from value 0 on. */
const symbols = [
  ...['212222', '222122', '222221', '121223', '121322', '131222', '122213', '122312', '132212', '221213'],
  ...['221312', '231212', '112232', '122132', '122231', '113222', '123122', '123221', '223211', '221132'],
  ...['221231', '213212', '223112', '312131', '311222', '321122', '321221', '312212', '322112', '322211'],
  ...['212123', '212321', '232121', '111323', '131123', '131321', '112313', '132113', '132311', '211313'],
  ...['231113', '231311', '112133', '112331', '132131', '113123', '113321', '133121', '313121', '211331'],
  ...['231131', '213113', '213311', '213131', '311123', '311321', '331121', '312113', '312311', '332111'],
  ...['314111', '221411', '431111', '111224', '111422', '121124', '121421', '141122', '141221', '112214'],
  ...['112412', '122114', '122411', '142112', '142211', '241211', '221114', '413111', '241112', '134111'],
  ...['111242', '121142', '121241', '114212', '124112', '124211', '411212', '421112', '421211', '212141'],
  ...['214121', '412121', '111143', '111341', '131141', '114113', '114311', '411113', '411311', '113141'],
  ...['114131', '311141', '411131', '211412', '211214', '211232'],
];
const [toB, toC, startB, startC] = [100, 99, 104, 105];
const stop = '2331112';

/** Reads the bars as a scanner does: quiet zones, symbols, check symbol, stop. @throws Error for anything else */
function scan({ width, path }: ReturnType<typeof slipBars>): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)].map(([, x, bar]) => ({ x: Number(x), bar: Number(bar) }));
  if (bars.map(({ x, bar }) => `M${x} 0h${bar}v1h-${bar}z`).join('') !== path) throw new Error('Not only bars.');
  let end = 0;
  const widths: number[] = [];
  for (const { x, bar } of bars) {
    widths.push(x - end, bar);
    end = x + bar;
  }
  const [quiet = 0, ...code] = widths;
  if (quiet < 10 || width - end < 10) throw new Error('The quiet zones are too narrow.');
  const text = code.join('');
  if (!text.endsWith(stop)) throw new Error('There is no stop.');
  const values = (text.slice(0, -stop.length).match(/.{6}/g) ?? []).map((one) => symbols.indexOf(one));
  const check = values.pop();
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0);
  if (values.includes(-1) || check !== sum % 103) throw new Error('The check symbol is wrong.');
  return digitsOf(values);
}

function digitsOf([start, ...values]: number[]): string {
  if (start !== startB && start !== startC) throw new Error('There is no start.');
  let isPairs = start === startC;
  let digits = '';
  for (const value of values) {
    if (isPairs ? value === toB : value === toC) isPairs = !isPairs;
    else digits += isPairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return digits;
}

test('PA-03 a scanner reads the reference of a slip from its bars', () => {
  expect(new Set(symbols).size).toBe(106);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,24}$/), (reference) => {
      expect(scan(slipBars(reference))).toBe(reference);
    }),
  );
});

test('PA-03 fourteen digits need 112 modules and both quiet zones; a text that is no reference has no bars', () => {
  expect(slipBars('93000012345678').width).toBe(132);
  for (const wrong of ['', '12 34', 'A1', '１２']) expect(() => slipBars(wrong)).toThrow();
});
