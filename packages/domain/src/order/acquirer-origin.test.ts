import { expect, test } from 'vitest';
import { acquirerOrigin, isCheckoutPath } from './acquirer-origin.ts';

test.each([
  ['localhost:3000', 'http://127.0.0.1:3001'],
  ['127.0.0.1:3000', 'http://localhost:3001'],
  ['LOCALHOST', 'http://127.0.0.1:3001'],
  ['192.168.1.20:3000', 'http://192.168.1.20:3001'],
  ['mi-compu.local:3000', 'http://mi-compu.local:3001'],
  ['[::1]:3000', 'http://[::1]:3001'],
])('PA-06 a shop at %s has its acquirer at %s', (host, origin) => expect(acquirerOrigin(host, 3001)).toBe(origin));

test.each(['', 'a b', "x;script-src 'unsafe-inline'", 'user@host', 'host/path', 'host:99999', 'a,b', '*', 'https://x'])(
  'PA-06 %j is no host, so no policy contains the text',
  (host) => expect(acquirerOrigin(host, 3001)).toBeUndefined(),
);

test.each<[string, boolean]>([
  ['/comprar', true],
  ['/comprar/pago', true],
  ['/Comprar/gracias/0482915037', true],
  ['/comprar.data', false],
  ['/pedido/0482915037/pagar', true],
  ['/pedido/0482915037/pagar/', true],
  ['/pedido/0482915037', false],
  ['/pedido/1/pagar/otra', false],
  ['/comprarmas', false],
  ['/', false],
])('PA-06 %s is a page of the checkout: %s', (path, is) => expect(isCheckoutPath(path)).toBe(is));
