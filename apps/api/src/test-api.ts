/** For tests: the API on an empty database, and a function that calls the API. */
import { fileURLToPath } from 'node:url';
import { loadShopConfig, type ShopConfig } from '@tianguis/config';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { wholeOffer } from '@tianguis/testkit/offers';
import { afterAll } from 'vitest';
import type { ApiOptions } from './api.ts';
import { createApi } from './create-api.ts';

/** The shipped configuration, with everything that a shop can offer. */
export const config: ShopConfig = {
  ...loadShopConfig(fileURLToPath(new URL('../../../config/shop.json', import.meta.url))),
  offer: wholeOffer,
};

/** The folder `content/` with the shop's documents. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** Opens the API. `settings` override the shop's configuration, `options` are options of the API. */
export async function withApi(
  settings: Partial<ShopConfig> = {},
  options: Pick<
    ApiOptions,
    | 'contentFolder'
    | 'words'
    | 'changes'
    | 'outbox'
    | 'outside'
    | 'passwords'
    | 'clock'
    | 'provider'
    | 'photographReader'
  > = {},
) {
  const database = await withDatabase();
  const app = await createApi({
    db: database.db,
    config: { ...config, ...settings },
    publicOrigin: 'http://localhost:3000',
    ...options,
  });
  afterAll(() => app.close());
  return {
    app,
    database,
    build: new CatalogueBuilder(database.db),
    /** Sends a GET, whose path is encoded as browsers do. @returns status and body */
    async get(path: string, headers: Record<string, string> = {}) {
      const reply = await app.inject({ url: encodeURI(path), headers });
      return {
        status: reply.statusCode,
        headers: reply.headers,
        text: reply.body,
        body: String(reply.headers['content-type']).includes('json') ? reply.json() : undefined,
      };
    },
  };
}
