/**
 * Issue 13, A14: an incomplete page is not painted. A line cut in the middle of a word would move when the rest
 * arrives.
 */
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, watchLayoutShifts } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from '../support/catalogue/catalogue.ts';

/**
 * The shop behind a slow connection. A document stops after the first `words`, until `letGo` is called. Other requests
 * of the page (its files, and the options of the sign-in by passkey) pass without a delay.
 */
async function slowLine(shop: URL, words: string): Promise<{ origin: string; letGo(): void; close(): void }> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  const server = createServer((coming, answer) => {
    const headers = { ...coming.headers, host: shop.host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = shop.origin;
    const { method, url: path } = coming;
    const asked = ask({ host: shop.hostname, port: shop.port, method, path, headers }, async (reply) => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers);
      if (coming.headers['sec-fetch-dest'] !== 'document') return reply.pipe(answer);
      const page = Buffer.concat(await reply.toArray());
      const start = page.indexOf(words, page.indexOf('<main'));
      if (start < 0)
        throw new Error(`"${words}" is not in ${reply.statusCode} ${path}: ${page.toString().slice(-500)}`);
      answer.write(page.subarray(0, start + words.length));
      await released;
      answer.end(page.subarray(start + words.length));
    });
    coming.pipe(asked);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, letGo, close: () => server.close() };
}

for (const [name, find, words] of [
  // The row of promises of a card. Without the delay of the first paint, a browser painted in the middle of this row.
  ['category', async (request) => categoryUrl(await largestDepartment(request)), 'Envío gratis</li><li'],
  // Pictures of the hero, in a grid whose columns are incomplete.
  ['home', async () => '/', '<li class="lg:-rotate-6'],
  // A short page, with the footer on its first screen.
  ['login', async () => '/login', '</footer'],
] as const satisfies readonly [
  string,
  (request: Parameters<typeof largestDepartment>[0]) => Promise<string>,
  string,
][]) {
  test(`${name}: nothing is painted before the page is complete, and nothing moves after`, { tag: '@desktop' }, async ({
    page,
    request,
    baseURL,
  }) => {
    // A page is the same for every device, so one device is enough.
    const line = await slowLine(new URL(baseURL ?? ''), words);
    const shifts = await watchLayoutShifts(page);
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    await page.goto(`${line.origin}${await find(request)}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.styleSheets.length > 0, null, { polling: 20 });
    // The browser has the style sheet and could paint now. The test can only wait for a while to show that it does not.
    const early = page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, null, {
      polling: 20,
      timeout: 1_000,
    });
    await expect(early).rejects.toThrow('Timeout');
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    line.letGo();
    await page.waitForLoadState('load');
    await expect.poll(painted).toBeGreaterThan(0);
    const whole = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd);
    expect(await painted()).toBeGreaterThanOrEqual(whole);
    expect(await shifts()).toEqual([]);
    line.close();
  });
}
