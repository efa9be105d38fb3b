/** All jobs of the shop. Add new ones here. */
import { fetchPicturesJob, switchOffersJob } from '../pictures/fetch-job.ts';
import { checkIndex, indexSearch, mergeIndexDelta } from './index-jobs.ts';
import type { Job } from './job.ts';
import {
  pruneDrafts,
  pruneIdentityRecords,
  pruneInvalidations,
  pruneMails,
  pruneRateLimits,
  pruneSessions,
  pruneSignIns,
} from './prune.ts';
import { sendMail } from './send-mail.ts';

export const jobs: readonly Job[] = [
  pruneInvalidations,
  pruneDrafts,
  pruneRateLimits,
  pruneMails,
  pruneIdentityRecords,
  pruneSessions,
  pruneSignIns,
  sendMail as Job,
  fetchPicturesJob,
  switchOffersJob,
  mergeIndexDelta,
  indexSearch,
  checkIndex,
];
