import { describe, expect, it } from 'vitest';
import { isForeignForm } from './foreign-origin.ts';

const shop = 'https://tianguis.example';
const send = (headers: Record<string, string>, method = 'POST') =>
  isForeignForm(new Request(`${shop}/acciones/carrito`, { method, headers }));

describe('forms of other sites', () => {
  it.each([
    [{ origin: shop }, false],
    [{ origin: shop, 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{}, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'http://tianguis.example' }, true],
    [{ origin: `${shop}:8443` }, true],
    [{ origin: shop, 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
  ])('%j is foreign: %s', (headers, foreign) => expect(send(headers as Record<string, string>)).toBe(foreign));

  it('leaves reading alone', () => {
    expect(send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(false);
  });
});
