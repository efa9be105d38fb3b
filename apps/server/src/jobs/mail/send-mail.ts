/** Sends the mails of the shop. */
import { createMailOperator, sendMail as kind } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { createMailer } from '@tianguis/mail';
import type { Job } from '../job.ts';

/**
 * Sends one mail, at least once: a process may be killed after the mail server accepted the mail, and before this is
 * stored. Without a mail server the mail stays in the database, where `shop mail` shows it. The log never contains the
 * recipient or the text.
 */
export const sendMail: Job<{ id: string }> = {
  name: kind.name,
  // Retry for about a day, since mail servers can be unavailable for hours.
  options: { retries: 12, retryDelay: 15, concurrency: 4, timeLimit: 120 },
  async handle({ id }, { database, settings, log }) {
    const mails = createMailOperator(createUnitOfWork(database.db));
    const mail = await mails.find(id);
    if (!mail || mail.sentAt !== null) return;
    const { smtpUrl, mailFrom, shopConfig } = settings;
    if (smtpUrl === undefined) {
      log.info({ mail: id, kind: mail.kind }, 'there is no mail server: the mail is kept, see "shop mail show"');
      return;
    }
    const mailer = createMailer(smtpUrl);
    try {
      const from = { name: loadShopConfig(shopConfig).name, address: mailFrom };
      await mailer.send({ ...mail, from, to: mail.recipient });
    } finally {
      mailer.close();
    }
    await mails.markSent(id);
  },
};
