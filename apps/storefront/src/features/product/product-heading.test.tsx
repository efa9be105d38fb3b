import type { ProductDetail } from '@tianguis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductHeading } from './product-heading.tsx';

test.each([
  ['new', undefined],
  ['refurbished', 'Reacondicionado'],
  ['used', 'Usado'],
] as const)('RT-13 the page of a %s product shows before its title: %s', (condition, words) => {
  const product = { ...{ id: 7, slug: 'silla', title: 'Silla', brand: 'Novara', sold_count: 0 }, rating: { count: 0 } };
  const html = renderToStaticMarkup(<ProductHeading product={{ ...product, condition } as unknown as ProductDetail} />);
  expect(/Reacondicionado|Usado/.exec(html)?.[0]).toBe(words);
});
