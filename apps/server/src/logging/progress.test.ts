import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function shown(isTTY: boolean, total: number): string[] {
  const lines: string[] = [];
  const show = createProgress('Loading', { isTTY, write: (text) => lines.push(text) });
  for (let done = 0; done <= total; done++) show(done, total);
  return lines;
}

test('a terminal gets one line that fills', () => {
  const lines = shown(true, 1000);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.every((line) => line.startsWith('\r'))).toBe(true);
  expect(lines.at(-1)).toBe(`\rLoading [${'█'.repeat(30)}]100 %\n`);
});

test('a file gets a line for each quarter', () => {
  expect(shown(false, 1000)).toEqual([
    'Loading: 0 % (0 of 1000)\n',
    'Loading: 25 % (250 of 1000)\n',
    'Loading: 50 % (500 of 1000)\n',
    'Loading: 75 % (750 of 1000)\n',
    'Loading: 100 % (1000 of 1000)\n',
  ]);
});
