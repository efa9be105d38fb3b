import { describe, expect, it } from 'vitest';
import { productCopy } from './copy.ts';

describe('dates on the product page', () => {
  it.each(['2026-06-29T06:00:00.000Z', '2026-06-29T05:59:59.999Z'])(
    'an offer until %s ends the evening before',
    (iso) => {
      expect(productCopy.price.ends(iso)).toMatch(/domingo 28 de junio a las 11:59/);
    },
  );

  it('a review shows its year', () => {
    expect(productCopy.reviews.on('2024-12-23T18:00:00Z')).toBe('23 de diciembre de 2024');
  });
});
