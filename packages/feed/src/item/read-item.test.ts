import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributes, type Cells } from '../attributes.ts';
import { readItem } from './read-item.ts';

const origin = 'https://shop.example';
const read = (cells: Cells, fault?: string) =>
  readItem({ line: 7, cells: { id: 'A1', ...cells }, ...(fault && { fault }) }, { origin });

function reasons(cells: Cells): string[] {
  const found = read(cells);
  return 'item' in found ? [] : found.reasons;
}

function itemOf(cells: Cells) {
  const found = read(cells);
  if (!('item' in found)) throw new Error(found.reasons.join());
  return found.item;
}

describe('issue 4.1 a row', () => {
  test('reports all of its faults', () => {
    expect(reasons({ title: '', price: '-1 MXN', availability: 'maybe', condition: 'broken' })).toEqual([
      'title is empty',
      'condition "broken" is none of new, refurbished, used',
      'availability "maybe" is none of in_stock, out_of_stock, preorder, backorder',
      'price "-1 MXN" must be more than nothing',
    ]);
  });

  test.each<[Cells, string]>([
    [{ id: '' }, 'id is empty'],
    [{ id: 'x'.repeat(101) }, 'id is longer than 100 characters'],
    [{ id: 'a\u200Bb' }, 'contains invisible characters'],
    [{ title: 'x'.repeat(256) }, 'title has 256 characters, and 255 are read at most'],
    [{ title: 'Pi\uFFFData' }, 'no UTF-8: save the file as UTF-8'],
    [{ price: '100 MXN', sale_price: '120 MXN' }, 'sale_price "120 MXN" is more than price'],
    [{ sale_price: '90 MXN' }, 'sale_price without price'],
    [{ price: '100 MXN', sale_price: '90 MXN', sale_price_effective_date: 'hoy' }, 'is no interval'],
    [{ image_link: 'ftp://a.example/x.jpg' }, 'image_link "ftp://a.example/x.jpg" is no http'],
    [{ product_detail: 'solo' }, 'is not section:name:value'],
    [{ options: '__proto__:x' }, 'cannot be used'],
    [{ options: 'Color:Rojo,Color:Azul' }, 'cannot be used'],
    [{ color_hex: 'red' }, 'is no colour'],
    [{ quantity: '-3' }, 'is no whole number'],
    [{ features: 'fly' }, 'is none of'],
    [{ clave_prod_serv: '5020230' }, 'clave_prod_serv "5020230" is not 8 digits such as 50202306'],
    [{ clave_unidad: 'pieza' }, 'clave_unidad "pieza" is no code of two or three letters and digits such as H87'],
    [{ iva_rate: '15' }, 'iva_rate "15" is none of 16, 8, 0, exempt'],
    [{ ieps_rate: '0.08' }, 'ieps_rate "0.08" is no percentage from 1 to 200 such as 8 or 26.5, and not 0'],
    [
      { ieps_amount: '3 USD' },
      'ieps_amount "3 USD" is no amount in pesos up to 1000 with at most 6 decimals such as 3.',
    ],
    [{ ieps_units: '0' }, 'ieps_units "0" is no number above 0 and up to 1000 with at most 6 decimals such as 0.6'],
  ])('%j is held back', (cells, reason) => expect(reasons(cells).join()).toContain(reason));

  test('issue 38.5 an empty cell of a tax key removes the key, and a missing column changes nothing', () => {
    expect(itemOf({ iva_rate: ' ', ieps_units: '0.355' }).tax).toEqual({ iva: null, iepsUnits: 355_000 });
    expect(itemOf({ title: 'Olla' })).not.toHaveProperty('tax');
  });

  test('a formula is text', () => expect(itemOf({ title: '=HYPERLINK("x")' }).title).toBe('=HYPERLINK("x")'));

  test('an installment plan counts only without interest', () => {
    expect(itemOf({ price: '1200 MXN', installment: '12:100.00 MXN' }).months).toBe(12);
    expect(itemOf({ price: '1200 MXN', installment: '12:110.00 MXN' }).months).toBe(0);
    expect(itemOf({ price: '1200 MXN', sale_price: '900 MXN', installment: '12:100 MXN' }).months).toBe(0);
    expect(itemOf({ price: '1200 MXN', installment: '12:100 MXN:500 MXN' }).months).toBe(0);
    // The payments add up to half the price, so they are not a plan for this price.
    expect(itemOf({ price: '1200 MXN', installment: '12:50.00 MXN' }).months).toBe(0);
    expect(itemOf({ price: '1000 MXN', installment: '3:333.34 MXN' }).months).toBe(3);
  });

  test('the installment plan of a scheduled offer may be for the list price', () => {
    const offer = {
      price: '1200 MXN',
      sale_price: '900 MXN',
      sale_price_effective_date: '2027-01-01T00:00Z/2027-01-08T00:00Z',
    };
    expect(itemOf({ ...offer, installment: '12:100.00 MXN' }).months).toBe(12);
    expect(itemOf({ ...offer, installment: '12:75.00 MXN' }).months).toBe(12);
    expect(itemOf({ ...offer, installment: '12:110.00 MXN' }).months).toBe(0);
  });

  test('shipping is free if it is free in all of Mexico', () => {
    for (const cell of ['MX:::0 MXN', ':::0.00 MXN', 'US:::9 USD,MX::Estándar:0 MXN'])
      expect(itemOf({ shipping: cell }).shipsFree).toBe(true);
    for (const cell of ['', 'MX:CMX::0 MXN', 'US:::0 USD', 'MX:::99 MXN'])
      expect(itemOf({ shipping: cell }).shipsFree).toBe(false);
  });

  test('links of another origin set no product ids and no picture names', () => {
    const item = itemOf({
      title: 'Olla',
      link: 'https://shop.example.evil/producto/5/x',
      image_link: 'https://evil.example/imagenes/abcd1234-320.webp',
    });
    expect(item.linkedProductId).toBeUndefined();
    expect(item.slug).toBe('olla');
    expect(item.pictures?.[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(
      itemOf({ link: `${origin}/producto/5/olla-roja?sku=1`, image_link: `${origin}/imagenes/abcd1234-320.webp` }),
    ).toMatchObject({
      linkedProductId: 5,
      slug: 'olla-roja',
      pictures: [{ key: 'abcd1234' }],
    });
  });

  test('never throws, on any content', () => {
    const cells = fc.dictionary(
      fc.constantFrom(...attributes),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1:2:3', '0', '9'.repeat(400), ',,,', '":"', '\\:')),
    );
    fc.assert(
      fc.property(cells, (given) => {
        expect(read(given)).toHaveProperty('line', 7);
      }),
    );
  });
});
