/** Shared code of signing in and registering. */
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
import { keepAccount } from './withdrawal.ts';

export interface AccountParts {
  shop: UnitOfWork;
  passwords: Passwords;
  mail: MailService;
  /** Of all modules. */
  personalData: PersonalData;
  /** The key of codes. */
  codeKey(): Promise<Buffer>;
  /** Mailed codes, by whom they are for. */
  codes: RateLimit;
  lifetime: SessionLifetime;
  shopName: string;
  /** The version of the privacy notice that is in force. */
  privacyNotice: string;
  /** Without a slash at its end. */
  publicOrigin: string;
}

/**
 * Opens a session, on a device that is known from then on. It takes a deletion of the account back.
 * @param device what it was known by, if it was
 * @throws Failure where the account was erased or blocked in the meantime
 */
export async function openSession(
  { lifetime, mail }: Pick<AccountParts, 'lifetime' | 'mail'>,
  unit: Unit,
  customer: Pick<Customer, 'id' | 'cart'>,
  { method, caller, device = makeToken() }: { method: SignInMethod; caller: Caller; device?: string | undefined },
): Promise<SignInReply> {
  const { db } = unit;
  await keepAccount(unit, customer.id, mail);
  await accountRepository(db).rememberDevice(customer.id, device);
  const token = await sessionRepository(db, lifetime).open(customer.id, method, caller, device);
  return { token, idCarrito: customer.cart, dispositivo: device };
}
