import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { testCards } from './cards/behaviour.ts';
import { clabeDigit, groupedClabe, groupedSlip, isClabe, luhnDigit, passesLuhn, withoutSeparators } from './digits.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));

/** A number with one digit changed. */
const changed = (number: string, at: number, by: number) =>
  number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);

describe('CLABE', () => {
  // Examples of public descriptions of the CLABE.
  test.each(['032180000118359719', '012180026050783858'])('%s has the right check digit', (clabe) =>
    expect(isClabe(clabe)).toBe(true),
  );
  test.each(['012180026050783857', '03218000011835971', '0321800001183597190', '03218000011835971O', ''])(
    '%s is refused',
    (clabe) => expect(isClabe(clabe)).toBe(false),
  );
  it('notices every changed digit', () =>
    fc.assert(
      fc.property(digits(17), fc.nat(17), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const clabe = start + clabeDigit(start);
        expect(isClabe(clabe)).toBe(true);
        expect(isClabe(changed(clabe, at, by))).toBe(false);
      }),
    ));
});

describe('Luhn', () => {
  test.each(testCards.map(({ number }) => number))('the test card %s passes', (number) =>
    expect(passesLuhn(number)).toBe(true),
  );
  // The worked example of ISO/IEC 7812-1.
  it('computes the digit of the standard', () => expect(luhnDigit('7992739871')).toBe('3'));
  it('notices every changed digit', () =>
    fc.assert(
      fc.property(digits(13), fc.nat(13), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const number = start + luhnDigit(start);
        expect(passesLuhn(number)).toBe(true);
        expect(passesLuhn(changed(number, at, by))).toBe(false);
      }),
    ));
});

test('digits are grouped as people read them, and read back', () => {
  expect(groupedSlip('49509402394087')).toBe('4950 9402 3940 87');
  expect(groupedClabe('032180000118359719')).toBe('032 180 00011835971 9');
  expect(withoutSeparators(' 4950-9402 3940\u00a087\t')).toBe('49509402394087');
});
