/** Jobs of what customers and visitors write (AF-05, RT-17). */
import { pruneContacts, pruneLeads, writeContactMails } from '@tianguis/api';
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

/** Days for which messages of the contact page are stored, if the configuration has no other number. */
const usualDays = 365;

/** Erases messages of the contact page, and leads of sellers, that nothing happened to for the configured days. */
export const pruneContactsJob: Job = {
  name: 'prune-contacts',
  options: { schedule: '27 9 * * *' },
  async handle(_data, { database, settings, log }) {
    const { keepDays = usualDays } = loadShopConfig(settings.shopConfig).contact;
    const shop = createUnitOfWork(database.db);
    const rows = (await pruneContacts(shop, keepDays)) + (await pruneLeads(shop, keepDays));
    log.debug({ job: 'prune-contacts', rows }, 'messages of the contact page and leads of sellers erased');
  },
};
