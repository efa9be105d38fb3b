/**
 * The provider, configured like a realm of Keycloak. The provider has the same paths as Keycloak, so that each of the
 * two can replace the other.
 */
import type { Database } from '@tianguis/database';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import Provider, { type AccountClaims, type ClientMetadata } from 'oidc-provider';
import { allowCredentials } from './client-origins.ts';
import { askSignOut, guardPages, signedOut } from './pages.ts';
import { boundedParameters, refuseLongParameters } from './parameter-limits.ts';
import { makeReadable } from './readable-tokens.ts';
import { attachSession, followSignOut, followTheft, policyOf, type ShopSessions } from './shop-sessions.ts';
import { createAdapter, replaceTokenId } from './storage/adapter.ts';

/** A customer as clients see the account (ST-01). */
export interface IdentityAccount {
  id: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  familyName: string;
}

export interface IdentityOptions {
  db: Kysely<Database>;
  /** The realm's URL, `{origin}/realms/{realm}`. */
  issuer: string;
  /** Private keys; the key that signs comes first. */
  keys: readonly JWK[];
  /** Secrets that sign the provider's cookies, the newest first. */
  cookieKeys: readonly string[];
  clients: readonly ClientMetadata[];
  findAccount(id: string): Promise<IdentityAccount | undefined>;
  /** Path of the shop's sign-in page for an interaction. The visitor continues at the client afterwards. */
  signInPath(interaction: string): string;
  /** Lifetime of tokens in seconds. `refresh` counts from the last refresh, `session` from the sign-in. */
  seconds: { access: number; refresh: number; session: number };
  /** Whether browsers reach the shop over TLS, possibly through a proxy. */
  isSecure: boolean;
  /** The shop's name and home page, for visitors who sign out. */
  shop: { name: string; home: string };
  /**
   * Whether a client gets readable tokens, as keycloak-js needs them. Tokens of other clients are opaque, and shorter.
   */
  readable?(client: string): boolean;
  /**
   * The shop's sessions, which decide whether the provider's sessions are open. Without them, only the provider's
   * sessions count.
   */
  sessions?: ShopSessions;
}

const root = '/protocol/openid-connect';
const signInPath = `${root}/auth`;
/** Lifetime of an authorization code in seconds: enough for a browser to return with the code. */
const codeSeconds = 60;
/** Seconds in which a visitor must sign in or sign out, once the page has opened. */
const visitSeconds = 3_600;

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
      authorization: signInPath,
      token: `${root}/token`,
      userinfo: `${root}/userinfo`,
      jwks: `${root}/certs`,
      end_session: `${root}/logout`,
      revocation: `${root}/revoke`,
    },
    features: {
      devInteractions: { enabled: false },
      // The library turns these features on by default. No client of the shop uses them, and each adds parameters or
      // routes by which strangers can store rows, or tokens that the API would have to check.
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      // Each client may revoke its own tokens.
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
    // Clients have no secret, and get codes. The library would accept other ways as well.
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    extraParams: boundedParameters,
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    // ID tokens contain the customer's name, so that clients need no second request to greet the customer.
    conformIdTokenClaims: false,
    findAccount: async (_context, id, token) => {
      const grant = token && 'grantId' in token ? token.grantId : undefined;
      // Tokens and codes are valid only while their session is open.
      if (sessions && grant !== undefined && !(await sessions.counts(grant))) return undefined;
      const account = await options.findAccount(id);
      return account && { accountId: id, claims: () => claimsOf(account) };
    },
    // Sends an OAuth error as JSON, and not as a page of the library.
    renderError(context, out) {
      context.type = 'json';
      context.body = out;
    },
    interactions: {
      url: (_context, { uid }) => options.signInPath(uid),
      ...(sessions && { policy: policyOf(sessions) }),
    },
    // Skips the consent screen, since all clients belong to the shop.
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
    // Every client that may use refresh tokens gets one, even without asking for `offline_access`, as with Keycloak.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: seconds.access,
      AuthorizationCode: codeSeconds,
      IdToken: seconds.access,
      RefreshToken: seconds.refresh,
      Grant: seconds.session,
      // Anybody can make the provider store a session without an account, by the address of the sign-out.
      Session: (_context, { accountId }) => (accountId === undefined ? visitSeconds : seconds.session),
      Interaction: visitSeconds,
    },
  });
  // Trusts the forwarded headers, because createIdentityHandler sets them.
  provider.proxy = true;
  guardPages(provider);
  refuseLongParameters(provider, signInPath);
  allowCredentials(provider, clients);
  const [signing] = keys;
  if (options.readable && signing)
    makeReadable(provider, {
      ...{ key: signing, isFor: options.readable },
      replaceId: (model, ids) => replaceTokenId(db, model, ids),
    });
  if (sessions) followSignOut(provider, sessions);
  if (sessions) followTheft(provider, sessions);
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
