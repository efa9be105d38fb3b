/** Makes the requests of a page fail, in each way in which a network can. */
import type { Page, Route } from '@playwright/test';

export type Failure = 'offline' | '500' | '503' | 'HTML instead of data' | 'no response';

export const failures: readonly Failure[] = ['offline', '500', '503', 'HTML instead of data', 'no response'];

/** Half a second longer than the timeout of a call (BL-01). */
const longerThanAnyCall = 100_500;

const json = { contentType: 'application/json' };

function fail(route: Route, failure: Failure): Promise<void> {
  if (failure === 'offline') return route.abort('internetdisconnected');
  if (failure === '500') return route.fulfill({ status: 500, body: '{"msg":"Tuvimos un problema"}', ...json });
  if (failure === '503') return route.fulfill({ status: 503, body: 'Service Unavailable', contentType: 'text/plain' });
  if (failure === 'HTML instead of data')
    return route.fulfill({ status: 200, body: '<html>Entra a la red del hotel</html>', contentType: 'text/html' });
  return Promise.resolve();
}

/**
 * Runs `work` while every request that matches `address` fails in this way. A missing response lasts until the timeout.
 */
export async function under(page: Page, address: RegExp, failure: Failure, work: () => Promise<void>): Promise<void> {
  await page.route(address, (route) => fail(route, failure));
  const asked = page.waitForRequest(address);
  await work();
  await asked;
  if (failure === 'no response') await page.clock.fastForward(longerThanAnyCall);
}
