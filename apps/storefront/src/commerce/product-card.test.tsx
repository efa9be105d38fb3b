import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardData } from './card-data.ts';
import { ProductCard } from './product-card.tsx';

const product: CardData = {
  ...{ id: 7, slug: 'silla', title: 'Silla', picture: '/imagenes/a-320.webp', alt: 'Silla', store: 'Nopal' },
  ...{ price: 96_000, listPrice: 100_000, discount: 4, months: 1, promises: [], rating: 0, ratings: 0 },
  ...{ colors: [], official: false },
};

test.each([
  [4, true],
  [5, false],
])('ST-13 a card of 4 per cent off with the limit at %d shows badge and price before: %s', (hiddenDiscount, shown) => {
  const html = renderToStaticMarkup(<ProductCard product={product} hiddenDiscount={hiddenDiscount} />);
  expect(html).toContain('$960');
  expect(html.includes('$1,000')).toBe(shown);
  expect(/-?4\s?%/.test(html)).toBe(shown);
});
