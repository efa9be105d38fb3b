import { plainListing } from '@tianguis/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PriceForm } from './price-form.tsx';

/** The form with limits in centavos. */
function htmlOf(limits: { priceMin?: number; priceMax?: number }): string {
  const address = { base: '/c/ofertas', state: { ...plainListing, ...limits } };
  const Prices = () => <PriceForm address={address} range={{ min: 950, max: 1_234_510 }} />;
  const Page = createRoutesStub([{ path: '/', Component: Prices }]);
  return renderToStaticMarkup(<Page />);
}

test('issue 37 B2: the form shows limits rounded outwards, as its own submission would', () => {
  const values = [...htmlOf({ priceMin: 960, priceMax: 1_040 }).matchAll(/ value="(\d*)"/g)].map(([, value]) => value);
  expect(values).toEqual(['9', '11']);
});

test('issue 37 B2: the hints of the price are rounded outwards, so that the range contains every product', () => {
  const hints = [...htmlOf({}).matchAll(/placeholder="([^"]*)"/g)].map(([, hint]) => hint);
  expect(hints).toEqual(['9', '12,346']);
});
