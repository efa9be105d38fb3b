import { createPostgresIndex } from '@tianguis/catalogue-index';
import { accountsOf, type ShopConfig } from '@tianguis/config';
import { type Changes, createUnitOfWork, type Database, type Outbox } from '@tianguis/database';
import { freeShippingOf } from '@tianguis/domain/cart';
import type { SellerRules } from '@tianguis/domain/order';
import type { TaxRules } from '@tianguis/domain/tax';
import type { WordFiles } from '@tianguis/domain/words';
import type { PaymentProvider } from '@tianguis/payments';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { registerBuying } from './buying.ts';
import { accountPageRoutes } from './modules/accounts/account-routes.ts';
import { createAccounts, type OutsideProviders } from './modules/accounts/accounts.ts';
import type { PasswordLimits } from './modules/accounts/credentials/passwords.ts';
import { passkeyRoutes } from './modules/accounts/passkeys/passkey-routes.ts';
import { personalDataRoutes } from './modules/accounts/privacy/personal-data-routes.ts';
import { interactionRoutes } from './modules/accounts/provider/interaction-routes.ts';
import { recoveryRoutes } from './modules/accounts/recovery/recovery-routes.ts';
import { authenticatorRoutes } from './modules/accounts/second-step/authenticator-routes.ts';
import { accountRoutes } from './modules/accounts/sign-in/routes.ts';
import { signOnRoutes } from './modules/accounts/sign-on/sign-on-routes.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { createAddressService } from './modules/addresses/service.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { createAnalytics } from './modules/analytics/service.ts';
import { cartRoutes } from './modules/cart/routes.ts';
import { createCarts } from './modules/cart/service.ts';
import { createCategoryRepository } from './modules/categories/repository.ts';
import { categoryRoutes } from './modules/categories/routes.ts';
import { createCategoryService } from './modules/categories/service.ts';
import { companionRoutes } from './modules/companions/routes.ts';
import { createCompanions } from './modules/companions/service.ts';
import { createSimilarProducts } from './modules/companions/similar.ts';
import { similarRoutes } from './modules/companions/similar-routes.ts';
import { readContentFolder } from './modules/content/content-files.ts';
import { LegalTextFault } from './modules/content/documents.ts';
import { createContentRepository } from './modules/content/repository.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { createContentService } from './modules/content/service.ts';
import { registerPublishedFeeds } from './modules/feed/published/register.ts';
import { createHealthRepository } from './modules/health/repository.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { createHealthService } from './modules/health/service.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { createLineCards } from './modules/lines/service.ts';
import { listingRoutes } from './modules/listings/routes.ts';
import { createListingService } from './modules/listings/service.ts';
import { unpaidInCart } from './modules/orders/service.ts';
import { photographRoutes } from './modules/photographs/routes.ts';
import { createPhotographs, type PhotographReader } from './modules/photographs/service.ts';
import { createPostalCodeRepository } from './modules/postal-codes/repository.ts';
import { postalCodeRoutes } from './modules/postal-codes/routes.ts';
import { createPostalCodeService } from './modules/postal-codes/service.ts';
import { createProductRepository } from './modules/products/repository.ts';
import { productRoutes } from './modules/products/routes.ts';
import { createProductService } from './modules/products/service.ts';
import { followWordRules } from './modules/products/word-rules.ts';
import { registerPush } from './modules/push/register.ts';
import { questionRoutes } from './modules/questions/routes.ts';
import { createQuestions } from './modules/questions/service.ts';
import { registerRegistries } from './modules/registries/register.ts';
import { createOwnReviews } from './modules/reviews/own-reviews.ts';
import { ownReviewRoutes } from './modules/reviews/own-routes.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { createReviewService } from './modules/reviews/service.ts';
import { createFoundProducts } from './modules/search/found-products.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { createSearchService } from './modules/search/service.ts';
import { createOwnLinks } from './modules/shared-carts/own-links.ts';
import { sharedCartRoutes } from './modules/shared-carts/routes.ts';
import { createSharedCarts } from './modules/shared-carts/service.ts';
import { createShippingRepository } from './modules/shipping/repository.ts';
import { shippingRoutes } from './modules/shipping/routes.ts';
import { createShippingService } from './modules/shipping/service.ts';
import { createSitemapRepository } from './modules/sitemap/repository.ts';
import { sitemapRoutes } from './modules/sitemap/routes.ts';
import { createSitemapService } from './modules/sitemap/service.ts';
import { createStoreRepository } from './modules/stores/repository.ts';
import { storeRoutes } from './modules/stores/routes.ts';
import { createStoreService } from './modules/stores/service.ts';
import { createTaxService } from './modules/tax/service.ts';
import { type HourlyLimits, registerVisitors } from './modules/visitors.ts';
import { createMailsOff } from './modules/wishlist/mails-off.ts';
import { wishlistRoutes } from './modules/wishlist/routes.ts';
import { createWishlists } from './modules/wishlist/service.ts';
import { personalData } from './personal-data.ts';
import { type ErrorRenderer, registerErrors } from './plugins/errors.ts';
import { registerForeignOrigin } from './plugins/foreign-origin.ts';
import { registerForms } from './plugins/forms.ts';
import { registerLimits } from './plugins/limits.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { createRateLimits, registerWriteLimit } from './plugins/rate-limits.ts';
import { registerValidation } from './plugins/schemas/validation.ts';
import { registerUnknownRoutes } from './plugins/unknown-routes.ts';

