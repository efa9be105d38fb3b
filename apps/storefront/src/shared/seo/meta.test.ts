import { type ListingState, plainListing } from '@tianguis/domain';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, test } from 'vitest';
import { fit } from './fit.ts';
import { listingIndexing, listingPath } from './listing-indexing.ts';
import { type PageMeta, pageMeta } from './meta.ts';

const page = {
  title: 'Sillas',
  description: 'Sillas de todo tipo.',
  origin: 'https://t.example',
  siteName: 'Tianguis',
};
const textOf = (tags: MetaDescriptor[]) => JSON.stringify(tags);
const titleOf = (meta: PageMeta) => pageMeta(meta).flatMap((tag) => ('title' in tag ? [tag.title] : []))[0];

describe('canonical or noindex, never both', () => {
  const path = listingPath('/categoria/7/sillas');
  test.each<[string, Partial<ListingState>, number, string | undefined]>([
    ['the plain list', {}, 90, 'pagina=1'],
    ['its third page, which is its own canonical', { page: 3 }, 90, 'pagina=3'],
    ['one brand', { brands: ['novara'] }, 5, 'marca=novara/pagina=1'],
    ['one brand, second page', { brands: ['novara'], page: 2 }, 50, 'marca=novara/pagina=2'],
    ['one category', { category: 9 }, 5, 'categoria=9/pagina=1'],
    ['issue 37 B6: a price range', { priceMin: 1_000, priceMax: 2_000 }, 5, undefined],
    ['issue 37 B6: a lower price limit', { priceMin: 951 }, 5, undefined],
    ['issue 37 B6: an upper price limit', { priceMax: 9_049 }, 5, undefined],
    ['issue 37 B6: limits that exclude nothing', { priceMin: 900, priceMax: 9_100, page: 2 }, 5, 'pagina=2'],
    [
      'issue 37 B6: a brand under limits that exclude nothing',
      { brands: ['novara'], priceMin: 950, priceMax: 9_050 },
      5,
      'marca=novara/pagina=1',
    ],
    ['issue 37 B6: a brand that all products have', { brands: ['novara'] }, 60, 'pagina=1'],
    ['issue 37 B6: filters that exclude nothing', { freeShipping: true, rating: 1, page: 2 }, 60, 'pagina=2'],
    [
      'issue 37 B6: a category under a filter that excludes nothing',
      { category: 9, discount: 10 },
      60,
      'categoria=9/pagina=1',
    ],
    ['issue 37 B6: another sort under such a filter', { freeShipping: true, sort: 'rating' }, 60, undefined],
    ['stars', { rating: 4 }, 5, 'estrellas=4/pagina=1'],
    ['free shipping', { freeShipping: true }, 5, 'enviogratis=1/pagina=1'],
    ['a condition', { condition: ['used'] }, 5, 'condicion=usado/pagina=1'],
    ['two conditions', { condition: ['new', 'used'] }, 5, undefined],
    ['two brands', { brands: ['novara', 'zeta'] }, 5, undefined],
    ['a brand and stars', { brands: ['novara'], rating: 4 }, 5, undefined],
    ['another sort', { sort: 'price_asc' }, 90, undefined],
    ['a brand in another sort', { brands: ['novara'], sort: 'price_asc' }, 9, undefined],
    ['an empty list', {}, 0, undefined],
    ['a brand that has nothing here', { brands: ['nada'] }, 0, undefined],
  ])('%s', (_, change, total, segments) => {
    const indexing = listingIndexing({
      state: { ...plainListing, ...change },
      total,
      prices: { min: 950, max: 9_050 },
      unfiltered: 60,
      path,
    });
    expect(indexing).toEqual(
      segments === undefined ? { noindex: true } : { canonical: `/categoria/7/sillas/${segments}` },
    );
    const text = textOf(pageMeta({ ...page, ...indexing }));
    expect(text.includes('"canonical"')).toBe(segments !== undefined);
    expect(text.includes('noindex')).toBe(segments === undefined);
  });

  test('es-MX and x-default are on every page with a canonical, and only there', () => {
    const tags = pageMeta({ ...page, canonical: '/categoria' });
    for (const hrefLang of ['es-MX', 'x-default'])
      expect(tags).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang, href: 'https://t.example/categoria' });
    expect(textOf(pageMeta({ ...page, noindex: true }))).not.toContain('alternate');
  });
});

describe('tags for other sites', () => {
  test('OpenGraph and the card are complete, with the picture’s alt text and the price', () => {
    const tags = pageMeta({
      ...page,
      canonical: '/producto/1/silla',
      type: 'product',
      image: '/imagenes/a-320.webp',
      imageAlt: 'Silla roja',
      price: { amount: '1234.50', inStock: true },
    });
    const properties = Object.fromEntries(
      tags.flatMap((tag) => ('property' in tag ? [[String(tag.property), tag.content]] : [])),
    );
    expect(properties).toEqual({
      'og:site_name': 'Tianguis',
      'og:locale': 'es_MX',
      'og:type': 'product',
      'og:title': 'Sillas',
      'og:description': 'Sillas de todo tipo.',
      'og:url': 'https://t.example/producto/1/silla',
      'og:image': 'https://t.example/imagenes/a-1280.webp',
      'og:image:width': '1280',
      'og:image:height': '1280',
      'og:image:alt': 'Silla roja',
      'product:price:amount': '1234.50',
      'product:price:currency': 'MXN',
      'product:availability': 'in stock',
    });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  test.each([
    ['Sillas', 'Sillas | Tianguis'],
    ['Tianguis: el mercado de México', 'Tianguis: el mercado de México'],
    ['Smartphone Novara X Pro de 256 GB con cámara triple', 'Smartphone Novara X Pro de 256 GB con cámara triple'],
    [
      'Smartphone Novara X Pro de 256 GB con cámara triple y cargador de 65 W incluido',
      'Smartphone Novara X Pro de 256 GB con cámara triple y...',
    ],
  ])('title %j is at most 60 characters', (title, shown) => {
    expect(titleOf({ ...page, title, noindex: true })).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(60);
  });

  test.each([
    ['corto', 10, 'corto'],
    ['una dos tres', 10, 'una dos...'],
    ['una, dos', 5, 'un...'],
    ['palabralarguísima', 8, 'palab...'],
    ['  con \n espacios ', 20, 'con espacios'],
    // Issue 37 B9: no cut inside an emoji.
    ['Tazas🏠🏠🏠🏠', 11, 'Tazas🏠...'],
    ['Regalo👩‍👩‍👧 para ti', 12, 'Regalo...'],
  ])('%j in %i characters is %j', (text, most, shown) => {
    expect(fit(text, most)).toBe(shown);
    expect(fit(text, most).length).toBeLessThanOrEqual(most);
  });
});
