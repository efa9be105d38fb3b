/**
 * Issue 13 A7: an injected script does not run, although the page contained it before its content security policy was
 * computed.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadShopConfig } from '@tianguis/config';
import { overFetch, type Transport } from '@tianguis/contract/client';
import { expect, test } from '@tianguis/testkit/browser';
import { readStaticFiles } from '../../apps/server/src/http/static-files.ts';
import { createRender } from '../../apps/server/src/storefront/build.ts';
import { createPages } from '../../apps/server/src/storefront/pages/page.ts';
import { loadBuild } from '../../apps/server/src/storefront/production.ts';
import { origin } from '../support/shop/operator.ts';

/**
 * HTML of injected scripts, by their effect. The API returns this text as HTML from Markdown, so the page does not
 * escape it.
 */
const planted = {
  'a second script': '<script>planted("second")</script>',
  'in an attribute': '<p title="<script>planted(\'attribute\')</script>">x</p>',
  'in a comment': '<!-- <script>planted("comment")</script> -->',
  'a module': '<script type="module" async="">planted("module")</script>',
  'with a nonce': '<script nonce="">planted("nonce")</script>',
  'a handler': '<img src="/none.png" onerror="planted(\'handler\')">',
};
const texts = [
  'planted("second")',
  "planted('attribute')",
  'planted("comment")',
  'planted("module")',
  'planted("nonce")',
];

/** Opens the built storefront with an API that injects scripts into the page `/landing/blog`. */
async function openPlanted(): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const send = overFetch(origin);
  const api: Transport = async (call) => {
    const answer = await send(call);
    if (!call.path.startsWith('/content/v1/pages/landing/')) return answer;
    const reply = JSON.parse(answer.text) as { data: { page: { blocks: object[] } } };
    reply.data.page.blocks.unshift({ type: 'text', html: Object.values(planted).join('') });
    return { ...answer, text: JSON.stringify(reply) };
  };
  const onError = (error: unknown) => console.error(error);
  const services = { api, config: loadShopConfig('config/shop.json'), publicOrigin: address, now: Date.now };
  const { render } = createRender(await loadBuild('apps/storefront/build'), { services, onError, mode: 'production' });
  const make = createPages({ render, publicOrigin: address, onError });
  const files = readStaticFiles('apps/storefront/build/client');
  server.on('request', async ({ url = '/' }, response) => {
    const page = files.get(url) ?? (await make(new Request(`${address}${url}`)));
    response.writeHead(page.status, page.headers).end(await page.body());
  });
  return { address, close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()) };
}

test('issue 13 A7: planted scripts do not run, and those of the shop do', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/Content Security Policy|none\.png|\/imagenes\/|404/);
  const { address, close } = await openPlanted();
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran, planted: (where: string) => ran.push(where) });
  });
  const response = await page.goto(`${address}/landing/blog`);
  const html = (await response?.text()) ?? '';
  for (const [where, script] of Object.entries(planted)) expect(html, where).toContain(script);

  // All of the shop's scripts have run: `data-hydrated` is set last.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual([]);
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const text of texts) expect(policy).not.toContain(createHash('sha256').update(text).digest('base64'));
  expect(policy.match(/'sha256-/g)?.length).toBeGreaterThan(3);
  // The mark of the app's scripts never left the server.
  expect(html.match(/ nonce="[^"]*"/g)).toEqual([' nonce=""']);
  await page.close();
  await close();
});
