/** The provider, configured as a realm of Keycloak: the same paths, so that one can take the place of the other. */
import type { Database } from '@tianguis/database';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import Provider, { type AccountClaims, type ClientMetadata } from 'oidc-provider';
import { createAdapter } from './adapter.ts';
import { allowCredentials } from './client-origins.ts';
import { askSignOut, guardPages, signedOut } from './pages.ts';
import { makeReadable } from './readable-tokens.ts';
import { attachSession, followSignOut, policyOf, type ShopSessions } from './shop-sessions.ts';

/** A customer, as clients see them (ST-01). */
export interface IdentityAccount {
  id: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  familyName: string;
}

export interface IdentityOptions {
  db: Kysely<Database>;
  /** The realm's address, `{origin}/realms/{realm}`. */
  issuer: string;
  /** Private keys, the one that signs first. */
  keys: readonly JWK[];
  /** Secrets that sign the provider's cookies, the newest first. */
  cookieKeys: readonly string[];
  clients: readonly ClientMetadata[];
  findAccount(id: string): Promise<IdentityAccount | undefined>;
  /** Where a visitor signs in, who goes on afterwards: a path of the shop. */
  signInPath(interaction: string): string;
  /** How long tokens are valid, in seconds; `refresh` from the last refresh, `session` from signing in. */
  seconds: { access: number; refresh: number; session: number };
  /** Whether the shop is served over TLS, perhaps by a proxy before it. */
  isSecure: boolean;
  /** The shop, as a visitor who signs out reads its name. */
  shop: { name: string; home: string };
  /** Clients whose tokens are readable, as keycloak-js needs them; those of others are opaque, and shorter. */
  readable?(client: string): boolean;
  /** Sessions of the shop above those of the provider; without them, the provider's own are all there is. */
  sessions?: ShopSessions;
}

const root = '/protocol/openid-connect';
/** A minute is enough for a browser to come back with its code. */
const codeSeconds = 60;

/** @returns the provider; its `callback()` handles requests below the path of the issuer */
export function createProvider(options: IdentityOptions): Provider {
  const { db, issuer, keys, cookieKeys, clients, seconds, isSecure, shop, sessions } = options;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const;
  const provider = new Provider(issuer, {
    adapter: createAdapter(db),
    clients: [...clients],
    jwks: { keys: [...keys] as never },
    cookies: { keys: [...cookieKeys], long: cookie, short: cookie },
    routes: {
      authorization: `${root}/auth`,
      token: `${root}/token`,
      userinfo: `${root}/userinfo`,
      jwks: `${root}/certs`,
      end_session: `${root}/logout`,
      revocation: `${root}/revoke`,
    },
    features: {
      devInteractions: { enabled: false },
      // Each client may end its own tokens.
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => askSignOut(context, form, shop.name),
        postLogoutSuccessSource: async (context) => signedOut(context, shop.name, shop.home),
      },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    // Clients need no second request for the name that a page greets with.
    conformIdTokenClaims: false,
    findAccount: async (_context, id, token) => {
      const grant = token && 'grantId' in token ? token.grantId : undefined;
      // Tokens, and codes, count while their session is open.
      if (sessions && grant !== undefined && !(await sessions.counts(grant))) return undefined;
      const account = await options.findAccount(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    // An OAuth error and its description, without a page of the library's own.
    renderError(context, out) {
      context.type = 'json';
      context.body = out;
    },
    interactions: {
      url: (_context, { uid }) => options.signInPath(uid),
      ...(sessions && { policy: policyOf(sessions) }),
    },
    // All clients are the shop's own: nobody is asked whether they may know who is there.
    async loadExistingGrant(context) {
      const { client, session, account } = context.oidc;
      if (!client || !session || !account) return undefined;
      if (sessions) await attachSession(context, sessions);
      const known = session.grantIdFor(client.clientId);
      const existing = known === undefined ? undefined : await provider.Grant.find(known);
      const counts = known !== undefined && (!sessions || (await sessions.counts(known)));
      if (existing?.accountId === account.accountId && counts) return existing;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      const id = await grant.save();
      if (!sessions || (await sessions.open(session.uid, account.accountId, id))) return grant;
      await grant.destroy();
      return undefined;
    },
    // Each client of the shop may stay signed in, whether it asks for it or not: as with Keycloak.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: seconds.access,
      AuthorizationCode: codeSeconds,
      IdToken: seconds.access,
      RefreshToken: seconds.refresh,
      Grant: seconds.session,
      Session: seconds.session,
      Interaction: 3600,
    },
  });
  // createIdentityHandler says which protocol and host a request has.
  provider.proxy = true;
  guardPages(provider);
  allowCredentials(provider, clients);
  const [signing] = keys;
  if (options.readable && signing) makeReadable(provider, signing, options.readable);
  if (sessions) followSignOut(provider, sessions);
  return provider;
}

const claimsOf = ({ id, email, isEmailVerified, name, familyName }: IdentityAccount): AccountClaims => ({
  sub: id,
  email,
  email_verified: isEmailVerified,
  name: `${name} ${familyName}`.trim(),
  given_name: name,
  family_name: familyName,
  preferred_username: email,
});
