/** Tests the log of requests to a real server: no line has a secret of a URL. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadShopConfig } from '@tianguis/config';
import { openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failingStorefront } from '../errors/test-storefront.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createShutdown } from '../processes/shutdown.ts';
import { freePort } from '../processes/test-shop.ts';
import { readSettings, rootFolder } from '../settings/settings.ts';
import { openShop } from '../shop.ts';

const { url } = await withDatabase();
const database = openDatabase({ url, max: 4, onIdleError: () => undefined });
const storefront = failingStorefront();
const shutdown = createShutdown({ stepLimit: 5_000, warn: () => undefined });
const metrics = createMetrics();
const lines: string[] = [];
let port = 0;

beforeAll(async () => {
  port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'request-log-'));
  const settings = readSettings({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
  await openShop({
    ...{ settings, database, shutdown, metrics },
    config: loadShopConfig(join(rootFolder, 'config/shop.json')),
    logStream: { write: (line) => void lines.push(line), flush: () => undefined },
    storefront: { folder: storefront.folder, development: false },
  });
});

afterAll(async () => {
  await shutdown.run();
  await database.close();
  storefront.remove();
});

/** Sends a request line as it is, and waits until the server has logged the request. */
async function ask(method: string, path: string): Promise<void> {
  const before = lines.length;
  const asked = request({ host: '127.0.0.1', port, method, path, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  response.resume();
  await expect.poll(() => lines.slice(before).some((line) => JSON.parse(line).msg === 'request')).toBe(true);
}

const realm = '/realms/tianguis/protocol/openid-connect';
const signIn =
  'client_id=tienda&response_type=code&scope=openid&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauthenticated';

test.each([
  ['GET', `${realm}/auth?${signIn}&state=SECRET&nonce=SECRET&login_hint=SECRET&code_challenge=SECRET`],
  ['HEAD', `${realm}/auth?${signIn}&state=SECRET`],
  ['GET', `http://localhost:3000${realm}/auth?${signIn}&state=SECRET`],
  ['GET', `${realm.replace('realms', '%72ealms')}/auth?state=SECRET`],
  ['GET', `${realm}/auth/SECRET`],
  ['GET', `${realm}/auth/SECRET?x=1`],
  ['GET', `${realm}/logout?state=SECRET&id_token_hint=SECRET`],
  ['POST', `${realm}/logout/confirm?state=SECRET`],
  ['POST', `${realm}/token?code=SECRET`],
  ['GET', `${realm}/none?code=SECRET&session_state=SECRET`],
  ['GET', '/realms/none/protocol/openid-connect/auth?state=SECRET'],
  ['GET', '/authenticated?code=SECRET&state=SECRET'],
  ['GET', '/page?token=SECRET'],
  ['GET', '/login?interaccion=SECRET'],
  ['PROPFIND', '/page?token=SECRET'],
])('L1 no line of the log has a secret of %s %s', async (method, path) => {
  lines.splice(0);
  await ask(method, path);
  expect(lines.join('')).not.toContain('SECRET');
  const { url: logged } = JSON.parse(lines.find((line) => JSON.parse(line).msg === 'request') ?? '{}');
  expect(logged).toMatch(/^\/[%\w]/);
});

test('L1 the metrics count a request to the realm as a call of the API', async () => {
  const count = async () => {
    const { values = [] } = (await metrics.read()).find(({ name }) => name === 'tianguis_http_requests_total') ?? {};
    return values.find(({ labels }) => labels.kind === 'api' && labels.status === '2xx')?.value ?? 0;
  };
  const before = await count();
  await ask('GET', `${realm}/certs`);
  expect(await count()).toBe(before + 1);
});
