/**
 * The typed client: one function for each call. Each function returns the body of the reply, or throws {@link
 * ApiError}.
 */

import type { DoneReply } from '../accounts/account.ts';
import type {
  NewPasswordForm,
  NewPasswordReply,
  RecoveryForm,
  RecoveryLinkReply,
  RecoveryReply,
} from '../accounts/recovery.ts';
import type { OwnEventsReply } from '../analytics.ts';
import type { CategorySubtreeReply, CategoryTreeReply, CategoryTreeVersionReply } from '../catalogue/categories.ts';
import type { ListingQuery, ListingReply } from '../catalogue/listing.ts';
import type { CompanionsReply, ProductReply, RelatedQuery, RelatedReply } from '../catalogue/products.ts';
import type { AskedQuestionReply, QuestionForm, QuestionsQuery, QuestionsReply } from '../catalogue/questions.ts';
import type { SearchQuery, SearchReply, SuggestionForm, SuggestionReply } from '../catalogue/search.ts';
import type { SitemapIndexReply, SitemapKind, SitemapPartReply, SitemapQuery } from '../catalogue/sitemap.ts';
import type { StoreReply, StoresQuery, StoresReply } from '../catalogue/stores.ts';
import type { ContentListReply, ContentQuery, ContentReply } from '../content/content.ts';
import type { ContentKind } from '../content/content-documents.ts';
import type { PostalCodeReply } from '../delivery/postal-codes.ts';
import type { ZoningReply } from '../delivery/shipping.ts';
import type { ContactForm, FolioReply, SealReply } from '../mail/contact.ts';
import type { LeadForm, SellerTermsReply } from '../mail/leads.ts';
import type { MailReply } from '../mail/mails.ts';
import type { SubscriptionForm, SubscriptionReply } from '../mail/newsletter.ts';
import { apiPaths } from '../paths.ts';
import { accountCalls } from './accounts/account.ts';
import { authenticatorCalls, passkeyCalls } from './accounts/factor-calls.ts';
import { createPersonalDataCalls } from './accounts/personal-data-calls.ts';
import { createSignInCalls } from './accounts/sign-in-calls.ts';
import { createSignOnCalls } from './accounts/sign-on-calls.ts';
import { cartCalls } from './cart/cart-calls.ts';
import { checkoutCalls } from './cart/checkout-calls.ts';
import { sharedCartCalls } from './cart/shared-cart-calls.ts';
import { addressCalls } from './delivery/address-calls.ts';
import { balanceCalls } from './orders/balance-calls.ts';
import { creditCalls } from './orders/credit-calls.ts';
import { orderCalls } from './orders/order-calls.ts';
import { registryCalls } from './orders/registry-calls.ts';
import { photographCalls } from './photograph-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { type CallOptions, fill } from './transport/call-content.ts';
import { type ClientOptions, createSend } from './transport/send.ts';
import { wishlistCalls } from './wishlist-calls.ts';

export { ApiError, type ApiErrorFields, type TransportCode } from './transport/api-error.ts';
export type { CallContent, CallHeader, CallOptions, Credentials } from './transport/call-content.ts';
export {
  type CallScope,
  type ClientOptions,
  createSend,
  defaultTimeoutMs,
  type Send,
  type WholeReply,
} from './transport/send.ts';
export { type Call, isStreamed, type Method, overFetch, type Reply, type Transport } from './transport/transport.ts';

/** Page size for a call by ids if the caller gives none (AP-13). */
const pageSizeWithoutIds = 20;

const sitemapPaths: Readonly<Record<SitemapKind, string>> = {
  products: apiPaths.sitemapProducts,
  categories: apiPaths.sitemapCategories,
  stores: apiPaths.sitemapStores,
};

/** A query whose parameters may also be undefined; undefined parameters are left out. */
type Loose<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