export interface ApiOptions {
  db: Kysely<Database>;
  config: ShopConfig;
  /** Public origin of the API, without a trailing slash. */
  publicOrigin: string;
  /**
   * Folder with the shop's documents of home, corners and landings. Without a folder, documents come from the database
   * alone.
   */
  contentFolder?: string;
  /** Reads `config/synonyms.txt`, `brands.txt` and `occasions.txt`. Without this function, search has no such rules. */
  words?(): WordFiles;
  /** The map of tax keys by category: `loadTaxRules` of the configuration. Without a map, only feeds have keys. */
  taxRules?: TaxRules;
  /** The rates of sellers: `loadSellerRules` of the configuration. Without rates, no page says what selling costs. */
  sellerRules?: SellerRules;
  /** Newsletter subscriptions. */
  newsletterPerHour?: HourlyLimits;
  /** Forms of visitors, such as that of the contact page. */
  formsPerHour?: HourlyLimits;
  /** The most calls that may change data, of one visitor per minute. If the value is 0 or absent, there is no limit. */
  writesPerMinute?: number;
  /** Tries to pay in an hour, of one customer (PA-09). If the value is 0 or absent, there is no limit. */
  paymentTriesPerHour?: number;
  /** Stores the jobs that calls enqueue. Without an outbox, calls that enqueue a job fail. */
  outbox?: Outbox;
  /** Notifies of changes in the database. Without notifications, cached values expire by time only. */
  changes?: Changes;
  /** Outside providers by which customers sign in, such as Facebook. */
  outside?: OutsideProviders;
  /** The cost of a password's hash, and the queue before it; default: those in production. Only tests set others. */
  passwords?: PasswordLimits | undefined;
  /** The provider of payments. Without a provider, orders wait until an operator notes their money. */
  provider?: PaymentProvider | undefined;
  /** Reads photographs of customers. Without this function, no photograph can be added. */
  photographReader?: PhotographReader | undefined;
  /** Returns the current time for arrival dates, in epoch milliseconds; default: the system's time. */
  clock?(): number;
  /** Renders errors. The default renders JSON. */
  renderError?: ErrorRenderer;
}

const noTaxRules: TaxRules = { default: {}, categories: {} };

/** The most pieces of one product in a cart, if the configuration sets no other number. */
const defaultPiecesPerLine = 50;

