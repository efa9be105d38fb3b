/** Registers the calls of the published product feed (FE-01), unless the shop switches it off. */
import type { ShopConfig } from '@tianguis/config';
import type { Database } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { RateLimits } from '../../../plugins/rate-limits.ts';
import { createPublishedFeeds } from './published-feed.ts';
import { publishedFeedRoutes } from './routes.ts';

/** Product feeds in an hour, of one visitor: one each minute. */
const feedsPerHour = 60;

export async function registerPublishedFeeds(
  app: FastifyInstance,
  db: Kysely<Database>,
  { config, publicOrigin, rateLimits }: { config: ShopConfig; publicOrigin: string; rateLimits: RateLimits },
): Promise<void> {
  if (config.productFeed === false) return;
  const feeds = createPublishedFeeds({ db, publicOrigin, shopName: config.name });
  const perVisitor = rateLimits.perHour('product-feeds', feedsPerHour);
  await app.register(publishedFeedRoutes, { feeds, perVisitor, publicOrigin });
}
