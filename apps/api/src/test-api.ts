/** The API on an empty database of one test file, and a short way to call it. For tests alone. */
import { fileURLToPath } from 'node:url';
import { loadShopConfig, type ShopConfig } from '@tianguis/config';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll } from 'vitest';
import type { ApiOptions } from './api.ts';
import { createApi } from './create-api.ts';

export const config = loadShopConfig(fileURLToPath(new URL('../../../config/shop.json', import.meta.url)));

/** The documents that come with the shop. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** `settings` stand for what the shop's own configuration says, `options` for what else the API is told. */
export async function withApi(
  settings: Partial<ShopConfig> = {},
  options: Pick<ApiOptions, 'contentFolder' | 'synonyms' | 'changes'> = {},
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
    /** Status and body of a GET. The path is sent as a browser would send it. */
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
