import { describe, expect, test } from 'vitest';
import { readGtin, readInterval, readPrice, readUrl } from './values.ts';

describe('issue 4.1 prices are centavos of Mexican pesos', () => {
  test.each([
    ['1499.00 MXN', 149_900],
    ['MXN 1,499.50', 149_950],
    ['$1,499', 149_900],
    ['1499.5', 149_950],
    ['0.01 MXN', 1],
    ['12,345,678.90 mxn', 1_234_567_890],
    ['99,90 MXN', 9_990],
    ['99,5 MXN', 9_950],
    ['MXN 100 mxn', 10_000],
    ['$100 MXN', 10_000],
    ['1499.000', 149_900],
  ])('%s', (cell, centavos) => expect(readPrice(cell, 'price')).toBe(centavos));

  test.each([
    ['-5.00 MXN', 'must be more than nothing'],
    ['0 MXN', 'must be more than nothing'],
    ['15 USD', 'is in USD, and the shop sells in MXN'],
    ['1.499,00 EUR', 'is in EUR'],
    ['MXN 100 USD', 'names two currencies'],
    ['USD 100 MXN', 'names two currencies'],
    ['$100 USD', 'is in USD'],
    ['gratis', 'is no price'],
    ['', 'is no price'],
    ['1e9 MXN', 'is no price'],
    ['=1+1', 'is no price'],
    ['12.345 MXN', 'is no price'],
    ['1,49 9.00', 'is no price'],
    ['99999999999.00 MXN', 'is more than'],
    ['Infinity MXN', 'is no price'],
  ])('%s is refused', (cell, reason) => expect(() => readPrice(cell, 'price')).toThrow(reason));
});

describe('issue 4.1 dates of an offer', () => {
  test.each([
    ['2026-11-20T00:00-0600/2026-11-27T23:59-0600', '2026-11-20T06:00:00.000Z', '2026-11-28T05:59:00.000Z'],
    ['2026-11-20T00:00:30Z/2026-11-27T00:00+01:00', '2026-11-20T00:00:30.000Z', '2026-11-26T23:00:00.000Z'],
    ['2026-11-20/2026-11-21', '2026-11-20T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ])('%s', (cell, starts, ends) =>
    expect(readInterval(cell, 'sale_price_effective_date')).toEqual({ starts: new Date(starts), ends: new Date(ends) }),
  );

  test.each([
    '2026-11-20',
    '2026-02-30/2026-03-02',
    '2026-11-27/2026-11-20',
    'mañana/pasado',
    '2026-11-20/2026-11-21/2026-11-22',
    '9999-01-01/9999-01-02',
  ])('%s is refused', (cell) =>
    expect(() => readInterval(cell, 'sale_price_effective_date')).toThrow('sale_price_effective_date'),
  );
});

test('issue 4.1 an invalid GTIN is refused', () => {
  expect(readGtin('750-1055 363278')).toBe('7501055363278');
  expect(() => readGtin('7501055363279')).toThrow('check digit');
  expect(() => readGtin('12345')).toThrow('digits');
});

test('issue 4.1 URLs are http or https, without credentials', () => {
  expect(readUrl(' https://cdn.example/a b.jpg#x ', 'image_link')).toBe('https://cdn.example/a%20b.jpg');
  for (const url of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://a:b@cdn.example/',
    '//cdn.example/x',
    'data:image/png;base64,x',
    '',
  ])
    expect(() => readUrl(url, 'image_link')).toThrow('is no http or https address');
});
