import { expect, test } from 'vitest';
import { Budgets } from './budgets.ts';

function open(share = 0.5) {
  let time = 0;
  const budgets = new Budgets({ share, room: 10_000, now: () => time });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { budgets, pass };
}

test('issue 13 A4 a visitor may use a full bucket at once, and from then on its share of the time', () => {
  const { budgets, pass } = open();
  expect(budgets.secondsToWait('a')).toBe(0);
  budgets.spend('a', 9_999);
  expect(budgets.secondsToWait('a')).toBe(0);
  budgets.spend('a', 1_001);
  expect(budgets.secondsToWait('a')).toBe(2);
  expect(budgets.secondsToWait('b')).toBe(0);
  pass(1_999);
  expect(budgets.secondsToWait('a')).toBe(1);
  pass(2);
  expect(budgets.secondsToWait('a')).toBe(0);
});

test('issue 13 A4 a bucket does not fill beyond its room', () => {
  const { budgets, pass } = open();
  budgets.spend('a', 1);
  pass(3_600_000);
  budgets.spend('a', 10_001);
  expect(budgets.secondsToWait('a')).toBeGreaterThan(0);
});

test('issue 13 A4 forms may overdraw the bucket', () => {
  const { budgets } = open();
  budgets.spend('a', 15_000);
  expect([budgets.secondsToWait('a'), budgets.secondsToWait('a', 10_000)]).toEqual([10, 0]);
});

test('issue 13 A4 a network with many addresses does not fill the memory', () => {
  const { budgets } = open();
  budgets.spend('first', 20_000);
  for (let n = 0; n < 20_000; n++) budgets.spend(`v${n}`, 1);
  expect(budgets.secondsToWait('first')).toBe(0);
});
