import { plainListing } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { listingHrefWithout } from '../../../features/catalogue/listing-links.ts';
import { resultsBase } from '../../../shared/links/listing/results-address.ts';
import { understoodAddress } from './understood-address.ts';

const gift = { text: 'regalo para suegra', change: { priceMax: 50_000 }, details: [] };
const read = (understood: typeof gift, ideas: string[], asked: string[] = []) =>
  understoodAddress(
    { understood, ideas, leftOut: [], asked },
    { base: resultsBase(understood.text, { details: asked }), state: plainListing },
  ).address;

test('UI-08 RT-09 without its limit a search for a gift gets no other one', () => {
  const address = read(gift, ['perfume']);
  expect(listingHrefWithout(address, 'priceMin', 'priceMax')).toBe(
    '/resultados/q=regalo%20para%20suegra/detalle=cualquier-precio/pagina=1',
  );
  expect(address.plainBase).toBe('/resultados/q=regalo%20para%20suegra/detalle=cualquier-precio');
});

test('UI-08 RT-09 what was taken off stays off, under other filters too', () => {
  const understood = { ...gift, change: {} as { priceMax: number } };
  expect(read(understood, ['perfume'], ['cualquier-precio']).base).toContain('/detalle=cualquier-precio');
});

test('RT-09 the limit of a thing is no more than a filter', () => {
  expect(listingHrefWithout(read({ ...gift, text: 'celular' }, []), 'priceMin', 'priceMax')).toBe(
    '/resultados/q=celular/pagina=1',
  );
});

test('UI-08 RT-09 what no product is without is no filter to remove, and stays asked for', () => {
  const [gluten, sugar] = [
    { id: 'sin-gluten', label: 'Sin gluten', said: 0 },
    { id: 'sin-azucar', label: 'Sin azúcar', said: null },
  ];
  const { address, details } = understoodAddress(
    {
      understood: { text: 'galletas', change: {}, details: [gluten, sugar] },
      ideas: [],
      leftOut: ['sin gluten'],
      asked: [],
    },
    { base: resultsBase('galletas sin gluten ni azúcar'), state: plainListing },
  );
  expect(details.map(({ label }) => label)).toEqual(['Sin azúcar']);
  expect(address.base).toBe('/resultados/q=galletas/detalle=sin-azucar,sin-gluten');
});

test.each([
  [null, 'Para niño · 3 años'],
  [0, 'Para niño · 3 años · ninguno lo dice'],
  [1, 'Para niño · 3 años · uno lo dice'],
  [1234, 'Para niño · 3 años · 1,234 lo dicen'],
])('SR-02 a detail that is no filter says how many products say so: %j', (said, label) => {
  const detail = { id: 'para-nino-3-anos', label: 'Para niño · 3 años', said };
  const { details } = understoodAddress(
    { understood: { text: 'libros', change: {}, details: [detail] }, ideas: [], leftOut: [], asked: [] },
    { base: resultsBase('libros para niño de 3 años'), state: plainListing },
  );
  expect(details).toEqual([{ label, href: '/resultados/q=libros/pagina=1' }]);
});
