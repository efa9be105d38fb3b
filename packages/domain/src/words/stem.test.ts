import { expect, test } from 'vitest';
import { withoutDiminutive } from './diminutives.ts';
import { fold } from './fold.ts';
import { stemOf } from './stem.ts';

test.each([
  ['jala', 'jale', 'jalar', 'jalan', 'jalando'],
  ['ronca', 'ronco', 'roncar', 'ronquido', 'ronque'],
  ['duele', 'duelen', 'dolor'],
  ['duermo', 'dormir', 'dormirme'],
  ['pierdo', 'perder', 'pierde'],
  ['quemada', 'quemadura', 'quemar'],
  ['picadura', 'pica', 'picar'],
  ['cae', 'caída', 'cayendo', 'caerse'].map(fold),
  ['huele', 'oler', 'olor'],
  ['tapado', 'tapo', 'tapar', 'tapa'],
])('AP-20 forms of one word have one stem: %s, %s …', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ['perro', 'pera'],
  ['cabeza', 'cable'],
  ['mancha', 'manga'],
])('AP-20 %s and %s have different stems', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each([
  ['lamparita', 'lampara'],
  ['cobijitas', 'cobijas'],
  ['colchoncito', 'colchon'],
  ['chiquito', 'chico'],
  ['cafecito', 'cafe'],
  ['estufita', 'estufa'],
  ['lapicito', 'lapiz'],
  ['mueblecito', 'mueble'],
])('AP-20 "%s" is a small "%s"', (word, plain) => {
  expect(withoutDiminutive(word)).toContain(plain);
});

test('AP-20 what is no diminutive stays', () => {
  expect(withoutDiminutive('lampara')).toEqual([]);
});
