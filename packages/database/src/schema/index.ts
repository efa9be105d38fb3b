/** Types of all tables, one file for each. `migrations/` creates the tables. */
import type { BrandTable } from './brand.ts';
import type { StorefrontBuildTable, StorefrontFileTable } from './build-file.ts';
import type { CategoryTable } from './category.ts';
import type { ContentDraftTable, ContentPageTable, SigningKeyTable } from './content.ts';
import type {
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
import type { MailTable } from './mail.ts';
import type { MigrationTable } from './migration.ts';
import type { NewsletterSubscriberTable } from './newsletter-subscriber.ts';
import type { PictureTable } from './picture.ts';
import type { ProductTable } from './product.ts';
import type { ProductPictureTable } from './product-picture.ts';
import type { ProductVariantTable } from './product-variant.ts';
import type { RateLimitTable } from './rate-limit.ts';
import type { ReviewTable } from './review.ts';
import type { StoreTable } from './store.ts';

export interface Database {
  brands: BrandTable;
  categories: CategoryTable;
  content_drafts: ContentDraftTable;
  content_pages: ContentPageTable;
  customer_devices: CustomerDeviceTable;
  customer_sessions: CustomerSessionTable;
  customers: CustomerTable;
  facts: FactTable;
  identity_keys: IdentityKeyTable;
  identity_records: IdentityRecordTable;
  imports: ImportTable;
  invalidations: InvalidationTable;
  mailed_codes: MailedCodeTable;
  mails: MailTable;
  migrations: MigrationTable;
  newsletter_subscribers: NewsletterSubscriberTable;
  pictures: PictureTable;
  product_pictures: ProductPictureTable;
  product_variants: ProductVariantTable;
  products: ProductTable;
  rate_limits: RateLimitTable;
  reviews: ReviewTable;
  sign_in_failures: SignInFailureTable;
  signing_keys: SigningKeyTable;
  storefront_builds: StorefrontBuildTable;
  storefront_files: StorefrontFileTable;
  stores: StoreTable;
  variant_offers: VariantOfferTable;
}

export type { CodePurpose, Gender, SignInMethod } from './customer.ts';
export type {
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
  ProductPictureTable,
  ProductTable,
  ProductVariantTable,
  ReviewTable,
  SigningKeyTable,
  StoreTable,
};
