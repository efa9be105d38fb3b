/**
 * Issues tokens of the identity provider to signed-in customers, signs customers out, and returns profiles (AP-03,
 * AP-05, AP-06, AP-24).
 */
import type { CustomTokenForm, SignOutForm, UserInfoReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { mailKey } from '@tianguis/domain';
import type { IssuedTokens, TokenIssuer } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import { accountRepository } from '../customers/repository.ts';
import { type Authentication, activeSession } from '../sessions/authentication.ts';
import { type SessionLifetime, sessionRepository } from '../sessions/session-repository.ts';

export interface TokenService {
  /**
   * AP-03. @throws Failure UNAUTHENTICATED for an invalid token, or for a token of another customer; SESSION_EXPIRED;
   * INVALID_REQUEST for an unknown client
   */
  exchange(form: CustomTokenForm): Promise<IssuedTokens>;
  /** AP-05. @returns false if the refresh token does not exist or is not valid any more */
  signOut(form: SignOutForm): Promise<boolean>;
  /** AP-06. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED */
  userInfo(by: { accessToken?: string | undefined; sessionToken?: string | undefined }): Promise<UserInfoReply>;
}

export function createTokenService(
  { shop, lifetime }: { shop: UnitOfWork; lifetime: SessionLifetime },
  { open, authentication }: { open: () => Promise<TokenIssuer>; authentication: Authentication },
): TokenService {
  const sessions = sessionRepository(shop.db, lifetime);
  const accounts = accountRepository(shop.db);

  return {
    async exchange({ client_secret: token, client_id: clientId, username }) {
      const issuer = await open();
      const session = activeSession(await sessions.byToken(token));
      const customer = await accounts.byId(session.customer);
      if (customer === undefined || customer.isBlocked || mailKey(customer.email) !== mailKey(username))
        throw new Failure('UNAUTHENTICATED');
      const issued = await issuer.issue({ accountId: customer.id, clientId });
      if (issued === undefined) throw new Failure('INVALID_REQUEST', 'body client_id: the realm has no such client');
      const set = await sessions.setGrant(session.id, issued.grant);
      if (set === undefined) {
        // The session was ended by a simultaneous sign-out.
        await issuer.end(issued.grant);
        throw new Failure('SESSION_EXPIRED');
      }
      if (set.before !== null) await issuer.end(set.before);
      return issued.tokens;
    },

    async signOut({ refresh_token, client_id }) {
      const issuer = await open();
      const grant = await issuer.grantOf(refresh_token, client_id);
      if (grant === undefined) return false;
      // End the session first: after that, no call accepts the tokens that a simultaneous refresh may still issue.
      const session = await sessions.byGrant(grant);
      const current = session && (await sessions.end(session.id));
      await issuer.end(grant);
      // A simultaneous exchange has given the session another grant.
      if (current && current !== grant) await issuer.end(current);
      return true;
    },

    async userInfo({ accessToken, sessionToken }) {
      const session =
        accessToken === undefined && sessionToken !== undefined
          ? activeSession(await sessions.byToken(sessionToken))
          : await authentication.session(accessToken);
      const profile = await accounts.profile(session.customer);
      if (profile === undefined || profile.isBlocked) throw new Failure('UNAUTHENTICATED');
      const { id, email, nombre, apellidoP, apellidoM, genero, cumpleanios } = profile;
      return {
        data: {
          ...{ id, email },
          name: nombre,
          last_name: apellidoP,
          second_last_name: apellidoM,
          gender: genero,
          birthday: cumpleanios,
        },
      };
    },
  };
}
