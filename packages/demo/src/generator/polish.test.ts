import { expect, test } from 'vitest';
import { capitalized, contracted, inSentences } from './polish.ts';

test('contractions are made before words, not before names', () => {
  expect(contracted('Salió de el mercado y la llevamos a el parque.')).toBe(
    'Salió del mercado y la llevamos al parque.',
  );
  expect(contracted('Viene de El Rosario para él; sabe el camino.')).toBe(
    'Viene de El Rosario para él; sabe el camino.',
  );
});

test('a text begins with a capital unless its first word is a name like eSIM', () => {
  expect(capitalized('clase AB')).toBe('Clase AB');
  expect(capitalized('¿otra?')).toBe('¿Otra?');
  expect(capitalized('eSIM de viaje')).toBe('eSIM de viaje');
});

test('a sentence after a full stop begins with a capital; the word after an abbreviation does not', () => {
  expect(inSentences('Veracruz en 1847. la hija de un minero.')).toBe('Veracruz en 1847. La hija de un minero.');
  expect(inSentences('Con 4 % vol. por botella.')).toBe('Con 4 % vol. por botella.');
});
