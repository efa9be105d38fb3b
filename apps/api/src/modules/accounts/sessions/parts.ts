/** The parts that signing in and registering share. */
import type { SignInReply } from '@tianguis/contract';
import type { SignInMethod, Unit, UnitOfWork } from '@tianguis/database';
import type { RateLimit } from '../../../plugins/rate-limits.ts';
import type { MailService } from '../../mail/service.ts';
import type { PersonalData } from '../../personal-data/service.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { makeToken } from '../credentials/secrets.ts';
import { accountRepository, type Customer } from '../customers/repository.ts';
import type { Caller } from './caller.ts';
import { type SessionLifetime, sessionRepository } from './session-repository.ts';
import { cancelDeletion } from './withdrawal.ts';

export interface AccountParts {
  shop: UnitOfWork;
  passwords: Passwords;
  mail: MailService;
  /** Data parts of all modules. */
  personalData: PersonalData;
  /** The key for the hashes of codes. */
  codeKey(): Promise<Buffer>;
  /** Limits mailed codes by customer or e-mail. */
  codes: RateLimit;
  /** Limits codes of registrations by e-mail and IP address together. */
  registrationCodes: RateLimit;
  lifetime: SessionLifetime;
  shopName: string;
  /** The current version of the privacy notice. */
  privacyNotice: string;
  /** Public origin, without a trailing slash. */
  publicOrigin: string;
}

/**
 * Opens a session on a device, which is known from then on. This cancels a deletion of the account.
 * @param device the device's token, if the device is known already
 * @throws Failure if the account was erased or blocked in the meantime
 */
export async function openSession(
  { lifetime, mail }: Pick<AccountParts, 'lifetime' | 'mail'>,
  unit: Unit,
  customer: Pick<Customer, 'id' | 'cart'>,
  { method, caller, device = makeToken() }: { method: SignInMethod; caller: Caller; device?: string | undefined },
): Promise<SignInReply> {
  const { db } = unit;
  await cancelDeletion(unit, customer.id, mail);
  await accountRepository(db).rememberDevice(customer.id, device);
  const token = await sessionRepository(db, lifetime).open(customer.id, method, caller, device);
  return { token, idCarrito: customer.cart, dispositivo: device };
}
