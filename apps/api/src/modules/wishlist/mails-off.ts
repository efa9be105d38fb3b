/** Turning mails about saved products off by a link in one of them, without signing in. */
import type { DoneReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { makeSignedToken, openSignedToken } from '../../signed-token.ts';
import { turnMailOff } from '../accounts/service.ts';
import { mailingRepository } from './mailing-repository.ts';

export interface MailsOffService {
  /** Doing it again changes nothing. @throws Failure MAIL_NOT_FOUND for a forged token; LINK_EXPIRED */
  turnOff(token: string): Promise<DoneReply>;
}

/** Mails are read late. */
const validDays = 90;

/** The page of a storefront that turns them off. */
export const mailsOffAddress = (origin: string, token: string): string =>
  `${origin}/avisos/favoritos?${new URLSearchParams({ token })}`;

/** A token by which whoever has it turns these mails of a customer off, and does nothing else. */
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
