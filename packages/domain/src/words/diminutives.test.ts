import { expect, test } from 'vitest';
import { withoutDiminutive } from './diminutives.ts';

test.each([
  ['lamparita', 'lampara'],
  ['colchoncito', 'colchon'],
  ['chiquito', 'chico'],
  ['bocinota', 'bocina'],
  ['bocinon', 'bocina'],
  ['mesota', 'mesa'],
])('AP-20 "%s" is a form of "%s"', (word, plain) => {
  expect(withoutDiminutive(word)).toContain(plain);
});

test.each(['mesa', 'te', 'ita'])('AP-20 "%s" is no form of another word', (word) => {
  expect(withoutDiminutive(word)).toEqual([]);
});
