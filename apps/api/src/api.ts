import { createPostgresIndex } from '@tianguis/catalogue-index';
import { accountsOf, type ShopConfig } from '@tianguis/config';
import { type Changes, createUnitOfWork, type Database, type Outbox } from '@tianguis/database';
import type { WordFiles } from '@tianguis/domain/words';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { createAccounts } from './modules/accounts/accounts.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { createCategoryRepository } from './modules/categories/repository.ts';
import { categoryRoutes } from './modules/categories/routes.ts';
import { createCategoryService } from './modules/categories/service.ts';
import { readContentFolder } from './modules/content/content-files.ts';
import { createContentRepository } from './modules/content/repository.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { createContentService } from './modules/content/service.ts';
import { createHealthRepository } from './modules/health/repository.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { createHealthService } from './modules/health/service.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { mailRepository } from './modules/mail/repository.ts';
import { mailRoutes } from './modules/mail/routes.ts';
import { createMailReader } from './modules/mail/service.ts';
import { newsletterRoutes } from './modules/newsletter/routes.ts';
import { createNewsletterService } from './modules/newsletter/service.ts';
import { createProductRepository } from './modules/products/repository.ts';
import { productRoutes } from './modules/products/routes.ts';
import { createProductService } from './modules/products/service.ts';
import { followWordRules } from './modules/products/word-rules.ts';
import { createReviewRepository } from './modules/reviews/repository.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { createReviewService } from './modules/reviews/service.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { createSearchService } from './modules/search/service.ts';
import { createSitemapRepository } from './modules/sitemap/repository.ts';
import { sitemapRoutes } from './modules/sitemap/routes.ts';
import { createSitemapService } from './modules/sitemap/service.ts';
import { createStoreRepository } from './modules/stores/repository.ts';
import { storeRoutes } from './modules/stores/routes.ts';
import { createStoreService } from './modules/stores/service.ts';
import { type ErrorRenderer, registerErrors } from './plugins/errors.ts';
import { registerForeignOrigin } from './plugins/foreign-origin.ts';
import { registerForms } from './plugins/forms.ts';
import { registerLimits } from './plugins/limits.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { createRateLimits, registerWriteLimit } from './plugins/rate-limits.ts';
import { registerUnknownRoutes } from './plugins/unknown-routes.ts';
import { registerValidation } from './plugins/validation.ts';

export interface ApiOptions {
  db: Kysely<Database>;
  config: ShopConfig;
  /** Public origin of the API, without a trailing slash. */
  publicOrigin: string;
  /** Folder with the shop's documents of home, corners and landings; without it, only the database has documents. */
  contentFolder?: string;
  /** Reads `config/synonyms.txt`, `brands.txt` and `occasions.txt`; without it there are no such rules. */
  words?(): WordFiles;
  /** Newsletter subscriptions per hour, of one visitor and of all together; 0 or absent: no limit. */
  newsletterPerHour?: { ofVisitor: number; inAll: number };
  /** Calls per minute of one visitor that may change something; 0 or absent: no limit. */
  writesPerMinute?: number;
  /** Stores the jobs that calls enqueue; without it, such calls fail. */
  outbox?: Outbox;
  /** Notifies of changes in the database; without it, cached values expire by time only. */
  changes?: Changes;
  /** Renders errors; default: as JSON. */
  renderError?: ErrorRenderer;
}

/** All calls of the API, at the paths of the contract. Register it without a prefix. */
export const api: FastifyPluginAsync<ApiOptions> = async (
  app,
  { db, config, publicOrigin, contentFolder, words = () => ({}), outbox, changes, renderError, ...limits },
) => {
  registerErrors(app, renderError);
  registerValidation(app);
  registerLimits(app);
  registerForeignOrigin(app, publicOrigin);
  const rateLimits = createRateLimits(db, (error) => app.log.warn({ err: error }, 'rate limits are counted in memory'));
  registerWriteLimit(app, rateLimits.perMinute('writes', limits.writesPerMinute ?? 0));
  registerForms(app);
  await registerOpenApi(app, { config, publicOrigin });
  registerUnknownRoutes(app);

  const shop = createUnitOfWork(db, outbox);
  const index = createPostgresIndex(db, {
    changes,
    rules: followWordRules(words, changes, (error) => app.log.error({ err: error }, 'synonyms stay as they were')),
  });
  const categories = createCategoryService(createCategoryRepository(db), index, { changes });
  const products = createProductService(createProductRepository(db), index, categories);
  const stores = createStoreService(createStoreRepository(db), index, categories, { changes });
  const content = createContentService({
    repository: createContentRepository(db),
    files: contentFolder === undefined ? [] : readContentFolder(contentFolder),
    products,
    stores,
    categories,
    categoryLists: config.categoryLists,
    warn: (error) => app.log.warn({ err: error }, 'a stored page is left out of lists'),
  });
  const search = createSearchService({ index, products, categories, stores, notices: config.searchNotices });
  const reviews = createReviewService(createReviewRepository(db));
  const newsletter = createNewsletterService(shop, {
    ofVisitor: rateLimits.perHour('newsletter', limits.newsletterPerHour?.ofVisitor ?? 0),
    inAll: rateLimits.perHour('newsletter-in-all', limits.newsletterPerHour?.inAll ?? 0),
  });
  const realm = accountsOf(config);
  const accounts = createAccounts({ shop, config, publicOrigin, rateLimits });
  const health = createHealthService(createHealthRepository(db), search);

  await app.register(categoryRoutes, { categories });
  await app.register(productRoutes, { products });
  await app.register(searchRoutes, { search });
  await app.register(storeRoutes, { stores });
  await app.register(contentRoutes, { content });
  await app.register(reviewRoutes, { reviews });
  await app.register(sitemapRoutes, { sitemap: createSitemapService(createSitemapRepository(db), index) });
  await app.register(newsletterRoutes, { newsletter });
  await app.register(mailRoutes, { mails: createMailReader(mailRepository(db)) });
  await app.register(accountRoutes, { ...accounts, ...realm });
  await app.register(identityRoutes, { ...realm, open: accounts.open });
  await app.register(healthRoutes, { health });
};
