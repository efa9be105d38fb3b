/**
 * The built shop in the process of a test, with a configuration of its own, on the data of the tested shop. It listens
 * nowhere, and draws no pictures. So a test can compare many configurations without starting a process for each.
 */
import { join, resolve } from 'node:path';
import { loadShopConfig, type ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import type { ServerBuild } from 'react-router';
import { createApiAccess } from '../../../apps/server/src/api-access.ts';
import { createBuildFiles } from '../../../apps/server/src/build-files/build-files.ts';
import { createErrorPages } from '../../../apps/server/src/errors/error-pages.ts';
import { createLimits } from '../../../apps/server/src/limits/limits.ts';
import { createMetrics } from '../../../apps/server/src/metrics/metrics.ts';
import { openPageCache } from '../../../apps/server/src/page-cache/open-page-cache.ts';
import { createVisitorOf } from '../../../apps/server/src/requests/visitor.ts';
import { createServer } from '../../../apps/server/src/server.ts';
import { readSettings, rootFolder } from '../../../apps/server/src/settings/settings.ts';
import { serverWithFastPath } from '../../../apps/server/src/storefront/fast-path.ts';
import { loadBuild, registerBuiltStorefront } from '../../../apps/server/src/storefront/production.ts';
import { origin } from './operator.ts';
import { writeShopConfig } from './shop-config.ts';

const dataDir = process.env.E2E_DATA_DIR ?? 'data/e2e';
const silent = { debug() {}, info() {}, warn() {}, error() {} };

export interface InProcessShop {
  /** @returns the status, the media type, the text and the target of a redirect */
  get(path: string, cookie?: string): Promise<{ status: number; type: string; text: string; location: string }>;
  close(): Promise<void>;
}

/** The configuration of the tested shop. */
export const testedConfig = (): ShopConfig => loadShopConfig(writeShopConfig(resolve(rootFolder, dataDir)));

let build: Promise<ServerBuild> | undefined;

export async function openShopInProcess(database: OpenDatabase, config: ShopConfig): Promise<InProcessShop> {
  const settings = readSettings({
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    // The tests of this shop have one address, and other tests write at the same time.
    PAGES_PER_VISITOR: '0',
    WRITES_PER_VISITOR: '0',
    LOG_LEVEL: 'error',
  });
  const [metrics, limits, errorPages] = [createMetrics(), createLimits(settings), createErrorPages(origin)];
  const { changes, cache } = openPageCache({ database, maxBytes: 0, log: silent, apiIsElsewhere: false });
  const app = await createServer({
    ...{ settings, config, database, metrics, limits, errorPages, changes },
    logStream: { write: (line) => process.stderr.write(`${line}\n`), flush() {} },
    pictures: { get: async () => undefined, pending: 0 },
    ...{ provider: undefined, photographReader: undefined },
    serverFactory: serverWithFastPath().serverFactory,
  });
  build ??= loadBuild(join(rootFolder, 'apps/storefront/build'));
  const files = new Map();
  registerBuiltStorefront(app, {
    ...{ files, cache, limits, errorPages },
    build: await build,
    buildFiles: createBuildFiles({ database, own: files, ...settings.buildFiles }),
    services: {
      ...{ config, publicOrigin: origin, facebook: true, now: Date.now },
      api: createApiAccess(app, undefined),
    },
    cdn: undefined,
    visitorOf: createVisitorOf(false),
    onError: (error) => process.stderr.write(`${error}\n`),
  });
  await app.ready();
  return {
    async get(path, cookie) {
      const reply = await app.inject({
        url: path,
        headers: { host: new URL(origin).host, accept: 'text/html,*/*', ...(cookie && { cookie }) },
      });
      const { 'content-type': type = '', location = '' } = reply.headers;
      return { status: reply.statusCode, type: String(type), text: reply.body, location: String(location) };
    },
    close: () => app.close(),
  };
}
