/** Jobs of orders. */
import { endOverdueOrders, writeOrderMails } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/** Ends orders that nobody paid in time, so that their pieces can be sold again (CO-05). */
export const endOrders: Job = {
  name: 'end-orders',
  options: { schedule: '* * * * *' },
  async handle(_data, { database, log, signal }) {
    const ended = await endOverdueOrders(createUnitOfWork(database.db), { signal });
    log.debug({ job: 'end-orders', rows: ended }, 'orders ended');
  },
};

/**
 * Writes the mails that steps of orders have noted (OD-02, OD-06). The log contains neither recipients nor orders. A
 * step needs no queue to be noted, so a payment never fails because of its mail.
 */
export const mailOrders: Job = {
  name: 'mail-orders',
  options: { schedule: '* * * * *', retries: 2, key: () => 'all' },
  async handle(_data, { database, settings, log, outbox, signal }) {
    const letterShop = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const mails = await writeOrderMails(createUnitOfWork(database.db, outbox), letterShop, { signal });
    if (mails > 0) log.info({ mails }, 'mails about orders are written');
  },
};
