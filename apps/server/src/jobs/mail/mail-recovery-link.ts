/** Mails links that recover a password, after the reply to the visitor who asked for one (RT-04). */
import { mailRecoveryLink as kind, sendRecoveryLink } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from '../job.ts';

/** The job's data is only the id of a request, so neither the queue nor the log contains the e-mail. */
export const mailRecoveryLink: Job<{ id: string }> = {
  name: kind.name,
  // Retry for a short time only: a mail that comes after the customer has given up is useless.
  options: { retries: 4, retryDelay: 5, concurrency: 2, timeLimit: 60 },
  async handle({ id }, { database, settings, outbox }) {
    const letterShop = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    await sendRecoveryLink(createUnitOfWork(database.db, outbox), letterShop, id);
  },
};
