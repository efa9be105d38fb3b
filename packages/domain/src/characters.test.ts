import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersOf, cutText } from './characters.ts';

test.each([
  ['Casa 🏠', 7, 'Casa 🏠'],
  ['Casa 🏠', 6, 'Casa '],
  ['Taza 👩‍🍳', 9, 'Taza '],
  ['Bandera 🇲🇽', 10, 'Bandera '],
  ['Nin\u0303o', 3, 'Ni'],
  ['abc', 0, ''],
  // One character that is longer than the limit.
  ['👩‍👩‍👧', 4, '👩‍'],
])('issue 37 B9: %j cut to %i units is %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

test('issue 37 B9: a cut is the start of the text, within the limit, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 0, max: 60 }), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut) && cut.length <= most && cut.isWellFormed()).toBe(true);
      const [first = '', ...others] = charactersOf(text);
      if (first.length <= most)
        expect(charactersOf(cut)).toEqual([first, ...others].slice(0, charactersOf(cut).length));
    }),
  );
});
