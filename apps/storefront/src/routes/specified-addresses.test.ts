/** Compares the route table with the URLs of the specification, in both directions. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '../routes.ts';
import { customerAddresses, publicAddresses, type Today } from './test-specified-addresses.ts';

/**
 * Uses the path of the module as the route's id, since the tests compare modules. Several routes may have the same id.
 */
const objectOf = ({ path, index, file, children }: RouteConfigEntry): RouteObject =>
  index
    ? { index, id: file }
    : { ...(path !== undefined && { path }), id: file, ...(children && { children: children.map(objectOf) }) };
const objects = routes.map(objectOf);

/** The pattern and the module of the route that matches a URL. */
function served(address: string): { pattern: string; file: string } {
  const path = address.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '1');
  const matches = matchRoutes(objects, path) ?? [];
  return { pattern: matches.at(-1)?.route.path ?? '/', file: matches.at(-1)?.route.id ?? '' };
}

function todayOf(address: string): Today {
  return served(address).file.endsWith('/not-found.tsx') ? 'absent' : 'built';
}

const specified = Object.entries({ ...publicAddresses, ...customerAddresses }).flatMap(([row, addresses]) =>
  Object.entries(addresses).map(([address, today]) => ({ row, address, today })),
);

/** URLs that the specification does not have: forms, data for scripts, pages of decisions and issues. */
const ours = [
  '/departamentos',
  '/ajustes/medicion',
  ...['/login/respuesta', '/login/llave', '/login/facebook', '/authenticated/facebook', '/authenticated/respuesta'],
  ...['/autorizar/respuesta', '/autorizar/otro-codigo', '/autorizar/otro-codigo/respuesta', '/registro/respuesta'],
  ...['/recuperar-contrasena/respuesta', '/recuperar-contrasena/no-fui-yo'],
  ...['/acciones/carrito', '/acciones/carrito/respuesta', '/acciones/carrito/juntos', '/acciones/comprar-ahora'],
  ...['/acciones/carrito-compartido/respuesta', '/acciones/favoritos', '/acciones/favoritos/respuesta'],
  ...['/acciones/escribir/contacto', '/acciones/escribir/contacto/respuesta'],
  ...['/acciones/boletin', '/acciones/boletin/respuesta', '/acciones/codigo-postal'],
  ...['/acciones/codigo-postal/respuesta', '/acciones/salir', '/acciones/sesion', '/acciones/continuar'],
  ...['/mi-cuenta/mis-datos', '/mi-cuenta/correo', '/mi-cuenta/confirmar', '/mi-cuenta/seguridad'],
  ...['/mi-cuenta/contrasena', '/mi-cuenta/llave-nueva', '/mi-cuenta/app-de-autenticacion', '/mi-cuenta/avisos'],
  ...['/mi-cuenta/privacidad', '/mi-cuenta/privacidad/descargar', '/mi-cuenta/elegir-direccion', '/mi-cuenta/saldo'],
  ...['/mi-cuenta/listadeseos/respuesta', '/mi-cuenta/elegir-direccion/respuesta', '/mi-cuenta/correo/respuesta'],
  ...['/carrito/compartir', '/carrito/compartido', '/carrito/respuesta'],
  ...['/comprar', '/comprar/direccion', '/comprar/envio', '/comprar/pago', '/comprar/revisar'],
  ...['/comprar/gracias/1', '/comprar/regreso/1', '/comprar/respuesta/pago', '/pedido/1/pagar'],
  ...['/pedido/1/pagar/respuesta', '/pedido/1/devolucion/1', '/pedido/1/devolucion/1/guia'],
  ...['/mi-cuenta/fotografias/1', '/mi-cuenta/fotografias/1/respuesta', '/mi-cuenta/fotografia/1'],
  ...['/mi-cuenta/mis-pedidos/1/factura', '/mi-cuenta/mis-pedidos/1/factura/1/xml'],
  ...['/mi-cuenta/preguntar/1', '/pedido/1/mensajes/1M01'],
  ...['/Mesa-de-Regalos/ABCD', '/Mesa-de-Regalos/mi-mesa', '/Mesa-de-Regalos/ABCD/regalar/1'],
  ...['/lista-compartida', '/avisos/favoritos', '/cuenta-borrada'],
  ...['/resources/favoritos', '/resources/para-ti', '/resources/llegadas', '/resources/colonias'],
  '/resources/avisos',
  ...['/resources/direcciones', '/resources/precio', '/resources/productos', '/resources/sugerencias'],
  ...['/resources/departamentos', '/resources/opiniones/1'],
  ...['/sitemap.xml', '/sitemaps/paginas.xml', '/robots.txt', '/manifest.webmanifest', '/compartir'],
];

describe('RT-01 to RT-30, RL-01 to RL-10 the route table is that of the specification', () => {
  test.each(specified)('$row $address is $today', ({ address, today }) => expect(todayOf(address)).toBe(today));

  test('every other route is one of ours', () => {
    const known = new Set([...specified.map(({ address }) => address), ...ours].map((path) => served(path).pattern));
    const leaves = (all: readonly RouteObject[]): RouteObject[] =>
      all.flatMap((one) => (one.children ? leaves(one.children) : [one]));
    const unknown = leaves(objects).filter(({ path = '/' }) => !known.has(path));
    expect(unknown.map(({ path, id }) => `${path} ${id}`)).toEqual([]);
  });

  test('each of ours has a route of its own', () => {
    const patterns = ours.map((path) => served(path).pattern);
    expect(patterns.filter((pattern) => pattern === '*')).toEqual([]);
    expect(new Set(patterns).size).toBe(ours.length);
  });
});
