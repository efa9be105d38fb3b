import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula.ts';
import { readList, readParts, writeList, writeParts } from './list.ts';

const text = fc.string({
  unit: fc.constantFrom('a', ',', '"', ':', '\\', ' ', 'ñ', '=', "'", '-'),
  minLength: 1,
  maxLength: 8,
});

test('issue 4.1 reading a written list gives the same list', () => {
  fc.assert(
    fc.property(fc.array(text), (values) => {
      expect(readList(writeList(values))).toEqual(values);
    }),
  );
});

test('issue 4.1 reading a written grouped value gives the same value', () => {
  fc.assert(
    fc.property(fc.tuple(text, text, text), (parts) => {
      expect(readParts(writeParts(parts), 3)).toEqual(parts);
    }),
  );
});

test('issue 4.1 lists in other notations', () => {
  expect(readList('"a, b", c ,"d ""e"""')).toEqual(['a, b', 'c', 'd "e"']);
  expect(readList('  ')).toEqual([]);
  expect(readParts('Pantalla:Relación:16:9', 3)).toEqual(['Pantalla', 'Relación', '16:9']);
});

test('issue 4.1 a cell that a spreadsheet would run is escaped, and unescaping gives the same cell', () => {
  for (const cell of ['=1+1', '+52 55', '-5', '@SUM(A1)', "'=x", '\tx']) expect(escapeFormula(cell)).toMatch(/^'/);
  expect(escapeFormula("l'été")).toBe("l'été");
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (cell) => {
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
    }),
  );
});
