/** The services of accounts, on the shop's parts. */
import { accountsOf, type ShopConfig } from '@tianguis/config';
import type { UnitOfWork } from '@tianguis/database';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { createRealm, type Realm } from '../identity/service.ts';
import { createMailService } from '../mail/service.ts';
import type { AccountParts } from './parts.ts';
import { createPasswords } from './passwords.ts';
import { createRegistration, type RegistrationService } from './registration.ts';
import { accountRepository, readCodeKey } from './repository.ts';
import { createSignIn, type SignInService } from './sign-in.ts';
import { createTokenService, type TokenService } from './tokens.ts';

export interface Accounts {
  signIn: SignInService;
  registration: RegistrationService;
  tokens: TokenService;
  /** The identity provider. */
  open(): Promise<Realm>;
}

/** Mails with a code for one customer or address, in an hour. */
const codesPerHour = 18;

export function createAccounts({
  shop,
  config,
  publicOrigin,
  rateLimits,
}: {
  shop: UnitOfWork;
  config: ShopConfig;
  publicOrigin: string;
  rateLimits: RateLimits;
}): Accounts {
  const settings = accountsOf(config);
  const open = createRealm({
    ...{ db: shop.db, publicOrigin, settings },
    async findAccount(id) {
      const found = await accountRepository(shop.db).profile(id);
      // For the provider a blocked customer is none: no token of theirs is refreshed or accepted.
      if (found === undefined || found.isBlocked) return undefined;
      // Whoever registered has read a code at that address.
      return { ...found, isEmailVerified: true, name: found.nombre, familyName: familyNameOf(found) };
    },
  });
  const parts: AccountParts = {
    ...{ shop, publicOrigin, shopName: config.name, lifetime: settings, privacyNotice: settings.privacyNotice },
    passwords: createPasswords(),
    mail: createMailService({ name: config.name, origin: publicOrigin }),
    codeKey: () => readCodeKey(shop.db),
    codes: rateLimits.perHour('mailed-codes', codesPerHour),
  };
  return {
    open,
    signIn: createSignIn(parts),
    registration: createRegistration(parts),
    tokens: createTokenService(parts, async () => (await open()).issuer),
  };
}

const familyNameOf = ({ apellidoP, apellidoM }: { apellidoP: string; apellidoM: string }): string =>
  `${apellidoP} ${apellidoM}`.trim();
