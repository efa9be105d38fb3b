/** Creates the services of accounts. */
import { accountsOf, type ShopConfig } from '@tianguis/config';
import type { UnitOfWork } from '@tianguis/database';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { createRealm, type Realm } from '../identity/service.ts';
import { createMailService } from '../mail/service.ts';
import type { PersonalData } from '../personal-data/service.ts';
import { type AccountPages, createAccountPages } from './account-pages.ts';
import { createPasswords, type PasswordLimits } from './credentials/passwords.ts';
import { accountRepository, readCodeKey } from './customers/repository.ts';
import { createPasskeys, type PasskeyService } from './passkeys/passkeys.ts';
import { createPersonalData, type PersonalDataService } from './privacy/personal-data.ts';
import { clientSessionRepository } from './provider/client-session-repository.ts';
import { createInteractions, type InteractionService } from './provider/interactions.ts';
import { createTokenService, type TokenService } from './provider/tokens.ts';
import { createRecovery, type RecoveryService } from './recovery/recovery.ts';
import { type AuthenticatorService, createAuthenticator } from './second-step/authenticator.ts';
import { type Authentication, createAuthentication } from './sessions/authentication.ts';
import type { AccountParts } from './sessions/parts.ts';
import { createSessionTries } from './sessions/session-tries.ts';
import { createWhoCalls } from './sessions/signed-in.ts';
import { endUnsafeSession } from './sessions/unsafe-session.ts';
import { createRegistration, type RegistrationService } from './sign-in/registration.ts';
import { createSignIn, type SignInService } from './sign-in/sign-in.ts';
import { createFacebook, type FacebookSettings } from './sign-on/facebook.ts';
import { createSignOnService, type SignOnService } from './sign-on/sign-on.ts';
import { createSingleSignOn, type SingleSignOnService } from './sign-on/single-sign-on.ts';
import { createSocialSignIn, type SocialSignInService } from './sign-on/social.ts';

export interface Accounts {
  signIn: SignInService;
  registration: RegistrationService;
  recovery: RecoveryService;
  tokens: TokenService;
  personalData: PersonalDataService;
  passkeys: PasskeyService;
  authenticator: AuthenticatorService;
  /** Finds the session of a call, for the calls of all modules that need a customer. */
  authentication: Authentication;
  /** Finds the session and the account of a call. The account is neither blocked nor deleted. */
  callers: ReturnType<typeof createWhoCalls>;
  interactions: InteractionService;
  signOns: SignOnService;
  singleSignOn: SingleSignOnService;
  social: SocialSignInService;
  pages: AccountPages;
  /** Opens the identity provider. */
  open(): Promise<Realm>;
}

/** Settings of outside providers from the environment, since no configuration file has their secrets. */
export interface OutsideProviders {
  /** Secret of the client of `accounts.singleSignOn`, if the provider asks for a secret. */
  singleSignOnSecret?: string | undefined;
  facebook?: FacebookSettings | undefined;
}

/** The most mails with a code for one customer or e-mail in an hour. */
const codesPerHour = 18;
/** The most mails with a code of a registration for one e-mail in an hour that one IP address may ask for. */
const registrationCodesPerHour = 12;
/** The most mails with a link to a new password for one e-mail in an hour. */
const linksPerHour = 15;
/** The most mails with a link to a new password for one e-mail in an hour that one IP address may ask for. */
const linkSharePerHour = 9;

export function createAccounts({
  shop,
  config,
  publicOrigin,
  rateLimits,
  personalData,
  outside = {},
  passwords,
}: {
  shop: UnitOfWork;
  config: ShopConfig;
  publicOrigin: string;
  rateLimits: RateLimits;
  personalData: PersonalData;
  outside?: OutsideProviders;
  passwords?: PasswordLimits | undefined;
}): Accounts {
  const settings = accountsOf(config);
  const clientSessions = clientSessionRepository(shop.db, settings);
  const open = createRealm({
    ...{ db: shop.db, publicOrigin, settings, shopName: config.name },
    sessions: {
      ...clientSessions,
      // The provider has ended the tokens of the grant.
      async endCopied(grant) {
        const session = await clientSessions.ofGrant(grant);
        if (session) await shop.withTransaction((unit) => endUnsafeSession(unit, parts, session, 'copied-token'));
      },
    },
    async findAccount(id) {
      const found = await accountRepository(shop.db).profile(id);
      // A blocked customer does not exist for the provider: their tokens are neither refreshed nor accepted.
      if (found === undefined || found.isBlocked) return undefined;
      // The e-mail is verified, since customers register by a code that was mailed to it.
      return { ...found, isEmailVerified: true, name: found.nombre, familyName: familyNameOf(found) };
    },
  });
  const parts: AccountParts = {
    ...{ shop, publicOrigin, shopName: config.name, lifetime: settings, privacyNotice: settings.privacyNotice },
    ...{ passwords: createPasswords(passwords), personalData },
    mail: createMailService({ name: config.name, origin: publicOrigin }),
    codeKey: () => readCodeKey(shop.db),
    codes: rateLimits.perHour('mailed-codes', codesPerHour),
    registrationCodes: rateLimits.perHour('registration-codes', registrationCodesPerHour),
  };
  const openIssuer = async () => (await open()).issuer;
  const authentication = createAuthentication(parts, openIssuer);
  const tries = createSessionTries(parts, authentication);
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
    pages: createAccountPages(parts, { authentication, tries, rateLimits, privacyContact }),
    ...{ signIn, signOns, social: createSocialSignIn(facebook, signOns) },
    singleSignOn: createSingleSignOn({
      ...{ settings: singleSignOn, secret: outside.singleSignOnSecret, publicOrigin, signOns },
    }),
    registration: createRegistration(parts),
    recovery: createRecovery(parts, {
      authentication,
      links: rateLimits.perHour('recovery-links', linksPerHour),
      shares: rateLimits.perHour('recovery-shares', linkSharePerHour),
    }),
    passkeys: createPasskeys(parts),
    authenticator: createAuthenticator(parts, tries),
    tokens: createTokenService(parts, { open: openIssuer, authentication }),
    personalData: createPersonalData(parts, authentication),
  };
}

const familyNameOf = ({ apellidoP, apellidoM }: { apellidoP: string; apellidoM: string }): string =>
  `${apellidoP} ${apellidoM}`.trim();
