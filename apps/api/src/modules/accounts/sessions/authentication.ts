/** Finds the open session that an access token belongs to (AP-24). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { TokenIssuer } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import { type Session, type SessionLifetime, type StorefrontSession, sessionRepository } from './session-repository.ts';

export interface Authentication {
  /**
   * Finds the session of an access token. @param accessToken from `bearerOf` @throws Failure UNAUTHENTICATED;
   * SESSION_EXPIRED, 440
   */
  session(accessToken: string | undefined): Promise<Session>;
  /**
   * Finds the session of an access token, and refuses tokens of the realm's clients. The pages of the account and the
   * sign-in of a client need the session of the visitor: a thief of one client's token gets no further by it.
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client
   */
  storefrontSession(accessToken: string | undefined): Promise<StorefrontSession>;
  /**
   * Finds the session of the `token` in a body (AP-09): a session token or an access token.
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440
   */
  sessionOfToken(token: string): Promise<Session>;
  /**
   * Finds a session of the storefront that was confirmed in the last ten minutes. Important changes need it: e-mail,
   * password, deletion, passkeys.
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client; CONFIRMATION_REQUIRED
   */
  confirmedSession(accessToken: string | undefined): Promise<StorefrontSession>;
  /** Ends all sessions of a customer and their tokens, or all but the session `except`. */
  endSessions(customer: string, except?: string): Promise<void>;
  /**
   * Ends all sessions of a customer within a unit, or all but the session `except`. So a new password and open
   * sessions of the old password never exist together.
   * @returns a function that ends their tokens; call it after the unit has committed
   */
  endSessionsIn(unit: Unit, customer: string, except?: string): Promise<() => Promise<void>>;
  /** Ends the tokens of sessions that were ended. */
  endTokens(grants: readonly string[]): Promise<void>;
}

export function createAuthentication(
  { shop, lifetime }: { shop: UnitOfWork; lifetime: SessionLifetime },
  open: () => Promise<TokenIssuer>,
): Authentication {
  const sessions = sessionRepository(shop.db, lifetime);

  async function session(accessToken: string | undefined): Promise<Session> {
    const issuer = await open();
    const found = accessToken === undefined ? undefined : await issuer.accountOf(accessToken);
    return activeSession(found && (await sessions.byGrant(found.grant)));
  }

  async function storefrontSession(accessToken: string | undefined): Promise<StorefrontSession> {
    const found = await session(accessToken);
    if (!isOfStorefront(found)) throw new Failure('FORBIDDEN', 'The token belongs to a client of the realm.');
    return found;
  }

  const endTokens = async (grants: readonly string[]): Promise<void> => {
    const issuer = await open();
    for (const grant of grants) await issuer.end(grant);
  };

  return {
    ...{ session, storefrontSession, endTokens },
    async sessionOfToken(token) {
      const found = await sessions.byToken(token);
      return found === undefined ? session(token) : activeSession(found);
    },
    async confirmedSession(accessToken) {
      const found = await storefrontSession(accessToken);
      if (!found.isConfirmed) throw new Failure('CONFIRMATION_REQUIRED');
      return found;
    },
    async endSessions(customer, except) {
      // End the sessions first: once a session has ended, no call accepts its tokens.
      await endTokens(await sessions.endAll(customer, except));
    },
    async endSessionsIn({ db }, customer, except) {
      const grants = await sessionRepository(db, lifetime).endAll(customer, except);
      return () => endTokens(grants);
    },
  };
}

const isOfStorefront = (session: Session): session is StorefrontSession => session.isStorefront;

/** @throws Failure UNAUTHENTICATED without a session; SESSION_EXPIRED if the session is over */
export function activeSession(session: Session | undefined): Session {
  if (session === undefined) throw new Failure('UNAUTHENTICATED');
  if (session.isOver) throw new Failure('SESSION_EXPIRED');
  return session;
}
