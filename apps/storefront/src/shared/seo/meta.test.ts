import { type ListingState, plainListing } from '@tianguis/domain';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, test } from 'vitest';
import { fit } from './fit.ts';
import { listingIndexing, listingPath } from './listing-indexing.ts';
import { listingDescription, listingName, listingTitle } from './listing-title.ts';
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
    [
      'a price with both ends, which is one filter',
      { priceMin: 100, priceMax: 900 },
      5,
      'preciomenor=1/preciomayor=9/pagina=1',
    ],
    ['stars', { stars: 4 }, 5, 'estrellas=4/pagina=1'],
    ['free shipping', { freeShipping: true }, 5, 'enviogratis=1/pagina=1'],
    ['two brands', { brands: ['novara', 'zeta'] }, 5, undefined],
    ['a brand and stars', { brands: ['novara'], stars: 4 }, 5, undefined],
    ['another order', { order: 'menor-precio' }, 90, undefined],
    ['a brand in another order', { brands: ['novara'], order: 'menor-precio' }, 9, undefined],
    ['an empty list', {}, 0, undefined],
    ['a brand that has nothing here', { brands: ['nada'] }, 0, undefined],
  ])('%s', (_, change, total, segments) => {
    const indexing = listingIndexing({ state: { ...plainListing, ...change }, total, path });
    expect(indexing).toEqual(
      segments === undefined ? { noindex: true } : { canonical: `/categoria/7/sillas/${segments}` },
    );
    const text = textOf(pageMeta({ ...page, ...indexing }));
    expect(text.includes('"canonical"')).toBe(segments !== undefined);
    expect(text.includes('noindex')).toBe(segments === undefined);
  });

  test('es-MX and x-default stand wherever there is a canonical, and only there', () => {
    const tags = pageMeta({ ...page, canonical: '/categoria' });
    for (const hrefLang of ['es-MX', 'x-default'])
      expect(tags).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang, href: 'https://t.example/categoria' });
    expect(textOf(pageMeta({ ...page, noindex: true }))).not.toContain('alternate');
  });
});

describe('what others read', () => {
  test('OpenGraph and the card are whole, with the picture’s words and the price', () => {
    const tags = pageMeta({
      ...page,
      canonical: '/producto/1/silla',
      type: 'product',
      image: '/imagenes/a-320.webp',
      imageAlt: 'Silla roja',
      price: { amount: '1234.50', inStock: true },
    });
    const said = Object.fromEntries(
      tags.flatMap((tag) => ('property' in tag ? [[String(tag.property), tag.content]] : [])),
    );
    expect(said).toEqual({
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
  ])('%j in %i characters is %j', (text, most, shown) => {
    expect(fit(text, most)).toBe(shown);
    expect(fit(text, most).length).toBeLessThanOrEqual(most);
  });
});

describe('titles of listings', () => {
  const brands = [{ value: 'novara', label: 'Novara' }];
  test.each<[Partial<ListingState>, string]>([
    [{}, 'Smartphones'],
    [{ page: 2 }, 'Smartphones · Página 2'],
    [{ brands: ['novara'] }, 'Smartphones Novara'],
    [{ brands: ['novara'], page: 2 }, 'Smartphones Novara · Página 2'],
    [{ freeShipping: true }, 'Smartphones con envío gratis'],
    [{ fulfillment: true }, 'Smartphones que enviamos nosotros'],
    [{ discount: 30 }, 'Smartphones con 30% de descuento o más'],
    [{ stars: 4 }, 'Smartphones con 4 estrellas o más'],
    [{ stars: 1 }, 'Smartphones con 1 estrella o más'],
    [{ priceMax: 500_000 }, 'Smartphones hasta $5,000'],
    [{ priceMin: 100_000, priceMax: 500_000 }, 'Smartphones de $1,000 a $5,000'],
    [{ brands: ['novara'], stars: 4 }, 'Smartphones'],
  ])('%j', (change, title) => {
    expect(listingTitle('Smartphones', { ...plainListing, ...change }, brands)).toBe(title);
  });

  test('a description counts, names a price and fits', () => {
    const name = listingName('Smartphones', plainListing, []);
    const text = listingDescription(`${name} en Celulares`, { total: 1234, from: 199_900 });
    expect(text).toMatch(/^Smartphones en Celulares: 1,234 productos desde \$1,999, con meses sin intereses/);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(listingDescription('Sillas', { total: 1, from: 100 })).toMatch(/^Sillas: 1 producto, con/);
  });
});
