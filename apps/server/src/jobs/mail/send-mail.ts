/** Sends the mails of the shop. */
import { createMailOperator, sendMail as kind, type StoredMail } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { actionsIn, createMailer } from '@tianguis/mail';
import { oneLine } from '../../commands/table.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';
import { printsCodes } from './prints-codes.ts';

/** Longer than a line with the link of a recovery. */
const longestLine = 600;

/**
 * Sends one mail, at least once: a process may be killed after the mail server accepted the mail, and before this is
 * stored. A mail whose secret has expired is not sent. Without a mail server the mail stays in the database, where
 * `shop mail` shows it. Logs as JSON never contain the recipient or the text.
 */
export const sendMail: Job<{ id: string }> = {
  name: kind.name,
  // Retry for about a day, since mail servers can be unavailable for hours. A mail with a code is given up earlier.
  options: { retries: 12, retryDelay: 15, concurrency: 4, timeLimit: 120 },
  async handle({ id }, { database, settings, log }) {
    const mails = createMailOperator(createUnitOfWork(database.db));
    const mail = await mails.find(id);
    if (!mail || mail.sentAt !== null) return;
    const { smtpUrl, mailFrom, shopConfig } = settings;
    if (mail.isExpired) {
      await mails.eraseExpired();
      log.warn({ mail: id, kind: mail.kind }, 'the mail is not sent: the code or link in it has expired');
      return;
    }
    if (smtpUrl === undefined) {
      // Somebody waits for the code, so a log without requests (LOG_LEVEL=warn) prints it as well.
      const level = mail.isSecret && printsCodes(settings) ? 'warn' : 'info';
      log[level]({ mail: id, kind: mail.kind }, unsent(mail, settings));
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

/** The log line of a mail without a mail server. */
function unsent({ id, recipient, subject, text, isSecret }: StoredMail, settings: Settings): string {
  if (settings.logFormat === 'json') return 'there is no mail server: the mail is kept, see "shop mail show"';
  const action = isSecret ? actionsIn(text).join(' ') : `see "npm run shop -- mail show ${id}"`;
  return oneLine(`Mail to ${recipient}, not sent without a mail server: "${subject}": ${action}`, longestLine);
}
