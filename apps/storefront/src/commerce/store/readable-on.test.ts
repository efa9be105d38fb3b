import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminance, readableOn } from './readable-on.ts';

const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

describe('RT-14 the letter of a store without a logo', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#a3195b', '#ffffff'],
    ['#ffd400', '#000000'],
    ['', '#ffffff'],
  ])('on %s it is %s', (ground, ink) => expect(readableOn(ground)).toBe(ink));

  it('can be read on every colour', () => {
    const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
    fc.assert(
      fc.property(colour, (hex) => {
        expect(contrast(hex, readableOn(hex))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('measures as others do', () => expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2));
});
