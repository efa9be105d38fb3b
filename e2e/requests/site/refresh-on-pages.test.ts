/**
 * A refresh of a session during the request of a page (SS-04, BL-01): its tokens are in no reply that a cache may
 * store, and in nothing that the page cache stores.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { refreshes, seconds } from '../../support/customers/sessions.ts';
import { everyAddress } from '../../support/page/route-examples.ts';
import { Client } from '../client/client.ts';
import { browserAccept } from '../client/raw-request.ts';
import { expect, test } from '../client/test.ts';

const isPublic = (control: string) => /public|s-maxage/.test(control);

/** The URL from which an open page reads the data of an address. */
function dataOf(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path.replace(/\/$/, '') || '/_root'}.data${query === undefined ? '' : `?${query}`}`;
}

/** The files of cached pages on disk. */
function filesOfPages(): Buffer[] {
  const folder = join(process.env.E2E_DATA_DIR ?? 'data/e2e', 'pages');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

test('SS-04 BL-01 the tokens of a refresh are in no reply that may be cached, on every address, as page and as data', async ({
  request,
}) => {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  // No other test has asked for this search, so this request fills the cache.
  const addresses = [...(await everyAddress(request)), `/resultados/q=${randomUUID()}/pagina=1`];
  const asData = addresses.map(dataOf);
  const tokens = new Set<string>();
  const seen = { public: 0, personal: 0, stored: 0 };
  for (const address of [...addresses, ...asData]) {
    // The access token has expired. The refresh token is valid.
    request.cookies.take([`access_token_expira=${seconds() - 60}; Path=/`]);
    const before = await refreshes(id);
    const reply = await request.get(address, { maxRedirects: 0, headers: { accept: browserAccept } });
    const cookies = reply.setCookies();
    const { 'cache-control': control = '', 'cdn-cache-control': cdn, 'cache-status': status = '' } = reply.headers();
    if (cookies.length > 0) {
      expect(control, address).toBe('private, no-store');
      expect([cdn, status], address).toEqual([undefined, '']);
    }
    if (isPublic(control)) seen.public++;
    if (status.includes('stored')) seen.stored++;
    // A refreshed session gets its tokens, whatever the page replies. Otherwise the next request uses a replaced token.
    const isRefreshed = (await refreshes(id)) > before;
    expect(
      cookies.some((line) => line.startsWith('refresh_token=')),
      `${address} ${reply.status()}`,
    ).toBe(isRefreshed);
    if (isRefreshed) seen.personal++;
    expect(request.cookies.get('refresh_token'), `${address} ends the session`).toBeDefined();
    for (const name of ['access_token', 'refresh_token', 'session_token'])
      tokens.add(request.cookies.get(name)?.value ?? name);
  }
  expect(seen.public).toBeGreaterThan(60);
  expect(seen.personal).toBeGreaterThan(60);
  expect(seen.stored).toBeGreaterThan(0);

  // The next visitor gets the cached pages without cookies, and without anything of the customer.
  const visitor = new Client();
  let hits = 0;
  for (const address of [...addresses, ...asData]) {
    const reply = await visitor.get(address, { maxRedirects: 0, headers: { accept: browserAccept } });
    if (!isPublic(reply.headers()['cache-control'] ?? '')) continue;
    if (reply.headers()['cache-status']?.includes('hit')) hits++;
    expect(reply.setCookies(), address).toEqual([]);
    const whole = JSON.stringify(reply.headers()) + (await reply.text());
    for (const secret of [...tokens, email]) expect(whole.includes(secret), address).toBe(false);
  }
  expect(hits).toBeGreaterThan(30);
  const files = filesOfPages();
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) expect(file.toString('latin1').toLowerCase()).not.toContain('set-cookie');
});
