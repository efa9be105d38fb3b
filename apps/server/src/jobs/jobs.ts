/** All jobs of the shop. Add new jobs here. */
import { fetchPicturesJob, switchOffersJob } from '../pictures/fetch-job.ts';
import { pruneAnalyticsJob, relateProductsJob } from './analytics-jobs.ts';
import { pruneCartsJob } from './cart-jobs.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { checkIndex, indexSearch, mergeIndexDelta } from './index-jobs.ts';
import type { Job } from './job.ts';
import { mailRecoveryLink } from './mail-recovery-link.ts';
import {
  pruneAddresses,
  pruneAudit,
  pruneDrafts,
  pruneIdentityRecords,
  pruneInvalidations,
  pruneMails,
  pruneRateLimits,
  pruneSessions,
  pruneSignIns,
} from './prune.ts';
import { sendMail } from './send-mail.ts';
import { mailWishlists, pruneWishlistsJob } from './wishlist-jobs.ts';

export const jobs: readonly Job[] = [
  pruneInvalidations,
  pruneDrafts,
  pruneRateLimits,
  pruneMails,
  pruneIdentityRecords,
  pruneSessions,
  pruneSignIns,
  pruneAudit,
  pruneAddresses,
  eraseAccounts,
  sendMail as Job,
  mailRecoveryLink as Job,
  mailWishlists,
  pruneWishlistsJob,
  pruneCartsJob,
  pruneAnalyticsJob,
  relateProductsJob,
  fetchPicturesJob,
  switchOffersJob,
  mergeIndexDelta,
  indexSearch,
  checkIndex,
];
