import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTarget, wayBack } from './way-back.server.ts';

const publicOrigin = 'https://tienda.example';
const destinations = { publicOrigin, partners: ['https://socio.example', 'https://otro.example:8443'] };

test.each([
  ['/tiendas?letra=a#b', '/tiendas?letra=a#b'],
  ['https://tienda.example/tiendas', '/tiendas'],
  ['https://socio.example/regalos?a=1', 'https://socio.example/regalos?a=1'],
  ['https://otro.example:8443/', 'https://otro.example:8443/'],
])('RT-02 "%s" of this shop or of a partner is followed', (asked, target) => {
  expect(allowedTarget(asked, destinations)).toBe(target);
});

test.each([
  'https://evil.example/',
  'http://socio.example/',
  'https://socio.example.evil.example/',
  'https://socio.example@evil.example/',
  'https://user:pass@socio.example/',
  'https://otro.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://socio.example/x',
  'blob:https://tienda.example/cuenta',
  'https://',
  '',
])('RT-02 "%s" is not: home', (asked) => {
  expect(allowedTarget(asked, destinations)).toBe('/');
});

test('RT-02 whatever is asked for, the target is a path of this shop, or of a partner’s origin', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.constantFrom('//', '/\\', '\\\\', 'https:').map((a) => `${a}x.mx`),
      ),
      (asked) => {
        const target = allowedTarget(asked, destinations);
        const { origin } = new URL(target, publicOrigin);
        expect([publicOrigin, ...destinations.partners]).toContain(origin);
      },
    ),
  );
});

test('RT-02 RT-03 without a parameter it is the referring page, but never an entrance', () => {
  const from = (referer: string, query = '') =>
    wayBack(
      { request: new Request(publicOrigin, { headers: { referer } }), url: new URL(`${publicOrigin}/login${query}`) },
      destinations,
    );
  expect(from(`${publicOrigin}/producto/1?variante=A`)).toBe('/producto/1?variante=A');
  for (const entrance of ['/login', '/registro/', '/autorizar', '/recuperar-contrasena/'])
    expect(from(publicOrigin + entrance)).toBe('/');
  expect(from('https://evil.example/')).toBe('/');
  expect(from(`${publicOrigin}/tiendas`, '?redirect=/ajustes')).toBe('/ajustes');
});

test('AP-04 the sign-in of another client is a target, since its interaction ends there', () => {
  expect(allowedTarget('/login?interaccion=x1', destinations)).toBe('/login?interaccion=x1');
  for (const asked of ['/loginclub', '/autorizaran', '/registros/1', '/tiendas/login'])
    expect(allowedTarget(asked, destinations)).toBe(asked);
});
