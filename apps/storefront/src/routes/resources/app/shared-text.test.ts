import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../../../shared/api/shop-context.ts';
import { loader } from './shared-text.tsx';

/** The address to which a shared text leads. */
function ledTo(shared: { titulo?: string; texto?: string; enlace?: string }): string {
  const context = new RouterContextProvider();
  context.set(shopContext, { publicOrigin: 'http://shop.example' } as ShopContext);
  const url = new URL(`/compartir?${new URLSearchParams(shared)}`, 'http://shop.example');
  const reply = loader({ url, context } as unknown as Parameters<typeof loader>[0]);
  expect(reply.status).toBe(303);
  return reply.headers.get('location') ?? '';
}

test.each([
  [{ texto: 'licuadora roja' }, '/resultados?query=licuadora+roja'],
  [{ titulo: 'Licuadora', texto: 'https://otra.example/licuadora' }, '/resultados?query=Licuadora'],
  [{ titulo: 'Mira', texto: 'esta licuadora https://otra.example/x' }, '/resultados?query=esta+licuadora'],
  [{ enlace: 'http://shop.example/producto/7/silla?sku=A' }, '/producto/7/silla?sku=A'],
  [{ texto: 'Mira: http://shop.example/producto/7/silla' }, '/producto/7/silla'],
  [{}, '/buscador'],
  [{ texto: ' ' }, '/buscador'],
])('PW-01 what a device shares opens the shop: %j', (shared, address) => expect(ledTo(shared)).toBe(address));

test.each([
  'http://shop.example.evil.example/x',
  'http://shop.example//evil.example',
  'https://evil.example/http://shop.example/',
  'javascript:alert(1)',
  '//evil.example',
])('RT-02 no shared link leads to another site: %s', (enlace) => {
  for (const shared of [{ enlace }, { texto: enlace }]) expect(ledTo(shared)).toMatch(/^\/(?!\/)/);
});
