import { type ListingState, plainListing } from '@tianguis/domain';
import { describe, expect, test } from 'vitest';
import { listingDescription, listingName, listingTitle } from './listing-title.ts';

describe('titles of listings', () => {
  const brands = [{ value: 'novara', label: 'Novara' }];
  test.each<[Partial<ListingState>, string]>([
    [{}, 'Smartphones'],
    [{ page: 2 }, 'Smartphones · Página 2'],
    [{ brands: ['novara'] }, 'Smartphones Novara'],
    [{ brands: ['novara'], page: 2 }, 'Smartphones Novara · Página 2'],
    [{ freeShipping: true }, 'Smartphones con envío gratis'],
    [{ fulfillment: true }, 'Smartphones con envío Puntual'],
    [{ discount: 30 }, 'Smartphones con 30% de descuento o más'],
    [{ rating: 4 }, 'Smartphones con 4 estrellas o más'],
    [{ rating: 1 }, 'Smartphones con 1 estrella o más'],
    [{ condition: ['new'] }, 'Smartphones en condición nueva'],
    [{ condition: ['refurbished'] }, 'Smartphones en condición reacondicionada'],
    [{ condition: ['used'], page: 2 }, 'Smartphones en condición usada · Página 2'],
    [{ condition: ['refurbished', 'used'] }, 'Smartphones'],
    [{ priceMax: 500_000 }, 'Smartphones hasta $5,000'],
    [{ priceMin: 100_000, priceMax: 500_000 }, 'Smartphones de $1,000 a $5,000'],
    [{ brands: ['novara'], rating: 4 }, 'Smartphones'],
  ])('%j', (change, title) => {
    expect(listingTitle('Smartphones', { ...plainListing, ...change }, brands)).toBe(title);
  });

  test('TR-01 a description counts, names a price and fits, and promises months only if there are any', () => {
    const name = listingName('Smartphones', plainListing, []);
    const text = listingDescription(`${name} en Celulares`, { total: 1234, from: 199_900, hasMonths: true });
    expect(text).toMatch(/^Smartphones en Celulares: 1,234 productos desde \$1,999, con meses sin intereses/);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(listingDescription('Sillas', { total: 1, from: 100, hasMonths: true })).toMatch(/^Sillas: 1 producto, con/);
    expect(listingDescription('Sillas', { total: 2, from: 100, hasMonths: false })).toBe(
      'Sillas: 2 productos desde $1, con envío a todo México. Compara precios y opiniones.',
    );
  });
});
