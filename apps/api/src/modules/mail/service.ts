/**
 * Services write mails in their unit of work, and a job sends them. Recipients can open a mail in the browser (RT-18).
 */
import type { JobKind, Unit } from '@tianguis/database';
import { mailInBrowserPath } from '@tianguis/domain';
import { type Letter, type LetterShop, renderLetter } from '@tianguis/mail';
import { Failure } from '../../failure.ts';
import { makeSignedToken, openSignedToken } from '../../signed-token.ts';
import { type MailRepository, mailRepository } from './repository.ts';

/** The job that sends one mail, by the mail's id. */
export const sendMail: JobKind<{ id: string }> = { name: 'send-mail' };

/** Days for which mails are stored and their links are valid. */
export const mailDays = 30;
const mailMs = mailDays * 24 * 3_600_000;

export interface NewMail {
  /** Kind of the mail for operators, in words joined by hyphens. */
  kind: string;
  to: string;
  letter: Letter;
  /**
   * The mail contains a secret. It gets no link to a copy in the browser, since the copy would be readable for
   * {@link mailDays}. Its text is erased when the mail is sent.
   */
  isSecret?: boolean;
  /**
   * Minutes for which the secret in the mail is valid, such as a code, or a link to recover a password. The mail is
   * secret. It is not sent later, and its text is erased then. A letter with a code needs this number.
   */
  validMinutes?: number;
  /**
   * The URL that turns mails of this kind off without a sign-in, if customers may turn them off. Mail programs show a
   * button for this URL, and send a POST (RFC 8058).
   */
  unsubscribe?: string;
}

export interface MailService {
  /**
   * Writes a mail, which is sent only if the unit commits.
   * @returns the mail's id
   * @throws Error for a code without `validMinutes`, and for a code in the subject: phones show subjects while they are
   * locked, and subjects are not erased
   */
  write(unit: Unit, mail: NewMail): Promise<string>;
}

export function createMailService(shop: LetterShop, now: () => number = Date.now): MailService {
  return {
    async write(unit, { kind, to, letter, isSecret = false, validMinutes, unsubscribe }) {
      const mails = mailRepository(unit.db);
      const id = crypto.randomUUID();
      const codes = letter.parts.flatMap((part) => (part.kind === 'code' ? [part.code] : []));
      if (codes.length > 0 && validMinutes === undefined)
        throw new Error(`A mail with a code needs the minutes for which the code is valid: ${kind}.`);
      if (codes.some((code) => letter.subject.includes(code)))
        throw new Error(`The subject of a mail may not have its code: ${kind}.`);
      const isHidden = isSecret || validMinutes !== undefined;
      const inBrowser = isHidden
        ? undefined
        : shop.origin + mailInBrowserPath(makeSignedToken(id, now() + mailMs, await mails.makeSigningKey()));
      const { html, text } = renderLetter(letter, shop, inBrowser);
      const row = {
        ...{ id, kind, recipient: to, subject: letter.subject, html },
        ...{ plain_text: text, is_secret: isHidden, unsubscribe_url: unsubscribe ?? null },
      };
      await mails.add(row, validMinutes);
      unit.enqueue(sendMail, { id });
      return id;
    },
  };
}

export interface MailReader {
  /**
   * The mail of a link.
   * @throws Failure `MAIL_NOT_FOUND` for a forged link, a secret mail or a deleted mail, so that the reply is the same;
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
