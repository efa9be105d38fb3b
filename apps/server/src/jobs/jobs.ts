/** All jobs of the shop. Add new jobs here. */
import { fetchPicturesJob, switchOffersJob } from '../pictures/fetching/fetch-job.ts';
import { pruneAnalyticsJob, relateProductsJob } from './analytics-jobs.ts';
import { pruneCartsJob, sendWebhooks } from './cart-jobs.ts';
import { mailContacts, pruneContactsJob } from './contact-jobs.ts';
import { remindDebtorsJob } from './credit-jobs.ts';
import { demoCarrier } from './demo-jobs.ts';
import { eraseAccounts } from './erase-accounts.ts';
import type { Job } from './job.ts';
import { mailRecoveryLink } from './mail/mail-recovery-link.ts';
import { sendMail } from './mail/send-mail.ts';
import { endOrders, issueInvoices, mailOrders, returnsJob, settleSellersJob, workOnPayments } from './order-jobs.ts';
import {
  eraseMailedSecrets,
  pruneAddresses,
  pruneAudit,
  pruneDrafts,
  pruneIdentityRecords,
  pruneInvalidations,
  pruneMails,
  pruneNewsletterJob,
  prunePhotographsJob,
  pruneRateLimits,
  pruneSessions,
  pruneSignIns,
  thinPriceHistory,
} from './prune.ts';
import { prunePush, sendPush } from './push-jobs.ts';
import { tellRegistryOwnersJob } from './registry-jobs.ts';
import { checkIndex, indexSearch, mergeIndexDelta } from './search-index/index-jobs.ts';
import { mailWishlists, pruneWishlistsJob } from './wishlist-jobs.ts';

export const jobs: readonly Job[] = [
  pruneInvalidations,
  pruneDrafts,
  pruneRateLimits,
  pruneMails,
  eraseMailedSecrets,
  pruneIdentityRecords,
  pruneSessions,
  pruneSignIns,
  pruneAudit,
  pruneAddresses,
  pruneNewsletterJob,
  prunePhotographsJob,
  thinPriceHistory,
  eraseAccounts,
  sendMail as Job,
  mailRecoveryLink as Job,
  sendPush as Job,
  prunePush,
  tellRegistryOwnersJob,
  mailWishlists,
  pruneWishlistsJob,
  pruneCartsJob,
  sendWebhooks,
  endOrders,
  workOnPayments,
  returnsJob,
  issueInvoices,
  mailOrders,
  mailContacts,
  pruneContactsJob,
  remindDebtorsJob,
  settleSellersJob,
  demoCarrier,
  pruneAnalyticsJob,
  relateProductsJob,
  fetchPicturesJob,
  switchOffersJob,
  mergeIndexDelta,
  indexSearch,
  checkIndex,
];
