import { createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { logFailures } from './log-failures.ts';

/** The log level of a storefront's error. */
function levelOf(error: unknown): string {
  const levels: string[] = [];
  const log = logFailures({ debug: () => void levels.push('debug'), error: () => void levels.push('error') });
  log(error);
  return levels.join();
}

test('issue 13 A10: a request that React Router refuses is no error of the shop', async () => {
  const handler = createStaticHandler([{ id: 'page', path: '/', loader: () => null }]);
  const refused = await handler
    .queryRoute(new Request('http://localhost/', { method: 'POST' }), { routeId: 'page' })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 405 });
  expect(levelOf(refused)).toBe('debug');
});

test.each(['ECONNRESET', 'EPIPE', 'ABORT_ERR'])('issue 13 A10: %s is a client that has disconnected', (code) => {
  expect(levelOf(Object.assign(new Error('gone'), { code }))).toBe('debug');
});

test.each([new Error('a fault'), new TypeError('x is not a function'), 'thrown text', { status: 500 }])(
  'issue 13 A10: %s is an error',
  (error) => expect(levelOf(error)).toBe('error'),
);
