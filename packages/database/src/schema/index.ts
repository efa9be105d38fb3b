/** Types of all tables, one file for each. `migrations/` creates the tables. */
import type { EmailChangeTable, NotificationSettingTable, PrivacyRequestTable } from './account-pages.ts';
import type { AddressTable } from './address.ts';
import type { AnalyticsEventTable, ErasedVisitorTable, TrackedCartTable } from './analytics.ts';
import type { BalanceEntryTable, BalancePayoutTable, CustomerBalanceTable } from './balance.ts';
import type { BrandTable } from './brand.ts';
import type { StorefrontBuildTable, StorefrontFileTable } from './build-file.ts';
import type { CartLineTable, CartTable, CouponTable, CouponUseTable, IdempotentRequestTable } from './cart.ts';
import type { CategoryTable } from './category.ts';
import type { ProductCompanionTable } from './companions.ts';
import type { ContactAnswerTable, ContactRequestTable } from './contact.ts';
import type { ContentDraftTable, ContentPageTable, LegalTextTable, SigningKeyTable } from './content.ts';
import type { CreditAccountTable, CreditEntryTable, CreditReminderTable, CreditRequestTable } from './credit.ts';
import type {
  CustomerAuditTable,
  CustomerDeviceTable,
  CustomerSessionTable,
  CustomerTable,
  MailedCodeTable,
  SignInFailureTable,
} from './customer.ts';
import type { FactTable } from './fact.ts';
import type { ImportTable, VariantOfferTable } from './feed.ts';
import type { IdentityKeyTable, IdentityRecordTable } from './identity.ts';
import type { InvalidationTable } from './invalidation.ts';
import type { CfdiTable, CustomerTaxTable, InvoiceRequestTable } from './invoice.ts';
import type { MailTable } from './mail.ts';
import type {
  ContactMailingTable,
  MessageThreadTable,
  OrderMessageTable,
  ToldMessageTable,
  ToldQuestionTable,
} from './message.ts';
import type { MigrationTable } from './migration.ts';
import type { NewsletterSubscriberTable } from './newsletter-subscriber.ts';
import type {
  CardPageTable,
  CheckoutTable,
  OrderEventTable,
  OrderLineTable,
  OrderMailTable,
  OrderParcelTable,
  OrderSellerTable,
  OrderShareTable,
  OrderTable,
  OrderTenderTable,
  PaymentAttemptTable,
  PaymentEventTable,
  PaymentReceiptTable,
  PaymentSweepTable,
  QuoteTable,
  RefundTable,
  StockMovementTable,
  TakenStockTable,
} from './order.ts';
import type { PhotographTable } from './photograph.ts';
import type { PictureTable } from './picture.ts';
import type { PostalCodeTable, PostalCodeTableTable } from './postal-codes.ts';
import type { PriceHistoryTable } from './price-history.ts';
import type { ProductTable } from './product.ts';
import type { ProductPictureTable } from './product-picture.ts';
import type { ProductVariantTable } from './product-variant.ts';
import type { PushSubscriptionTable } from './push.ts';
import type { ProductQuestionTable } from './question.ts';
import type { RateLimitTable } from './rate-limit.ts';
import type { RecoveryLinkTable, RecoveryRequestTable } from './recovery.ts';
import type { OrderCancellationTable, RefundAccountTable, RefundedPiecesTable } from './refund.ts';
import type { RegistryGiftTable, RegistryItemTable, RegistryTable } from './registry.ts';
import type { OrderReturnLineTable, OrderReturnTable } from './return.ts';
import type { CustomerReviewTable, ReviewTable, ReviewVoteTable } from './review.ts';
import type {
  AuthenticatorTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SignInTicketTable,
} from './second-factor.ts';
import type { SellerLeadTable } from './seller-lead.ts';
import type { SellerEntryTable, SellerSettlementTable } from './seller-ledger.ts';
import type {
  AffiliateTagTable,
  CartLinkTable,
  CartLinkUseTable,
  LiveClickTable,
  PartnerWebhookTable,
} from './shared-cart.ts';
import type {
  DispatchSetTable,
  ShippingHolidayTable,
  ShippingPlaceTable,
  ShippingPriceTable,
  ShippingRateTable,
  ShippingZoneTable,
  VariantPlaceTable,
} from './shipping.ts';
import type { CustomerIdentityTable, IdentityTicketTable } from './single-sign-on.ts';
import type { StoreTable } from './store.ts';
import type { ProductTaxTable, SellerTaxTable, VariantTaxTable } from './tax.ts';
import type { WishlistItemTable, WishlistMailingTable, WishlistTable } from './wishlist.ts';

