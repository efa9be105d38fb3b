import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../faults.ts';
import { DelimitedReader, type DelimitedRow } from './delimited.ts';

/** Reads the text in chunks of `size` characters. */
function read(text: string, size = text.length, delimiter: '\t' | ',' = ','): DelimitedRow[] {
  const reader = new DelimitedReader(delimiter);
  const rows: DelimitedRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)));
  return [...rows, ...reader.end()];
}

const cellsOf = (rows: DelimitedRow[]) => rows.map(({ cells }) => cells);
const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', ',', '"', '\n', '\t', '='), maxLength: 6 });
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('issue 4.1 delimited text', () => {
  test('is parsed like csv-parse parses it, for all chunk boundaries', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), fc.constantFrom('\n', '\r\n'), (rows, size, lineEnd) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join(lineEnd);
        const theirs: string[][] = parse(text, { relax_column_count: true });
        expect(cellsOf(read(text, size))).toEqual(theirs);
        expect(theirs).toEqual(rows);
      }),
    );
  });

  test('any text gives the same rows for all chunk boundaries', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r'), maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (text, size) => {
          const whole = attempt(() => read(text));
          expect(attempt(() => read(text, size))).toEqual(whole);
        },
      ),
    );
  });

  test('a quote inside a cell is text, and so is the rest of a cell after its closing quote', () => {
    expect(cellsOf(read('TV 32" LED\t5\n"a"b\tc\n', undefined, '\t'))).toEqual([
      ['TV 32" LED', '5'],
      ['ab', 'c'],
    ]);
  });

  test('reports the lines on which a row begins and ends, with line breaks in cells', () => {
    const rows = read('id,text\n1,"two\nlines"\n\n2,x');
    expect(rows.map(({ line, last }) => [line, last])).toEqual([
      [1, 1],
      [2, 3],
      [5, 5],
    ]);
  });

  test('a cell of 10 MB is one faulty row that is not buffered, and the next row is read', () => {
    const reader = new DelimitedReader(',');
    const piece = 'x'.repeat(65_536);
    reader.push('id,title\n1,"');
    let most = 0;
    for (let i = 0; i < 160; i++) {
      reader.push(piece);
      most = Math.max(most, reader.bufferedLength);
    }
    expect(most).toBeLessThanOrEqual(limits.cell + 1);
    expect(reader.bufferedLength).toBe(1);
    const rows = [...reader.push('"\n2,b\n'), ...reader.end()];
    expect(rows.map(({ fault, cells }) => fault ?? cells)).toEqual([
      `cell 2 is longer than ${limits.cell} characters`,
      ['2', 'b'],
    ]);
  });

  test('a row with too many cells or characters is one faulty row', () => {
    const long = `${'x'.repeat(60_000)},`.repeat(6);
    const rows = read(`${'a,'.repeat(600)}\n${long}\n1,b`);
    expect(rows.map(({ fault }) => fault)).toEqual([
      `the row has more than ${limits.columns} cells`,
      `the row is longer than ${limits.row} characters`,
      undefined,
    ]);
  });

  test('an unclosed quote makes the file unusable, and the error has its line', () => {
    expect(() => read('id,title\n1,a\n2,"b\n3,c\n')).toThrow(
      'The quote in the row that begins on line 3 is never closed',
    );
  });
});

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
}
