/** No page of an entrance is a page to return to, by the route table. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { allowedTarget } from '../../features/session/way-back.server.ts';
import routes from '../../routes.ts';

const publicOrigin = 'https://tienda.example';

/** The folder of this test has a file for each page of an entrance. */
const entrances = (routes as RouteConfigEntry[])
  .filter(({ file }) => file.startsWith('./routes/auth/'))
  .map(({ path }) => `/${path}`);

test('RT-02 RT-05 no page of an entrance is a target, however it is spelled', () => {
  expect(entrances).toEqual(expect.arrayContaining(['/login', '/autorizar/otro-codigo', '/login/llave']));
  for (const path of entrances)
    for (const asked of [path, `${path}/`, `${path}?redirect=${path}`, path.toUpperCase(), path.replace('o', '%6F')])
      for (const target of [asked, `${publicOrigin}${asked}`, `${asked}#x`])
        expect(allowedTarget(target, { publicOrigin, partners: [] }), target).toBe('/');
});
