import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostLinkBytes, readSharedLink, sharedCartKinds, writeSharedLink } from './shared-link.ts';

const cart = '7b0f5c1e-4a52-4c57-9d2e-0a6f3d1c8a01';
const link = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('VA-06 a shared link is base64 JSON with products', () => {
  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('hola').toString('base64')],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('base64')],
    ['a text', link('hola')],
    ['null', link(null)],
    ['a list', link([{ product_id: 7 }])],
    ['no products', link({ productos: [] })],
    ['products that are no list', link({ products: { 0: { product_id: 7 } } })],
    ['too long', link({ products: [], x: 'x'.repeat(mostLinkBytes) })],
  ])('not %s', (_what, text) => {
    for (const kind of sharedCartKinds) expect(readSharedLink(text, kind, cart)).toBeUndefined();
  });

  test('of either alphabet, with padding, without, and with a space in place of "+"', () => {
    const payload = { products: [{ product_id: 7 }], paymentId: '¿¿¿???>>>ñandú' };
    const plain = link(payload);
    expect(plain).toMatch(/[+/]/);
    const texts = [
      plain,
      plain.replaceAll('+', ' '),
      plain.replace(/=+$/, ''),
      Buffer.from(JSON.stringify(payload)).toString('base64url'),
    ];
    for (const text of texts)
      expect(readSharedLink(text, 'afiliados', cart)).toMatchObject({ paymentId: payload.paymentId });
  });
});

describe('ST-07 its lines', () => {
  test('have defaults, and are marked by the kind of link', () => {
    const text = link({
      products: [{ product_id: '7' }, { product_id: 8, childrenSku: 'A-1', quantity: 3, indentifier: 'x' }],
    });
    const plain = { childrenSku: '0', quantity: 1, indentifier: '', createdAt: 0 };
    for (const [kind, tag] of [
      ['afiliados', 'afiliados'],
      ['livestream', 'clarolive'],
      ['referidos', cart],
      ['external_cart', cart],
    ] as const)
      expect(readSharedLink(text, kind, cart)?.lines).toEqual([
        { ...plain, csId: 7, tag },
        { ...plain, csId: 8, tag, childrenSku: 'A-1', quantity: 3, indentifier: 'x' },
      ]);
  });

  test('issue 37 A6 csId is the number of product_id, which partners also write as digits; nothing else is a number', () => {
    const ids = ['7', '0007', 7, '0x10', '1e1', ' 7', '7.0', '', '-7', true, [7], null, { product_id: 7 }];
    const quantities = ['3', '0x10', true, null, [2], '', '1e2', 2.5, 5];
    const products = [
      ...ids.map((product_id) => ({ product_id })),
      ...quantities.map((quantity) => ({ product_id: 8, quantity })),
    ];
    const lines = readSharedLink(link({ products }), 'afiliados', cart)?.lines ?? [];
    expect(lines.map(({ csId, quantity }) => [csId, quantity])).toEqual([
      ...[7, 7, 7].map((id) => [id, 1]),
      ...[3, 1, 1, 1, 1, 1, 1, 1, 5].map((quantity) => [8, quantity]),
    ]);
  });

  test('SC-06 empty lines are left out', () => {
    const products = [
      {},
      { quantity: 2 },
      null,
      7,
      { product_id: 0 },
      { product_id: -1 },
      { product_id: 1.5 },
      { product_id: 7 },
    ];
    expect(readSharedLink(link({ products }), 'afiliados', cart)).toMatchObject({ lines: [{ csId: 7 }], lineCount: 8 });
  });

  test('SC-07 no price of a link is read', () => {
    const products = [{ product_id: 7, price: 1, sale_price: 1, pricing: { sales_price: 1 } }];
    expect(JSON.stringify(readSharedLink(link({ products }), 'afiliados', cart))).not.toMatch(/pric/);
  });

  test('are at most a hundred', () => {
    const products = Array.from({ length: 200 }, (_, at) => ({ product_id: at + 1 }));
    expect(readSharedLink(link({ products }), 'afiliados', cart)?.lines).toHaveLength(100);
  });
});

test('ST-08 paymentId, redirectTo and webhook are read as they are, where they are short texts', () => {
  const given = { paymentId: 'p-1', redirectTo: 'https://socio.example/', webhook: 'https://socio.example/aviso' };
  expect(readSharedLink(link({ products: [], ...given }), 'livestream', cart)).toMatchObject(given);
  const longest = { paymentId: 'p'.repeat(100), webhook: `https://socio.example/${'x'.repeat(1_900)}` };
  expect(readSharedLink(link({ products: [], ...longest }), 'livestream', cart)).toMatchObject(longest);
  // L7: a longer paymentId is none, since each use of a link stores it.
  expect(readSharedLink(link({ products: [], paymentId: 'p'.repeat(101) }), 'livestream', cart)).toMatchObject({
    paymentId: undefined,
  });
  const wrong = { paymentId: 7, redirectTo: { a: 1 }, webhook: 'x'.repeat(2_001) };
  expect(readSharedLink(link({ products: [], ...wrong }), 'livestream', cart)).toMatchObject({
    ...{ paymentId: undefined, redirectTo: undefined, webhook: undefined },
  });
});

test('what is written is read, and fits into an address as it is', () => {
  const products = fc.array(
    fc.record({
      product_id: fc.integer({ min: 1, max: 2_147_483_647 }),
      childrenSku: fc.string({ minLength: 1, maxLength: 20 }).filter((sku) => !/\p{Cc}/u.test(sku)),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(products, fc.uuid(), (lines, id) => {
      const text = writeSharedLink({ products: lines, id });
      expect(encodeURIComponent(text)).toBe(text);
      const read = readSharedLink(text, 'referidos', cart);
      expect(read?.id).toBe(id);
      expect(
        read?.lines.map(({ csId, childrenSku, quantity }) => ({ product_id: csId, childrenSku, quantity })),
      ).toEqual(lines);
    }),
  );
});

test('VA-06 whatever is in the address, the reader answers, and its lines can be added', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json().map((json) => Buffer.from(json).toString('base64')),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
    fc.record({ products: fc.array(fc.anything()), paymentId: fc.anything(), id: fc.anything() }).map((payload) => {
      try {
        return link(payload);
      } catch {
        return '';
      }
    }),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...sharedCartKinds), (text, kind) => {
      for (const line of readSharedLink(text, kind, cart)?.lines ?? []) {
        expect(Number.isInteger(line.csId) && line.csId > 0).toBe(true);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(999);
        expect(line.childrenSku).toMatch(/^[^\p{Cc}]{1,100}$/u);
      }
    }),
    { numRuns: 2_000 },
  );
});
