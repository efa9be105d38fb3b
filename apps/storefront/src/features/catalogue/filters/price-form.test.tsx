import { plainListing } from '@tianguis/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PriceForm } from './price-form.tsx';

const Prices = () => (
  <PriceForm address={{ base: '/c/ofertas', state: plainListing }} range={{ min: 950, max: 1_234_510 }} />
);
const Page = createRoutesStub([{ path: '/', Component: Prices }]);

test('issue 37 B2: the hints of the price are rounded outwards, so that the range contains every product', () => {
  const html = renderToStaticMarkup(<Page />);
  const hints = [...html.matchAll(/placeholder="([^"]*)"/g)].map(([, hint]) => hint);
  expect(hints).toEqual(['9', '12,346']);
});
