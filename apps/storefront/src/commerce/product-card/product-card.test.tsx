import type { Product } from '@tianguis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CardData, toCard } from './card-data.ts';
import { ProductCard } from './product-card.tsx';

const product: CardData = {
  ...{ id: 7, slug: 'silla', title: 'Silla', picture: '/imagenes/a-320.webp', alt: 'Silla', store: 'Nopal' },
  ...{ price: 96_000, listPrice: 100_000, discount: 4, months: 1, promises: [], rating: 0, ratings: 0 },
  ...{ colors: [], official: false },
};

test.each([
  ['new', undefined],
  ['refurbished', 'Reacondicionado'],
  ['used', 'Usado'],
] as const)('a card of what is %s says of its condition: %s', (condition, words) => {
  const sent = { condition, features: {}, shipping: {}, pictures: [], pricing: {}, rating: {}, store: {}, colors: [] };
  const { promises } = toCard(sent as unknown as Product);
  const html = renderToStaticMarkup(<ProductCard product={{ ...product, promises }} hiddenDiscount={5} />);
  expect(/Reacondicionado|Usado/.exec(html)?.[0]).toBe(words);
});

test.each([
  [4, true],
  [5, false],
])('ST-13 a card of 4 per cent off with the limit at %d shows badge and price before: %s', (hiddenDiscount, shown) => {
  const html = renderToStaticMarkup(<ProductCard product={product} hiddenDiscount={hiddenDiscount} />);
  expect(html).toContain('$960');
  expect(html.includes('$1,000')).toBe(shown);
  expect(/-?4\s?%/.test(html)).toBe(shown);
});
