import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyRow } from '../reading/copy-row.ts';
import { Watermark } from './watermark.ts';

test('issue 4.1 the watermark of pieces that complete out of sequence', () => {
  const pieces = Array.from({ length: 8 }, (_, i) => i);
  fc.assert(
    fc.property(fc.shuffledSubarray(pieces, { minLength: 8 }), (sequence) => {
      const mark = new Watermark(0);
      const done = new Set<number>();
      for (const piece of sequence) {
        const expected = mark.with(piece * 10, piece * 10 + 10);
        mark.add(piece * 10, piece * 10 + 10);
        done.add(piece);
        const missing = pieces.find((one) => !done.has(one)) ?? 8;
        expect(mark.value).toBe(missing * 10);
        expect(expected).toBe(mark.value);
      }
    }),
  );
});

test('issue 4.1 a row for COPY escapes what COPY and arrays would take for their own', () => {
  expect(copyRow([1, null, undefined, 'a\tb\nc\\d', true, ['x"y', 'a\\b', '']])).toBe(
    '1\t\\N\t\\N\ta\\tb\\nc\\\\d\tt\t{"x\\\\"y","a\\\\\\\\b",""}\n',
  );
});
