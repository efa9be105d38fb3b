/** Whose call it is: the open session that an access token belongs to (AP-24). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { TokenIssuer } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import { type Session, type SessionLifetime, sessionRepository } from './session-repository.ts';

export interface Authentication {
  /** @param accessToken of `bearerOf` @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440 */
  session(accessToken: string | undefined): Promise<Session>;
  /**
   * The same by what a body has as `token` (AP-09): the session token, or an access token.
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440
   */
  sessionOfToken(token: string): Promise<Session>;
  /**
   * The same for what matters (e-mail, password, deletion, passkeys): the customer proved again who they are, at most
   * ten minutes ago. @throws Failure CONFIRMATION_REQUIRED, too
   */
  confirmedSession(accessToken: string | undefined): Promise<Session>;
  /** Ends a customer's sessions, all but `kept`, with the tokens of each. */
  endSessions(customer: string, kept?: string): Promise<void>;
  /**
   * The same in a unit, so that a new password and open sessions of the old one are never both in force.
   * @returns ends their tokens: to be called when the unit is committed
   */
  endSessionsIn(unit: Unit, customer: string, kept?: string): Promise<() => Promise<void>>;
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

  const endTokens = async (grants: readonly string[]): Promise<void> => {
    const issuer = await open();
    for (const grant of grants) await issuer.end(grant);
  };

  return {
    ...{ session, endTokens },
    async sessionOfToken(token) {
      const found = await sessions.byToken(token);
      return found === undefined ? session(token) : activeSession(found);
    },
    async confirmedSession(accessToken) {
      const found = await session(accessToken);
      if (!found.isConfirmed) throw new Failure('CONFIRMATION_REQUIRED');
      return found;
    },
    async endSessions(customer, kept) {
      // The sessions first: their tokens are accepted by no call from then on.
      await endTokens(await sessions.endAll(customer, kept));
    },
    async endSessionsIn({ db }, customer, kept) {
      const grants = await sessionRepository(db, lifetime).endAll(customer, kept);
      return () => endTokens(grants);
    },
  };
}

/** @throws Failure UNAUTHENTICATED where there is none; SESSION_EXPIRED for one that is over */
export function activeSession(session: Session | undefined): Session {
  if (session === undefined) throw new Failure('UNAUTHENTICATED');
  if (session.isOver) throw new Failure('SESSION_EXPIRED');
  return session;
}
