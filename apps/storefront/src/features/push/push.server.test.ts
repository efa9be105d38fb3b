import { expect, test } from 'vitest';
import { shop, signedIn } from '../../shared/session/test-session.server.ts';
import { readPushKey } from './push.server.ts';

test.each([
  [true, 200, { key: 'llave' }],
  [false, 404, {}],
])('PW-02 with `serviceWorker: %s` the key is answered %i', async (serviceWorker, status, body) => {
  const config = { serviceWorker } as never;
  const { context } = shop(signedIn(), () => ({ status: 200, body: { data: { llave: 'llave' } } }), { config });
  const answer = await readPushKey(context);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
});
