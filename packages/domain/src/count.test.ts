import { describe, expect, it } from 'vitest';
import { plural } from './count.ts';

describe('count with its noun', () => {
  it.each([
    [0, '0 productos'],
    [1, '1 producto'],
    [2, '2 productos'],
    [12_345, '12,345 productos'],
  ])('%i → %s', (count, words) => expect(plural(count, 'producto', 'productos')).toBe(words));
});
