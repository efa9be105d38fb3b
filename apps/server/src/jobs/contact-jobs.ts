/** The job that mails sellers and the shop what customers ask (AF-05). */
import { writeContactMails } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/** Mails questions and messages that wait for an answer. The log never contains recipients or texts. */
export const mailContacts: Job = {
  name: 'mail-contacts',
  options: { schedule: '* * * * *', retries: 2, key: () => 'all' },
  async handle(_data, { database, settings, log, outbox, signal }) {
    const { name, contact } = loadShopConfig(settings.shopConfig);
    const letterShop = { name, origin: settings.publicOrigin };
    const options = { shopAddress: contact.email, signal };
    const mails = await writeContactMails(createUnitOfWork(database.db, outbox), letterShop, options);
    if (mails > 0) log.info({ mails }, 'sellers and the shop are mailed about questions and messages');
  },
};
