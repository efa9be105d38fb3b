import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, plainPhone } from './phone.ts';

test.each([
  '5512345678',
  '55 1234 5678',
  '(55) 1234-5678',
  '+52 55 1234 5678',
  '+52 1 (55) 1234–5678',
  '+5215512345678',
  '0052 55 1234 5678',
  '521 55 1234 5678',
  '52 5512345678',
  '044 55 1234 5678',
  '01 55 1234 5678',
  'tel:+525512345678',
  '\u202a+52 55 1234 5678\u202c',
  '55\u200b1234\u00a05678',
  '５５１２３４５６７８',
])('issue 37 B9: %j is the telephone 5512345678', (typed) => {
  expect(plainPhone(typed)).toBe('5512345678');
  expect(isPhone(plainPhone(typed))).toBe(true);
});

test.each(['', '551234567', '55123456789', '+1 55 1234 5678 9', '55 1234 567a', '+53 5512345678'])(
  'issue 37 B9: %j is no telephone',
  (typed) => expect(isPhone(plainPhone(typed))).toBe(false),
);

test('issue 37 B9: ten digits are the telephone that they are, whatever digits they begin with', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
      expect(plainPhone(digits)).toBe(digits);
    }),
  );
});
