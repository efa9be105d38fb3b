/** The services of accounts, on the shop's parts. */
import { accountsOf, type ShopConfig } from '@tianguis/config';
import type { UnitOfWork } from '@tianguis/database';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { createRealm, type Realm } from '../identity/service.ts';
import { createMailService } from '../mail/service.ts';
import { type AccountPages, createAccountPages } from './account-pages.ts';
import { type Authentication, createAuthentication } from './authentication.ts';
import { type AuthenticatorService, createAuthenticator } from './authenticator.ts';
import { clientSessionRepository } from './client-session-repository.ts';
import { createFacebook, type FacebookSettings } from './facebook.ts';
import type { HashingCost } from './hashing.ts';
import { createInteractions, type InteractionService } from './interactions.ts';
import type { AccountParts } from './parts.ts';
import { createPasskeys, type PasskeyService } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { createPersonalData, type PersonalDataService } from './personal-data.ts';
import { createRecovery, type RecoveryService } from './recovery.ts';
import { createRegistration, type RegistrationService } from './registration.ts';
import { accountRepository, readCodeKey } from './repository.ts';
import { createSignIn, type SignInService } from './sign-in.ts';
import { createSignOnService, type SignOnService } from './sign-on.ts';
import { createWhoCalls } from './signed-in.ts';
import { createSingleSignOn, type SingleSignOnService } from './single-sign-on.ts';
import { createSocialSignIn, type SocialSignInService } from './social.ts';
import { createTokenService, type TokenService } from './tokens.ts';

export interface Accounts {
  signIn: SignInService;
  registration: RegistrationService;
  recovery: RecoveryService;
  tokens: TokenService;
  personalData: PersonalDataService;
  passkeys: PasskeyService;
  authenticator: AuthenticatorService;
  /** Whose call it is, for the calls of all modules that need a customer. */
  authentication: Authentication;
  /** The same with the account, which is neither blocked nor gone. */
  callers: ReturnType<typeof createWhoCalls>;
  interactions: InteractionService;
  signOns: SignOnService;
  singleSignOn: SingleSignOnService;
  social: SocialSignInService;
  pages: AccountPages;
  /** The identity provider. */
  open(): Promise<Realm>;
}

/** What the environment says of providers outside of the shop: their secrets are in no configuration file. */
export interface OutsideProviders {
  /** Of the client of `accounts.singleSignOn`, where its provider asks for one. */
  singleSignOnSecret?: string | undefined;
  facebook?: FacebookSettings | undefined;
}

/** Mails with a code for one customer or address, in an hour. */
const codesPerHour = 18;
/** Mails with a link to a new password for one e-mail, in an hour. */
const linksPerHour = 9;

export function createAccounts({
  shop,
  config,
  publicOrigin,
  rateLimits,
  outside = {},
  hashing,
}: {
  shop: UnitOfWork;
  config: ShopConfig;
  publicOrigin: string;
  rateLimits: RateLimits;
  outside?: OutsideProviders;
  hashing?: HashingCost | undefined;
}): Accounts {
  const settings = accountsOf(config);
  const clientSessions = clientSessionRepository(shop.db, settings);
  const open = createRealm({
    ...{ db: shop.db, publicOrigin, settings, shopName: config.name, sessions: clientSessions },
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
    passwords: createPasswords({ cost: hashing }),
    mail: createMailService({ name: config.name, origin: publicOrigin }),
    codeKey: () => readCodeKey(shop.db),
    codes: rateLimits.perHour('mailed-codes', codesPerHour),
  };
  const openIssuer = async () => (await open()).issuer;
  const authentication = createAuthentication(parts, openIssuer);
  const { privacyContact, singleSignOn } = settings;
  const signIn = createSignIn(parts);
  const facebook = outside.facebook && createFacebook(outside.facebook, `${publicOrigin}/authenticated/facebook`);
  const signOns = createSignOnService(parts, {
    authentication,
    labelOf: (provider) => (provider === facebook?.name ? facebook.label : (singleSignOn?.label ?? provider)),
  });
  return {
    ...{ open, authentication, callers: createWhoCalls(shop, authentication) },
    interactions: createInteractions({ open, authentication, provedAt: clientSessions.provedAt }),
    pages: createAccountPages(parts, { authentication, rateLimits, privacyContact }),
    ...{ signIn, signOns, social: createSocialSignIn(facebook, signOns) },
    singleSignOn: createSingleSignOn({
      ...{ settings: singleSignOn, secret: outside.singleSignOnSecret, publicOrigin, signOns },
    }),
    registration: createRegistration(parts),
    recovery: createRecovery(parts, { authentication, links: rateLimits.perHour('recovery-links', linksPerHour) }),
    passkeys: createPasskeys(parts),
    authenticator: createAuthenticator(parts),
    tokens: createTokenService(parts, { open: openIssuer, authentication }),
    personalData: createPersonalData(parts, { authentication }),
  };
}

const familyNameOf = ({ apellidoP, apellidoM }: { apellidoP: string; apellidoM: string }): string =>
  `${apellidoP} ${apellidoM}`.trim();