export interface Database {
  addresses: AddressTable;
  analytics_events: AnalyticsEventTable;
  affiliate_tags: AffiliateTagTable;
  authenticators: AuthenticatorTable;
  balance_entries: BalanceEntryTable;
  balance_payouts: BalancePayoutTable;
  brands: BrandTable;
  cart_lines: CartLineTable;
  cart_link_uses: CartLinkUseTable;
  cart_links: CartLinkTable;
  card_pages: CardPageTable;
  carts: CartTable;
  categories: CategoryTable;
  contact_mailings: ContactMailingTable;
  contact_requests: ContactRequestTable;
  contact_answers: ContactAnswerTable;
  seller_leads: SellerLeadTable;
  content_drafts: ContentDraftTable;
  content_pages: ContentPageTable;
  cfdis: CfdiTable;
  checkouts: CheckoutTable;
  coupon_uses: CouponUseTable;
  coupons: CouponTable;
  credit_accounts: CreditAccountTable;
  credit_entries: CreditEntryTable;
  credit_reminders: CreditReminderTable;
  credit_requests: CreditRequestTable;
  customer_audit: CustomerAuditTable;
  customer_balances: CustomerBalanceTable;
  customer_devices: CustomerDeviceTable;
  customer_sessions: CustomerSessionTable;
  customer_reviews: CustomerReviewTable;
  customer_tax: CustomerTaxTable;
  customers: CustomerTable;
  email_changes: EmailChangeTable;
  erased_visitors: ErasedVisitorTable;
  facts: FactTable;
  idempotent_requests: IdempotentRequestTable;
  identity_keys: IdentityKeyTable;
  identity_records: IdentityRecordTable;
  imports: ImportTable;
  invalidations: InvalidationTable;
  invoice_requests: InvoiceRequestTable;
  legal_texts: LegalTextTable;
  live_clicks: LiveClickTable;
  mailed_codes: MailedCodeTable;
  mails: MailTable;
  message_threads: MessageThreadTable;
  migrations: MigrationTable;
  newsletter_subscribers: NewsletterSubscriberTable;
  notification_settings: NotificationSettingTable;
  order_cancellations: OrderCancellationTable;
  order_events: OrderEventTable;
  order_lines: OrderLineTable;
  order_mails: OrderMailTable;
  order_messages: OrderMessageTable;
  order_parcels: OrderParcelTable;
  order_return_lines: OrderReturnLineTable;
  order_returns: OrderReturnTable;
  order_sellers: OrderSellerTable;
  order_shares: OrderShareTable;
  order_tenders: OrderTenderTable;
  orders: OrderTable;
  partner_webhooks: PartnerWebhookTable;
  passkey_challenges: PasskeyChallengeTable;
  passkeys: PasskeyTable;
  payment_attempts: PaymentAttemptTable;
  payment_events: PaymentEventTable;
  payment_receipts: PaymentReceiptTable;
  payment_sweeps: PaymentSweepTable;
  photographs: PhotographTable;
  pictures: PictureTable;
  postal_code_table: PostalCodeTableTable;
  postal_codes: PostalCodeTable;
  price_history: PriceHistoryTable;
  privacy_requests: PrivacyRequestTable;
  product_pictures: ProductPictureTable;
  product_variants: ProductVariantTable;
  product_companions: ProductCompanionTable;
  product_questions: ProductQuestionTable;
  product_tax: ProductTaxTable;
  products: ProductTable;
  push_subscriptions: PushSubscriptionTable;
  quotes: QuoteTable;
  rate_limits: RateLimitTable;
  recovery_links: RecoveryLinkTable;
  customer_identities: CustomerIdentityTable;
  identity_tickets: IdentityTicketTable;
  recovery_requests: RecoveryRequestTable;
  recovery_codes: RecoveryCodeTable;
  refund_accounts: RefundAccountTable;
  refunded_pieces: RefundedPiecesTable;
  refunds: RefundTable;
  registries: RegistryTable;
  registry_gifts: RegistryGiftTable;
  registry_items: RegistryItemTable;
  review_votes: ReviewVoteTable;
  reviews: ReviewTable;
  dispatch_sets: DispatchSetTable;
  shipping_holidays: ShippingHolidayTable;
  shipping_places: ShippingPlaceTable;
  shipping_prices: ShippingPriceTable;
  shipping_rates: ShippingRateTable;
  shipping_zones: ShippingZoneTable;
  seller_entries: SellerEntryTable;
  seller_settlements: SellerSettlementTable;
  seller_tax: SellerTaxTable;
  sign_in_failures: SignInFailureTable;
  sign_in_tickets: SignInTicketTable;
  signing_keys: SigningKeyTable;
  stock_movements: StockMovementTable;
  storefront_builds: StorefrontBuildTable;
  storefront_files: StorefrontFileTable;
  stores: StoreTable;
  taken_stock: TakenStockTable;
  told_messages: ToldMessageTable;
  told_questions: ToldQuestionTable;
  tracked_carts: TrackedCartTable;
  variant_offers: VariantOfferTable;
  variant_places: VariantPlaceTable;
  variant_tax: VariantTaxTable;
  wishlist_items: WishlistItemTable;
  wishlist_mailings: WishlistMailingTable;
  wishlists: WishlistTable;
}

export type { PrivacyRight } from './account-pages.ts';
export type { AuditActor, CodePurpose, Gender, SignInMethod } from './customer.ts';
export type { StoredFault } from './invoice.ts';
export type { StoredCard } from './order.ts';
export type { PasskeyPurpose } from './second-factor.ts';
export type { AddedByLink } from './shared-cart.ts';
export type {
  AnalyticsEventTable,
  BrandTable,
  CategoryTable,
  ContentDraftTable,
  ContentPageTable,
  CustomerTable,
  FactTable,
  InvalidationTable,
  MailTable,
  MigrationTable,
  NewsletterSubscriberTable,
  PictureTable,
  ProductCompanionTable,
  ProductPictureTable,
  ProductTable,
  ProductVariantTable,
  ReviewTable,
  SigningKeyTable,
  StoreTable,
};
