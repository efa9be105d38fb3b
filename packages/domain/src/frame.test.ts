import { describe, expect, it } from 'vitest';
import { isPostalCode, typedPostalCode } from './address/postal-code.ts';
import { badgeCount, shortName } from './frame.ts';

describe('frame', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '+99'],
  ])('UI-02 badge of %i is %s', (count, badge) => expect(badgeCount(count)).toBe(badge));

  it.each([
    ['Ana', 'Ana'],
    ['Fernanda', 'Fernanda'],
    ['Guadalupe', 'Guadalu…'],
    ['Ñandúandúñ', 'Ñandúan…'],
    ['Lu👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳pe', 'Lu👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳…'],
  ])('UI-04 BL-02 the name %s is shown as %s', (name, short) => expect(shortName(name)).toBe(short));

  it.each([
    ['06700', true],
    ['0670', false],
    ['067000', false],
    ['o6700', false],
    ['', false],
  ])('VA-01 postal code %s is %s', (code, good) => expect(isPostalCode(code)).toBe(good));

  it('VA-01 accepts digits only, five at most', () => expect(typedPostalCode('C.P. 06 700-12')).toBe('06700'));
});
