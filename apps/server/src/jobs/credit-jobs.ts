/** The job of store credits (AF-04). */
import { remindDebtors } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/**
 * Reminds customers of statements that are not paid, by day: from 8:00 to 19:00 in Mexico City (UTC-6 without summer
 * time). Debts stay payable when the shop gives no more credit, and so are reminded of. The log contains no recipients.
 */
export const remindDebtorsJob: Job = {
  name: 'remind-debtors',
  options: { schedule: '17 0,1,14-23 * * *', retries: 2, timeLimit: 300, key: () => 'all' },
  async handle(_data, { database, settings, log, outbox, signal }) {
    const { name, creditModule } = loadShopConfig(settings.shopConfig);
    const { terms } = creditModule;
    if (terms === undefined) return;
    const letters = { name, origin: settings.publicOrigin };
    const options = { letters, module: creditModule, terms, signal };
    const mails = await remindDebtors(createUnitOfWork(database.db, outbox), options);
    if (mails > 0) log.info({ mails }, 'customers are reminded of their credit');
  },
};
