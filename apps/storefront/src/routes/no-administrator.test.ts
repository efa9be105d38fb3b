/** RO-03: the storefront has no administration; operators use the command line and import files. */
import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';

const source = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

function flat(entries: readonly RouteConfigEntry[], base = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children = [] }) => [
    { path: `${base}/${path}`, file },
    ...flat(children, `${base}/${path}`),
  ]);
}

test('RO-03 only these pages accept a form', () => {
  const taking = flat(routes).filter(({ file }) =>
    /^export (?:async )?(?:function|const) action\b/m.test(source(file)),
  );
  expect(taking.map(({ path }) => path).sort()).toEqual([
    '/acciones/boletin',
    '/acciones/boletin/respuesta',
    '/acciones/carrito',
    '/acciones/codigo-postal',
    '/acciones/favoritos',
  ]);
});

test('RO-03 no route is an administrator’s', () => {
  for (const { path } of flat(routes)) expect(path).not.toMatch(/admin|operador|panel|consola|backoffice|dashboard/i);
});
