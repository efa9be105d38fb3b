/** Example URLs of every page of the route table, from the tested shop. A route without an example fails a test. */
import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  orderHelpPages,
  orderHelpPath,
  returnLabelPath,
  returnPagePath,
  returnPages,
  returnPath,
} from '@tianguis/domain';
import { type SharedCartKind, writeSharedLink } from '@tianguis/domain/cart';
import routes from '../../../apps/storefront/src/routes.ts';
import shop from '../../../config/shop.json' with { type: 'json' };
import { buyable, categoryUrl, findProduct, largestDepartment, productUrl } from '../catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../catalogue/stores.ts';
import type { HttpClient } from '../shop/http.ts';

export type Example = string | ((request: HttpClient) => Promise<string>);

const category = (segments: string) => async (request: HttpClient) =>
  categoryUrl(await largestDepartment(request), segments);

/** A link of a shared cart with a product that can be bought. */
export const sharedCart = (kind: SharedCartKind) => async (request: HttpClient) => {
  const { id, childrenSku } = await findProduct(request, buyable);
  return `/${kind}/${writeSharedLink({ products: [{ product_id: id, childrenSku, quantity: 2 }] })}`;
};

/** Examples of each route with parameters in its path, and of states with other links. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  'categoria/*': [
    category('pagina=1'),
    category('pagina=2'),
    category('enviogratis=1/orden=menor-precio/pagina=1'),
    category('marca=no-hay-tal-marca/pagina=1'),
    '/categoria/0/nada/pagina=1',
  ],
  'producto/:id/:slug?': [
    async (request) => productUrl(await findProduct(request, buyable)),
    async (request) => productUrl(await findProduct(request, ({ stock, is_active }) => stock === 0 && is_active)),
    '/producto/999999999/nada',
  ],
  tiendas: ['/tiendas', '/tiendas?letra=a'],
  'tienda/:id/*': [async (request) => storeUrl(await largestStore(request)), '/tienda/999999999/nada/pagina=1'],
  buscador: ['/buscador', '/buscador?query=tenis'],
  'resultados/*': [
    '/resultados?query=licuadora',
    '/resultados?query=refirgerador',
    '/resultados?query=xkqzw',
    '/resultados/q=licuadora/enviogratis=1/pagina=1',
  ],
  'c/ofertas/*': ['/c/ofertas/', '/c/ofertas/pagina=2'],
  'corner/:id/:slug?': ['/corner/1/gamers', '/corner/2/supermercado', '/corner/999/nada'],
  'landing/:name': ['/landing/blog', '/landing/meses-sin-intereses', '/landing/nada'],
  'afiliados/*': [sharedCart('afiliados'), '/afiliados/nada'],
  'livestream/*': [sharedCart('livestream'), '/livestream/nada'],
  'referidos/*': [sharedCart('referidos')],
  'external_cart/*': [sharedCart('external_cart')],
  login: ['/login', '/login?redirect=/tiendas', '/login?interaccion=nada'],
  'recuperar-contrasena': ['/recuperar-contrasena/', '/recuperar-contrasena/?vencido=1'],
  'recuperar-contrasena/no-fui-yo': ['/recuperar-contrasena/no-fui-yo'],
  verCorreoCompleto: ['/verCorreoCompleto', '/verCorreoCompleto?token=nada'],
  carrito: ['/carrito/'],
  'carrito/detalle': ['/carrito/detalle'],
  'mi-cuenta': ['/mi-cuenta/'],
  'mi-cuenta/listadeseos/:list?': ['/mi-cuenta/listadeseos/'],
  'lista-compartida': ['/lista-compartida?clave=nada'],
  'avisos/:kind/:step?': [
    ...['/avisos/favoritos?token=nada', '/avisos/boletin/confirmar?token=nada', '/avisos/boletin/baja'],
    '/avisos/boletin/nada',
  ],
  'mi-cuenta/mis-pedidos/:days?/:page?': ['/mi-cuenta/mis-pedidos/dias=30/pagina=1', '/mi-cuenta/mis-pedidos/1'],
  'mi-cuenta/mis-pedidos/0/formaCompra/:order/:product?': ['/mi-cuenta/mis-pedidos/0/formaCompra/1'],
  ...Object.fromEntries(
    orderHelpPages.map((page) => [
      `mi-cuenta/mis-pedidos/:order/:product?/${page}`,
      [orderHelpPath(page, '0482915037'), orderHelpPath(page, '0482915037', 2)],
    ]),
  ),
  ...Object.fromEntries(
    returnPages.map((page) => [
      `mi-cuenta/mis-pedidos/:order/:product/${page}`,
      [returnPagePath(page, '0482915037', 2)],
    ]),
  ),
  'pedido/:order/devolucion/:return': [returnPath('0482915037', '00000000-0000-4000-8000-000000000000')],
  'pedido/:order/devolucion/:return/guia': [returnLabelPath('0482915037', '00000000-0000-4000-8000-000000000000')],
  'mi-cuenta/direcciones-envio/editar/:id': ['/mi-cuenta/direcciones-envio/editar/1'],
  'pedido/:order/:product?': ['/pedido/1'],
  'pedido/:order/mensajes/:folio?': ['/pedido/0482915037/mensajes', '/pedido/0482915037/mensajes/0482915037M01'],
  'Mesa-de-Regalos/:code': ['/Mesa-de-Regalos/LUPYBETCBDA2', '/Mesa-de-Regalos/nada'],
  'Mesa-de-Regalos/mi-mesa/:registry?': ['/Mesa-de-Regalos/mi-mesa', '/Mesa-de-Regalos/mi-mesa?nueva=1'],
  'Mesa-de-Regalos/:code/regalar/:item': ['/Mesa-de-Regalos/LUPYBETCBDA2/regalar/1'],
  'acciones/escribir/:form': ['/acciones/escribir/contacto', '/acciones/escribir/vender', '/acciones/escribir/nada'],
  'mi-cuenta/preguntar/:product': ['/mi-cuenta/preguntar/1', '/mi-cuenta/preguntar/999999999'],
  'mi-cuenta/fotografias/:form': ['/mi-cuenta/fotografias/0b9f1c52-7f0e-4d55-9a34-5f6d2f1f2a10'],
  'comprar/gracias/:order': ['/comprar/gracias/0482915037'],
  'comprar/regreso/:attempt': ['/comprar/regreso/0482915037'],
  'pedido/:order/pagar': ['/pedido/0482915037/pagar'],
  ':credit/beneficios': [`/credito-${shop.creditModule.product}/beneficios`],
  ':credit/home': [`/credito-${shop.creditModule.product}/home`],
  '*': ['/no/existe'],
};

/** Whether a route is a page: its module renders one, or redirects to one. */
function isPage({ file }: RouteConfigEntry): boolean {
  return /^export default\b/m.test(
    readFileSync(new URL(`../../../apps/storefront/src/${file}`, import.meta.url), 'utf8'),
  );
}

/** Examples of a route; a path without parameters is its own example. */
export function examplesOf({ index, path = '' }: RouteConfigEntry): readonly Example[] {
  if (examples[path]) return examples[path];
  return index || !/[:*]/.test(path) ? [`/${path}`] : [];
}

/** All routes with a path: a layout is replaced by the routes below it. */
export const entries = routes.flatMap((entry: RouteConfigEntry) =>
  entry.path === undefined && entry.children ? entry.children : [entry],
);

/** Redirecting routes are requested too, if they have an example. */
export const pages = entries.filter((entry) => isPage(entry) || examples[entry.path ?? ''] !== undefined);

/** An example of every address of the route table, pages or not. */
export async function everyAddress(request: HttpClient): Promise<string[]> {
  const found: string[] = [];
  for (const example of entries.flatMap(examplesOf))
    found.push(typeof example === 'string' ? example : await example(request));
  return [...new Set(found)];
}
