/** `shop mail`: lists and shows mails, and sends a test mail. */
import { createMailOperator, type MailOperator, type MailSheet, mailDays, type StoredMail } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { isMailAddress } from '@tianguis/domain';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { readOptions } from '../words.ts';

const usage = `  mail list [ADDRESS] [--json]      the newest 50 mails, or those to one address
  mail show MAIL [--html]           a mail as text or HTML, for ${mailDays} days; secrets are erased
  mail test ADDRESS                 sends a mail, to try the mail server (SMTP_URL)`;

export const mailCommand: Command = { usage, read };

const newest = 50;

function read(words: readonly string[], settings: Settings): Work {
  const answer = parseWords(words, settings);
  const work: Work = async ({ database, say }) => {
    const outbox = createOutbox(database.url);
    for (const line of await answer(createMailOperator(createUnitOfWork(database.db, outbox)))) say(line);
  };
  return words[0] === 'test' ? work : reading(work);
}

const optionsOf: Readonly<Record<string, readonly string[]>> = { list: ['--json'], show: ['--html'] };

function parseWords([verb = '', ...rest]: readonly string[], settings: Settings) {
  const { words, options } = readOptions(rest, optionsOf[verb] ?? []);
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  const [word] = words;
  switch (verb) {
    case 'list':
      return async (mails: MailOperator) => {
        const found = await mails.newest(newest, word);
        return options.has('--json') ? [JSON.stringify(found, null, 2)] : list(found);
      };
    case 'show': {
      const id = readMail(word);
      return async (mails: MailOperator) => show(await mails.show(id), options.has('--html'));
    }
    case 'test': {
      if (word === undefined || !isMailAddress(word)) throw new Usage('Name the address that the mail goes to.');
      const { smtpUrl, publicOrigin: origin, shopConfig } = settings;
      return async (mails: MailOperator) => {
        const id = await mails.test(word, { name: loadShopConfig(shopConfig).name, origin });
        return [
          `Mail ${id} to ${word} is written.`,
          smtpUrl === undefined
            ? 'There is no mail server (SMTP_URL), so it stays here.'
            : 'A worker sends it within seconds: an open shop has one.',
          `To see it: npm run shop -- mail show ${id}`,
        ];
      };
    }
    default:
      throw new Usage(verb === '' ? '' : `There is no "mail ${verb}".`);
  }
}

function readMail(word: string | undefined): string {
  if (word === undefined) throw new Usage('Name the mail by its id, as "mail list" shows it.');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word))
    throw new Error(`"${oneLine(word, 60)}" is no id of a mail.`);
  return word;
}

const stateOf = ({ sentAt }: MailSheet): string => (sentAt ? `sent ${sentAt.toISOString().slice(0, 19)}Z` : 'not sent');

function list(mails: readonly MailSheet[]): string[] {
  if (mails.length === 0) return ['No mails.'];
  const rows = mails.map((mail) => [
    mail.id,
    `${mail.createdAt.toISOString().slice(0, 19)}Z`,
    stateOf(mail),
    mail.kind,
    oneLine(mail.recipient, 40),
    oneLine(mail.subject, 50),
  ]);
  return table([['Mail', 'Written', 'State', 'About', 'To', 'Subject'], ...rows]);
}

const erased = 'The text is erased, since it had a secret: the mail was sent, or the secret has expired.';

function show(mail: StoredMail, asHtml: boolean): string[] {
  if (asHtml) return [mail.html === '' ? erased : mail.html];
  const { recipient, subject, createdAt, text } = mail;
  return [
    `To       ${oneLine(recipient)}`,
    `Subject  ${oneLine(subject)}`,
    `Written  ${createdAt.toISOString()}`,
    `State    ${stateOf(mail)}`,
    '',
    text === '' ? erased : text,
  ];
}