export type ApiClient = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    categories: {
      /** The whole category tree, departments first. */
      tree: (call?: CallOptions) => send<CategoryTreeReply>(apiPaths.categoryTree, {}, call),
      /** The whole category tree, at the path that the shop's applications use (spec §7). */
      departments: (call?: CallOptions) => send<CategoryTreeReply>(apiPaths.legacyCategories, {}, call),
      /** The version of the tree. The tree's URL contains the version, so the tree can be cached forever (AP-22). */
      version: (call?: CallOptions) => send<CategoryTreeVersionReply>(apiPaths.categoryTreeVersion, {}, call),
      /** One category with its descendants, and its breadcrumb. */
      subtree: (id: number, call?: CallOptions) =>
        send<CategorySubtreeReply>(fill(apiPaths.categorySubtree, id), {}, call),
    },
    products: {
      list: (query: Loose<ListingQuery>, call?: CallOptions) => send<ListingReply>(apiPaths.products, { query }, call),
      /**
       * Products in the sequence of the ids, at most 100. Unknown ids are left out; inactive products are included
       * (AP-13).
       */
      byIds: (ids: readonly number[], call?: CallOptions) =>
        send<ListingReply>(
          apiPaths.products,
          { query: { 'filter_by[id]': ids.join(','), page_size: ids.length || pageSizeWithoutIds } },
          call,
        ),
      get: (id: number, call?: CallOptions) => send<ProductReply>(fill(apiPaths.product, id), {}, call),
      related: (id: number, query: Loose<RelatedQuery> = {}, call?: CallOptions) =>
        send<RelatedReply>(fill(apiPaths.relatedProducts, id), { query }, call),
      /** Products that go with a product: products that others added or viewed with it, or else similar products. */
      companions: (id: number, call?: CallOptions) => send<CompanionsReply>(fill(apiPaths.companions, id), {}, call),
      /** Recommendations for products viewed before. `seen` starts with the latest product and has at most 24. */
      recommendations: (seen: readonly number[], query: { page_size?: number } = {}, call?: CallOptions) =>
        send<RelatedReply>(apiPaths.recommendations, { query: { seen: seen.join(','), ...query } }, call),
    },
    shipping: {
      /**
       * Coverage of a postal code, and the dates at which these products arrive there. At most 100 products (AP-15).
       */
      zoning: (postalCode: string, products: readonly number[] = [], sku?: string, call?: CallOptions) =>
        send<ZoningReply>(
          apiPaths.zoning.replace(':codigoPostal', postalCode),
          { query: { products: products.length === 0 ? undefined : products.join(','), sku } },
          call,
        ),
    },
    postalCodes: {
      /** State, municipality and colonias of a postal code, or only its state (AP-20). */
      get: (code: string, call?: CallOptions) =>
        send<PostalCodeReply>(fill(apiPaths.postalCode, { codigoPostal: code }), {}, call),
    },
    search: {
      products: (query: Loose<SearchQuery> & { query: string }, call?: CallOptions) =>
        send<SearchReply>(apiPaths.search, { query }, call),
      /** Suggestions for the words typed so far (AP-16). */
      suggestions: (form: SuggestionForm, call?: CallOptions) =>
        send<SuggestionReply>(apiPaths.suggestions, { form }, call),
    },
    content: {
      /** Pages made of blocks: home, corners, landings. */
      list: (call?: CallOptions) => send<ContentListReply>(apiPaths.contentPages, {}, call),
      page: (kind: ContentKind, key: string, query: Loose<ContentQuery> = {}, call?: CallOptions) =>
        send<ContentReply>(fill(apiPaths.contentPage, { kind, key }), { query }, call),
    },
    stores: {
      list: (query: Loose<StoresQuery> = {}, call?: CallOptions) => send<StoresReply>(apiPaths.stores, { query }, call),
      get: (id: number, call?: CallOptions) => send<StoreReply>(fill(apiPaths.store, id), {}, call),
    },
    reviews: reviewCalls(send),
    questions: {
      /** Answered questions about a product, the newest first, or those with these words (AF-05). */
      list: (productId: number, query: Loose<QuestionsQuery> = {}, call?: CallOptions) =>
        send<QuestionsReply>(fill(apiPaths.questions, productId), { query }, call),
      /** Asks about a product, as the customer of the credentials. @throws ApiError PRODUCT_NOT_FOUND */
      ask: (json: QuestionForm, call: CallOptions) => send<AskedQuestionReply>(apiPaths.askQuestion, { json }, call),
    },
    sitemap: {
      /** All parts of the sitemap that are not empty. */
      index: (call?: CallOptions) => send<SitemapIndexReply>(apiPaths.sitemapIndex, {}, call),
      /** Entries of a part of the sitemap that follow an id, some thousands per call. */
      part: (kind: SitemapKind, part: number, query: Loose<SitemapQuery> = {}, call?: CallOptions) =>
        send<SitemapPartReply>(fill(sitemapPaths[kind], part), { query }, call),
    },
    account: accountCalls(send),
    addresses: addressCalls(send),
    passkeys: passkeyCalls(send),
    analytics: {
      /**
       * Events that the shop stores for the browser whose cookie is in the credentials. @throws ApiError
       * CONSENT_REQUIRED
       */
      own: (call: CallOptions) => send<OwnEventsReply>(apiPaths.ownEvents, {}, call),
      erase: (call: CallOptions) => send<unknown>(apiPaths.ownEvents, { method: 'DELETE' }, call),
    },
    cart: cartCalls(send),
    checkout: checkoutCalls(send),
    orders: orderCalls(send),
    balance: balanceCalls(send),
    credit: creditCalls(send),
    registries: registryCalls(send),
    photographs: photographCalls(send),
    sharedCarts: sharedCartCalls(send),
    wishlist: wishlistCalls(send),
    authenticator: authenticatorCalls(send),
    mails: {
      /** Reads a mail of the shop, by the token in the mail's link (RT-18). */
      inBrowser: (token: string, call?: CallOptions) =>
        send<MailReply>(apiPaths.mailInBrowser, { query: { token } }, call),
    },
    accounts: { ...createSignInCalls(send), ...createSignOnCalls(send), ...createPersonalDataCalls(send) },
    recovery: {
      /** Mails a link for a new password, if an account has that e-mail (RT-04). */
      request: (json: RecoveryForm, call?: CallOptions) => send<RecoveryReply>(apiPaths.recovery, { json }, call),
      /** Reads the account that a link belongs to. */
      link: (token: string, call?: CallOptions) =>
        send<RecoveryLinkReply>(apiPaths.recoveryLink, { json: { token } }, call),
      newPassword: (json: NewPasswordForm, call?: CallOptions) =>
        send<NewPasswordReply>(apiPaths.newPassword, { json }, call),
      /** Removes the passkey or app of a mailed link, without a session. */
      removeFactor: (token: string, call?: CallOptions) =>
        send<DoneReply>(apiPaths.unknownFactor, { json: { token } }, call),
    },
    contact: {
      /** A seal for a new form of visitors: it may be sent from two seconds to a day later. */
      seal: (call?: CallOptions) => send<SealReply>(apiPaths.formSeal, {}, call),
      /**
       * Writes to the shop (RT-17), as the customer of the credentials if there are some. @throws ApiError
       * FORM_NOT_FRESH
       */
      write: (json: ContactForm, call?: CallOptions) => send<FolioReply>(apiPaths.contact, { json }, call),
    },
    leads: {
      /** What selling in the shop costs (RT-25). */
      terms: (call?: CallOptions) => send<SellerTermsReply>(apiPaths.sellerTerms, {}, call),
      /** Leaves the data of a business that wants to sell. @throws ApiError FORM_NOT_FRESH */
      write: (json: LeadForm, call?: CallOptions) => send<FolioReply>(apiPaths.sellerLeads, { json }, call),
    },
    newsletter: {
      subscribe: (form: SubscriptionForm, call?: CallOptions) =>
        send<SubscriptionReply>(apiPaths.newsletter, { form }, call),
      /**
       * Confirms a subscription, or ends it, by the token of a mailed link. @throws ApiError MAIL_NOT_FOUND;
       * LINK_EXPIRED
       */
      confirm: (token: string, call?: CallOptions) =>
        send<DoneReply>(apiPaths.newsletterConfirmation, { json: { token } }, call),
      end: (token: string, call?: CallOptions) => send<DoneReply>(apiPaths.newsletterEnd, { json: { token } }, call),
    },
  };
}
