import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sorts } from './listing-filters.ts';
import { formatListing, wholePesos } from './listing-path.ts';
import { countFilters, type ListingState, plainListing, withoutFilters } from './listing-state.ts';
import { parseListing } from './read-listing-path.ts';

const parse = (path: string) => parseListing(path.split('/'));

const anyState: fc.Arbitrary<ListingState> = fc
  .record(
    {
      category: fc.integer({ min: 1, max: 2_147_483_647 }),
      brands: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 30 }),
      priceMin: fc.integer({ min: 1, max: 1000 }).map((pesos) => pesos * 100),
      priceMax: fc.integer({ min: 1000, max: 20_000_000 }).map((pesos) => pesos * 100),
      rating: fc.integer({ min: 1, max: 5 }),
      discount: fc.integer({ min: 1, max: 99 }),
      freeShipping: fc.boolean(),
      fulfillment: fc.boolean(),
      arrivesTomorrow: fc.boolean(),
      condition: fc.subarray(['new', 'refurbished', 'used'] as const),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: ['brands', 'freeShipping', 'fulfillment', 'arrivesTomorrow', 'condition', 'sort', 'page'] },
  )
  .map((state) => ({ ...state, brands: [...state.brands].sort() }));

describe('RT-09 RT-11 listing segments', () => {
  it('reads every filter, in any sequence', () => {
    expect(
      parse(
        'orden=menor-precio/pagina=3/marca=zunta,novara/preciomenor=100/preciomayor=900/estrellas=4/descuento=20/enviogratis=1/fulfillment=si/llegamanana=1/condicion=usado,nuevo',
      ),
    ).toEqual({
      clean: true,
      state: {
        brands: ['novara', 'zunta'],
        priceMin: 10000,
        priceMax: 90000,
        rating: 4,
        discount: 20,
        freeShipping: true,
        fulfillment: true,
        arrivesTomorrow: true,
        condition: ['new', 'used'],
        sort: 'price_asc',
        page: 3,
      },
    });
  });

  it('RT-11 reads the page in both notations', () => {
    expect(parse('4').state.page).toBe(4);
    expect(parse('pagina=4').state.page).toBe(4);
    expect(parse('4').clean).toBe(true);
  });

  it.each([
    'marca=',
    'marca=../../etc',
    'estrellas=6',
    'estrellas=4.5',
    'descuento=0',
    'preciomenor=-5',
    'preciomenor=0',
    'preciomayor=1e9',
    'orden=caro',
    'pagina=0',
    'enviogratis=0',
    'condicion=',
    'condicion=roto',
    'condicion=nuevo,roto',
    'condicion=new',
    'condicion=constructor',
    'constructor=1',
    '__proto__=1',
    'toString=1',
    'nada',
    '=',
    '12/pagina=2',
  ])('ignores %s and reports the path as not clean', (path) => {
    const { state, clean } = parse(path);
    expect(clean).toBe(false);
    expect({ ...state, page: 1 }).toEqual(plainListing);
  });

  it('issue 37 B6: reads a page past the last one as the last one', () => {
    for (const path of ['pagina=501', '501', 'pagina=99999999999999999999']) {
      expect(parse(path)).toEqual({ clean: false, state: { ...plainListing, page: 500 } });
    }
  });

  it('issue 37 B2: rounds price bounds outwards, so that each price inside them stays inside', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (price) => {
        const [least, most] = [wholePesos(price, 'min') * 100, wholePesos(price, 'max') * 100];
        expect(least <= price && price <= most && most - least <= 100).toBe(true);
      }),
    );
    expect(formatListing({ ...plainListing, priceMin: 950, priceMax: 1050 })).toBe(
      'preciomenor=9/preciomayor=11/pagina=1',
    );
  });

  it('swaps price bounds if the lower one is above the upper one', () => {
    expect(parse('preciomenor=900/preciomayor=100')).toMatchObject({
      clean: false,
      state: { priceMin: 10000, priceMax: 90000 },
    });
  });

  it('every state has one canonical path, and parsing the path gives the state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const text = formatListing(state);
        expect(parse(text)).toEqual({ state, clean: true });
        expect(formatListing(parse(text.split('/').reverse().join('/')).state)).toBe(text);
      }),
    );
  });

  it('never throws on any path, and every parsed state has a canonical path', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (segments) => {
        const { state } = parseListing(segments);
        expect(parse(formatListing(state))).toEqual({ state, clean: true });
      }),
    );
  });

  it('counts filters and clears them', () => {
    const { state } = parse('marca=a,b/preciomenor=1/preciomayor=5/orden=mas-nuevos/pagina=2');
    expect(countFilters(state)).toBe(3);
    expect(withoutFilters(state)).toEqual({ ...plainListing, sort: 'newest' });
  });
});
