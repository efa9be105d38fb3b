import { expect, test } from 'vitest';
import { otherOccasions } from './other-occasions.ts';

test('AP-20 what titles say of other parties than the one that is meant', () => {
  const ofWedding = otherOccasions(['decoración para boda', 'centro de mesa']);
  expect(ofWedding).toEqual(
    expect.arrayContaining(['patria', 'muerto', 'quince', 'navidad', 'cumpleaños', 'graduacion']),
  );
  const ofDead = otherOccasions(['ofrenda de noviembre', 'veladora']);
  expect(ofDead).not.toContain('muerto');
  expect(ofDead).toContain('patria');
});

test('AP-20 fifteen years are no fifteenth of September', () => {
  expect(otherOccasions(['fiesta de 15 años'])).not.toContain('quince');
  expect(otherOccasions(['fiesta del 15 de septiembre'])).toContain('quince');
});

test('AP-20 a birthday is any party for a child', () => {
  expect(otherOccasions(['fiesta de unicornio para mi niña'])).not.toContain('cumpleaños');
});
