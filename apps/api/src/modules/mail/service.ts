/**
 * Mails that services write in their unit of work; a job sends them. Whoever gets one may open it in the browser (RT-18).
 */
import type { JobKind, Unit } from '@tianguis/database';
import { mailInBrowserPath } from '@tianguis/domain';
import { type Letter, type LetterShop, renderLetter } from '@tianguis/mail';
import { Failure } from '../../failure.ts';
import { makeSignedToken, openSignedToken } from '../../signed-token.ts';
import { type MailRepository, mailRepository } from './repository.ts';

/** Sends one mail, by its id. */
export const sendMail: JobKind<{ id: string }> = { name: 'send-mail' };

/** How long mails are stored, and their links valid. */
export const mailDays = 30;
const mailMs = mailDays * 24 * 3_600_000;

export interface NewMail {
  /** What it is about, in words joined by hyphens, for operators. */
  kind: string;
  to: string;
  letter: Letter;
  /**
   * It has something that is worth an account, such as a link to recover a password: it gets no link of its own, and
   * nobody can open it in the browser, where it would be for {@link mailDays}. A letter with a code always is.
   */
  isSecret?: boolean;
  /**
   * For mails that nobody needs: the address that turns them off, without signing in. Mail programs show it as a button
   * of their own, and post to it (RFC 8058).
   */
  unsubscribe?: string;
}

export interface MailService {
  /**
   * Writes a mail, which is sent if, and only if, the unit commits.
   * @returns its id
   */
  write(unit: Unit, mail: NewMail): Promise<string>;
}

export function createMailService(shop: LetterShop, now: () => number = Date.now): MailService {
  return {
    async write(unit, { kind, to, letter, isSecret = false, unsubscribe }) {
      const mails = mailRepository(unit.db);
      const id = crypto.randomUUID();
      const isHidden = isSecret || letter.parts.some((part) => part.kind === 'code');
      const inBrowser = isHidden
        ? undefined
        : shop.origin + mailInBrowserPath(makeSignedToken(id, now() + mailMs, await mails.makeSigningKey()));
      const { html, text } = renderLetter(letter, shop, inBrowser);
      await mails.add({
        ...{ id, kind, recipient: to, subject: letter.subject, html },
        ...{ plain_text: text, is_secret: isHidden, unsubscribe_url: unsubscribe ?? null },
      });
      unit.enqueue(sendMail, { id });
      return id;
    },
  };
}

export interface MailReader {
  /**
   * The mail that a link is for.
   * @throws Failure `MAIL_NOT_FOUND` for a forged link, and for a mail that is secret or was deleted, all alike;
   * `MAIL_EXPIRED`
   */
  open(token: string): Promise<{ html: string }>;
}

export function createMailReader(
  mails: Pick<MailRepository, 'signingKey' | 'open'>,
  now: () => number = Date.now,
): MailReader {
  return {
    async open(token) {
      const read = await openSignedToken(token, () => mails.signingKey(), now());
      if (read?.isExpired) throw new Failure('MAIL_EXPIRED');
      const mail = read && (await mails.open(read.id));
      if (!mail) throw new Failure('MAIL_NOT_FOUND');
      return mail;
    },
  };
}
