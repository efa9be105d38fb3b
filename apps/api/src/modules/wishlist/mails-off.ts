/** Turns off mails about saved products by a link in such a mail, without a sign-in. */
import type { DoneReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { makeSignedToken, openSignedToken } from '../../signed-token.ts';
import { turnMailOff } from '../accounts/service.ts';
import { mailingRepository } from './mailing-repository.ts';

export interface MailsOffService {
  /**
   * Turns the mails off. A second call changes nothing. @throws Failure MAIL_NOT_FOUND for a forged token; LINK_EXPIRED
   */
  turnOff(token: string): Promise<DoneReply>;
}

/** Days for which the link is valid, since many mails are read late. */
const validDays = 90;

/** URL of the storefront's page that turns the mails off. */
export const mailsOffAddress = (origin: string, token: string): string =>
  `${origin}/avisos/favoritos?${new URLSearchParams({ token })}`;

/** A token that turns these mails off for a customer, and gives no other access. */
export const mailsOffToken = async (db: UnitOfWork['db'], customer: string, now = Date.now()): Promise<string> =>
  makeSignedToken(customer, now + validDays * 86_400_000, await mailingRepository(db).makeSigningKey());

export function createMailsOff({ db }: UnitOfWork, now: () => number = Date.now): MailsOffService {
  return {
    async turnOff(token) {
      const read = await openSignedToken(token, () => mailingRepository(db).signingKey(), now());
      if (read === undefined) throw new Failure('MAIL_NOT_FOUND');
      if (read.isExpired) throw new Failure('LINK_EXPIRED');
      await turnMailOff(db, read.id, 'favoritos');
      return { msg: 'Listo: ya no te escribiremos sobre tus favoritos.' };
    },
  };
}
