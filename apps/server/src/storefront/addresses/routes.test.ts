import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { readRoutes } from './routes.ts';

const route = (id: string, path: string | undefined, module: object = {}) => ({ id, path, parentId: 'root', module });
const table = [
  { id: 'root', path: '', module: {} },
  { ...route('home', undefined), index: true },
  route('login', 'login', { action: () => null }),
  route('product', 'producto/:id/:slug?'),
  route('photographs', 'fotografias/:form', { action: () => null, handle: { takesFiles: true } }),
  route('category', 'categoria/*'),
  route('other', '*'),
];
const routeOf = readRoutes(Object.fromEntries(table.map((one) => [one.id, one])) as unknown as ServerBuild['routes']);

test.each([
  ['/', { isUnknown: false, takesForms: false, takesFiles: false }],
  ['/login', { isUnknown: false, takesForms: true, takesFiles: false }],
  ['/login.data', { isUnknown: false, takesForms: true, takesFiles: false }],
  ['/fotografias/7', { isUnknown: false, takesForms: true, takesFiles: true }],
  ['/producto/7/olla', { isUnknown: false, takesForms: false, takesFiles: false }],
  ['/categoria/3/hogar/pagina=2', { isUnknown: false, takesForms: false, takesFiles: false }],
  ['/nada', { isUnknown: true, takesForms: false, takesFiles: false }],
  ['/login/nada', { isUnknown: true, takesForms: false, takesFiles: false }],
])('UI-03 RT-30 the route of %s', (path, known) => expect(routeOf(path)).toEqual(known));
