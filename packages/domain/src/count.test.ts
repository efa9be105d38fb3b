import { describe, expect, it } from 'vitest';
import { plural } from './count.ts';

describe('how many of what', () => {
  it.each([
    [0, '0 productos'],
    [1, '1 producto'],
    [2, '2 productos'],
    [12_345, '12,345 productos'],
  ])('%i → %s', (count, words) => expect(plural(count, 'producto', 'productos')).toBe(words));
});
