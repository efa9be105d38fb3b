/**
 * The job of a recovery (RT-04): finds the customer of an e-mail, and mails the link. No visitor waits for this job.
 */
import type { JobKind, UnitOfWork } from '@tianguis/database';
import { recoveryMinutes, recoveryPath } from '@tianguis/domain';
import type { LetterShop } from '@tianguis/mail';
import { createMailService } from '../../mail/service.ts';
import { accountRepository } from '../customers/repository.ts';
import { recoveryLink } from './recovery-letters.ts';
import { makeLink, takeRequest } from './recovery-repository.ts';

/** The job that mails a requested link, if its e-mail belongs to a customer. */
export const mailRecoveryLink: JobKind<{ id: string }> = { name: 'mail-recovery-link' };

/** @param id of the request. Mails nothing if no customer has the e-mail, or if the customer is blocked. */
export async function sendRecoveryLink(shop: UnitOfWork, letterShop: LetterShop, id: string): Promise<void> {
  const mail = createMailService(letterShop);
  await shop.withTransaction(async (unit) => {
    const email = await takeRequest(unit, id);
    const customer = email === undefined ? undefined : await accountRepository(unit.db).byEmail(email);
    if (customer === undefined || customer.isBlocked) return;
    const token = await makeLink(unit, customer.id);
    const letter = recoveryLink(customer.nombre, letterShop.origin + recoveryPath(token));
    await mail.write(unit, { kind: 'recovery-link', to: customer.email, letter, validMinutes: recoveryMinutes });
  });
}
