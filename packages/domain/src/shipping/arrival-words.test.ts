import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalInShort, arrivalInWords } from './arrival-words.ts';
import { toDay } from './days/days.ts';

/** Each row: first day, last day, today, the text for the product's page, the text for a card. */
test.each([
  // The range is a single day.
  ['2026-11-20', '2026-11-20', '2026-11-20', 'Llega hoy', 'Llega hoy'],
  ['2026-11-21', '2026-11-21', '2026-11-20', 'Llega mañana', 'Llega mañana'],
  ['2026-11-22', '2026-11-22', '2026-11-20', 'Llega el domingo 22 de noviembre', 'Llega el dom 22 nov'],
  ['2026-11-24', '2026-11-24', '2026-11-20', 'Llega el martes 24 de noviembre', 'Llega el mar 24 nov'],
  ['2026-12-05', '2026-12-05', '2026-11-20', 'Llega el sábado 5 de diciembre', 'Llega el sáb 5 dic'],
  ['2026-09-23', '2026-09-23', '2026-09-01', 'Llega el miércoles 23 de septiembre', 'Llega el mié 23 sep'],
  // The range is within a month, crosses the end of a month, and crosses the end of a year.
  [
    '2026-11-24',
    '2026-11-26',
    '2026-11-20',
    'Llega entre el martes 24 y el jueves 26 de noviembre',
    'Llega del 24 al 26 nov',
  ],
  [
    '2026-11-30',
    '2026-12-02',
    '2026-11-20',
    'Llega entre el lunes 30 de noviembre y el miércoles 2 de diciembre',
    'Llega del 30 nov al 2 dic',
  ],
  [
    '2026-12-30',
    '2027-01-02',
    '2026-12-20',
    'Llega entre el miércoles 30 de diciembre y el sábado 2 de enero',
    'Llega del 30 dic al 2 ene',
  ],
  // The range starts today or tomorrow, or ends tomorrow.
  ['2026-11-20', '2026-11-21', '2026-11-20', 'Llega entre hoy y mañana', 'Llega entre hoy y mañana'],
  [
    '2026-11-20',
    '2026-12-01',
    '2026-11-20',
    'Llega entre hoy y el martes 1 de diciembre',
    'Llega entre hoy y el 1 dic',
  ],
  [
    '2026-11-21',
    '2026-11-26',
    '2026-11-20',
    'Llega entre mañana y el jueves 26 de noviembre',
    'Llega entre mañana y el 26 nov',
  ],
  // Tomorrow is in the next month, or in the next year.
  ['2026-12-01', '2026-12-01', '2026-11-30', 'Llega mañana', 'Llega mañana'],
  ['2027-01-01', '2027-01-01', '2026-12-31', 'Llega mañana', 'Llega mañana'],
  [
    '2027-01-01',
    '2027-01-04',
    '2026-12-31',
    'Llega entre mañana y el lunes 4 de enero',
    'Llega entre mañana y el 4 ene',
  ],
  // The year is added only if readers could take the date for one of this year.
  ['2027-01-05', '2027-01-05', '2026-12-20', 'Llega el martes 5 de enero', 'Llega el mar 5 ene'],
  ['2027-01-05', '2027-01-05', '2026-01-20', 'Llega el martes 5 de enero de 2027', 'Llega el mar 5 ene 2027'],
  ['2026-12-29', '2026-12-29', '2026-01-20', 'Llega el martes 29 de diciembre', 'Llega el mar 29 dic'],
  [
    '2026-12-29',
    '2027-01-05',
    '2026-01-20',
    'Llega entre el martes 29 de diciembre y el martes 5 de enero de 2027',
    'Llega del 29 dic al 5 ene 2027',
  ],
  [
    '2027-01-05',
    '2027-01-07',
    '2026-01-20',
    'Llega entre el martes 5 y el jueves 7 de enero de 2027',
    'Llega del 5 al 7 ene 2027',
  ],
  [
    '2027-12-30',
    '2028-01-03',
    '2026-12-20',
    'Llega entre el jueves 30 de diciembre de 2027 y el lunes 3 de enero de 2028',
    'Llega del 30 dic 2027 al 3 ene 2028',
  ],
])('AP-15 from %s to %s, said on %s', (from, to, today, words, short) => {
  expect(arrivalInWords(toDay(from), toDay(to), toDay(today))).toBe(words);
  expect(arrivalInShort(toDay(from), toDay(to), toDay(today))).toBe(short);
});

test('AP-15 different days are never said in the same words, and weekday, day and month are right', () => {
  const day = fc.integer({ min: toDay('2024-01-01'), max: toDay('2030-12-31') });
  const ahead = fc.integer({ min: 0, max: 300 });
  const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' });
  fc.assert(
    fc.property(day, ahead, ahead, fc.integer({ min: 0, max: 40 }), (today, one, other, length) => {
      for (const say of [arrivalInWords, arrivalInShort]) {
        const [a, b] = [one, other].map((days) => say(today + days, today + days + length, today));
        expect(a === b, a).toBe(one === other);
      }
      // The format gives `martes, 24 de noviembre de 2026`.
      const [weekday, rest = ''] = format.format((today + one) * 86_400_000).split(', ');
      const said = arrivalInWords(today + one, today + one, today);
      if (one > 1) expect(`${weekday} ${rest}`).toContain(said.slice('Llega el '.length));
      expect(said).not.toMatch(/[.,]| {2}/);
    }),
  );
});
