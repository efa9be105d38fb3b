import { type ListingState, plainListing } from '@tianguis/domain';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PriceForm } from './price-form.tsx';

const range = { min: 950, max: 1_234_510 };
const addressAt = (limits: Partial<ListingState>) => ({ base: '/c/ofertas', state: { ...plainListing, ...limits } });
const Plain = () => <PriceForm address={addressAt({})} range={range} />;
/** Limits in centavos, such as those of a search. */
const Limited = () => <PriceForm address={addressAt({ priceMin: 960, priceMax: 1_040 })} range={range} />;

function valuesOf(attribute: string, Component: ComponentType): (string | undefined)[] {
  const Page = createRoutesStub([{ path: '/', Component }]);
  const html = renderToStaticMarkup(<Page />);
  return [...html.matchAll(new RegExp(` ${attribute}="([\\d,]*)"`, 'g'))].map(([, value]) => value);
}

test('issue 37 B2: the hints of the price are rounded outwards, so that the range contains every product', () => {
  expect(valuesOf('placeholder', Plain)).toEqual(['9', '12,346']);
});

test('issue 37 B2: the form shows limits rounded outwards, as its own submission would', () => {
  expect(valuesOf('value', Limited)).toEqual(['9', '11']);
});
