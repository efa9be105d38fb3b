/** Mails the links that recover a password, after the reply to who asked for one (RT-04). */
import { mailRecoveryLink as kind, sendRecoveryLink } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from '../job.ts';

/** Its data are the id of a request alone: neither the queue nor the log says who asked. */
export const mailRecoveryLink: Job<{ id: string }> = {
  name: kind.name,
  // What comes later than the customer waits is of no use.
  options: { retries: 4, retryDelay: 5, concurrency: 2, timeLimit: 60 },
  async handle({ id }, { database, settings, outbox }) {
    const letterShop = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    await sendRecoveryLink(createUnitOfWork(database.db, outbox), letterShop, id);
  },
};