/** Registers all calls of the API, at the paths of the contract. Register this plugin without a prefix. */
export const api: FastifyPluginAsync<ApiOptions> = async (
  app,
  {
    db,
    config,
    publicOrigin,
    contentFolder,
    words = () => ({}),
    taxRules = noTaxRules,
    sellerRules,
    outbox,
    changes,
    outside,
    passwords,
    provider,
    photographReader,
    clock,
    renderError,
    ...limits
  },
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
  const postalCodes = createPostalCodeService(createPostalCodeRepository(db));
  const shipping = createShippingService(createShippingRepository(db), index, {
    changes,
    clock,
    freeFrom: config.freeShippingThreshold,
    pickUp: config.offer.pickUp,
  });
  const products = createProductService(createProductRepository(db), categories, config.offer);
  const listings = createListingService(index, { products, categories, delivery: shipping });
  const stores = createStoreService(createStoreRepository(db), index, categories, { changes });
  const content = createContentService({
    repository: createContentRepository(db),
    files: contentFolder === undefined ? [] : readContentFolder(contentFolder),
    products,
    listings,
    stores,
    categories,
    categoryLists: config.categoryLists,
    offer: config.offer,
    warn: (error) => app.log.warn({ err: error }, 'a stored page is left out of lists'),
  });
  await content.publishFiles().catch((error) => {
    if (error instanceof LegalTextFault) throw error;
    app.log.warn({ err: error }, 'versions of legal texts are stored with the first quote');
  });
  const search = createSearchService({
    ...{ index, categories, stores, notices: config.searchNotices },
    found: createFoundProducts(index, { listings, products }),
  });
  const reviews = createReviewService(shop);
  const realm = accountsOf(config);
  const accounts = createAccounts({
    shop,
    config,
    publicOrigin,
    rateLimits,
    personalData,
    passwords,
    ...(outside && { outside }),
  });
  const health = createHealthService(createHealthRepository(db), search);

  await app.register(categoryRoutes, { categories });
  await app.register(listingRoutes, { listings });
  await app.register(productRoutes, { products });
  await app.register(companionRoutes, { companions: createCompanions(db, { products, listings }) });
  await app.register(similarRoutes, { similar: createSimilarProducts(products, index) });
  await app.register(searchRoutes, { search });
  await app.register(storeRoutes, { stores });
  await app.register(contentRoutes, { content });
  await app.register(reviewRoutes, { reviews });
  await app.register(sitemapRoutes, { sitemap: createSitemapService(createSitemapRepository(db), index) });
  await registerPublishedFeeds(app, db, { config, publicOrigin, rateLimits });
  await app.register(shippingRoutes, { shipping });
  await app.register(postalCodeRoutes, { postalCodes });
  await registerVisitors(app, {
    ...{ shop, config, publicOrigin, rateLimits, categories, sellerRules, clock, ...limits },
    callers: { whoCalls: accounts.callers.whoVisits },
  });
  await app.register(accountRoutes, { ...accounts, ...realm });
  await app.register(recoveryRoutes, accounts);
  await app.register(interactionRoutes, accounts);
  await app.register(signOnRoutes, accounts);
  await app.register(accountPageRoutes, accounts);
  await app.register(personalDataRoutes, accounts);
  await app.register(passkeyRoutes, accounts);
  await app.register(authenticatorRoutes, accounts);
  await registerPush(app, shop, { callers: { whoCalls: accounts.callers.whoVisits }, services: config.pushServices });
  await app.register(wishlistRoutes, {
    wishlists: createWishlists(shop, { callers: accounts.callers, products }),
    mailsOff: createMailsOff(shop),
  });
  const { callers } = accounts;
  const limitsOfCarts = {
    freeShipping: freeShippingOf(config),
    most: config.piecesPerLine ?? defaultPiecesPerLine,
  };
  const cardsOf = createLineCards(products);
  const carts = createCarts(shop, {
    ...{ callers, cardsOf, shipping, unpaidOrders: unpaidInCart, plans: config.offer.months },
    ...limitsOfCarts,
  });
  await app.register(cartRoutes, { carts });
  await app.register(sharedCartRoutes, {
    sharedCarts: createSharedCarts(shop, {
      ...{ callers, carts, cardsOf, ...limitsOfCarts },
      partners: config.cartPartners ?? [],
    }),
    links: createOwnLinks(shop, { callers, carts, publicOrigin }),
  });
  await app.register(analyticsRoutes, { analytics: createAnalytics(shop) });
  const addresses = createAddressService(shop, { callers, postalCodes });
  await app.register(addressRoutes, { addresses });
  await registerBuying(app, {
    ...{ shop, config, publicOrigin, callers, addresses, cardsOf, shipping, provider, clock, ...limitsOfCarts },
    taxes: createTaxService(taxRules),
    acceptedTexts: () => content.acceptedTexts(db),
    creditContract: async () => (await content.page('landing', 'contrato-credito', {})).data.page.version?.name ?? '',
    tries: rateLimits.perHour('payment-tries', limits.paymentTriesPerHour ?? 0),
  });
  await app.register(photographRoutes, {
    photographs: createPhotographs(shop, { callers: { whoCalls: callers.whoVisits }, reader: photographReader }),
  });
  await app.register(questionRoutes, {
    questions: createQuestions(shop, { callers: { whoCalls: callers.whoVisits }, clock }),
  });
  await app.register(ownReviewRoutes, {
    reviews: createOwnReviews(shop, { callers: { whoCalls: callers.whoVisits }, clock }),
  });
  await registerRegistries(app, shop, {
    ...{ callers: { whoCalls: callers.whoVisits }, cardsOf, clock, rateLimits },
    offersBalance: config.offer.balance,
  });
  await app.register(identityRoutes, { ...realm, open: accounts.open });
  await app.register(healthRoutes, { health });
};
