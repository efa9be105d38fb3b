import { expect, test } from 'vitest';
import { withTilde } from './tilde.ts';

test.each([
  ['panales', ['pañales']],
  ['muneca', ['muñeca']],
  ['nino', ['ñino', 'niño']],
  ['taza', []],
])('VA-05 "%s" may be %j', (word, expected) => {
  expect(withTilde(word)).toEqual(expected);
});
