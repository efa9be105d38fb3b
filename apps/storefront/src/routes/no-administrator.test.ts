/** RO-03: the storefront has no administration; operators use the command line and import files. */
import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';

const source = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

function flat(entries: readonly RouteConfigEntry[], base = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    // A layout has no path, so its children have the path of the parent.
    const full = path === undefined ? base : `${base}/${path}`;
    return [{ path: full, file }, ...flat(children, full)];
  });
}

test('RO-03 only these pages accept a form', () => {
  const taking = flat(routes).filter(({ file }) =>
    /^export (?:async )?(?:function|const) action\b/m.test(source(file)),
  );
  expect(taking.map(({ path }) => path).sort()).toEqual([
    '/:credit/home',
    '/Mesa-de-Regalos/:code/regalar/:item',
    '/Mesa-de-Regalos/mi-mesa/:registry?',
    '/acciones/boletin',
    '/acciones/boletin/respuesta',
    '/acciones/carrito',
    '/acciones/carrito-compartido/respuesta',
    '/acciones/carrito/juntos',
    '/acciones/carrito/respuesta',
    '/acciones/codigo-postal',
    '/acciones/codigo-postal/respuesta',
    '/acciones/comprar-ahora',
    '/acciones/escribir/:form',
    '/acciones/escribir/:form/respuesta',
    '/acciones/favoritos',
    '/acciones/favoritos/respuesta',
    '/acciones/salir',
    '/acciones/sesion',
    '/afiliados/*',
    '/ajustes/medicion',
    '/authenticated/respuesta',
    '/autorizar',
    '/autorizar/otro-codigo',
    '/autorizar/otro-codigo/respuesta',
    '/autorizar/respuesta',
    '/avisos/:kind/:step?',
    '/carrito/compartido',
    '/carrito/compartir',
    '/carrito/detalle',
    '/carrito/respuesta',
    '/comprar/direccion',
    '/comprar/envio',
    '/comprar/pago',
    '/comprar/respuesta/:step',
    '/comprar/revisar',
    '/escribir-opinion',
    '/external_cart/*',
    '/livestream/*',
    '/login',
    '/login/llave',
    '/login/respuesta',
    '/mi-cuenta/:form/respuesta',
    '/mi-cuenta/app-de-autenticacion',
    '/mi-cuenta/avisos',
    '/mi-cuenta/borrar-cuenta',
    '/mi-cuenta/confirmar',
    '/mi-cuenta/contrasena',
    '/mi-cuenta/correo',
    '/mi-cuenta/direcciones-envio',
    '/mi-cuenta/direcciones-envio/agregar',
    '/mi-cuenta/direcciones-envio/editar/:id',
    '/mi-cuenta/elegir-direccion',
    '/mi-cuenta/elegir-direccion/respuesta',
    '/mi-cuenta/fotografias/:form',
    '/mi-cuenta/fotografias/:form/respuesta',
    '/mi-cuenta/listadeseos/:list?',
    '/mi-cuenta/listadeseos/respuesta',
    '/mi-cuenta/llave-nueva',
    '/mi-cuenta/mis-datos',
    '/mi-cuenta/mis-pedidos/:order/:product/adjuntar-fotografias',
    '/mi-cuenta/mis-pedidos/:order/:product/cuentanos-tu-problema',
    '/mi-cuenta/mis-pedidos/:order/:product?/datos-bancarios',
    '/mi-cuenta/mis-pedidos/:order/:product?/factura',
    '/mi-cuenta/mis-pedidos/:order/:product?/motivo-cancelacion',
    '/mi-cuenta/preguntar/:product',
    '/mi-cuenta/privacidad',
    '/mi-cuenta/saldo',
    '/mi-cuenta/seguridad',
    '/pedido/:order/:product?',
    '/pedido/:order/devolucion/:return',
    '/pedido/:order/mensajes/:folio?',
    '/pedido/:order/pagar',
    '/pedido/:order/pagar/respuesta',
    '/recuperar-contrasena',
    '/recuperar-contrasena/no-fui-yo',
    '/recuperar-contrasena/respuesta',
    '/referidos/*',
    '/registro',
    '/registro/respuesta',
    '/resources/avisos',
  ]);
});

test('RO-03 no route is an administrator’s', () => {
  for (const { path } of flat(routes)) expect(path).not.toMatch(/admin|operador|panel|consola|backoffice|dashboard/i);
});
