/** Tokens for a customer whom the shop itself has signed in: AP-03, AP-05. */
import type Provider from 'oidc-provider';

/** As a token endpoint replies (RFC 6749, 5.1). */
export interface IssuedTokens {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  /** Seconds. */
  expires_in: number;
  refresh_expires_in: number;
  scope: string;
}

export interface TokenIssuer {
  /**
   * Tokens of a new grant, which ends them all together.
   * @returns undefined for a client that the realm does not have
   */
  issue(customer: {
    accountId: string;
    clientId: string;
  }): Promise<{ tokens: IssuedTokens; grant: string } | undefined>;
  /** Whose a valid access token is; undefined for any other text. */
  accountOf(accessToken: string): Promise<{ accountId: string; grant: string } | undefined>;
  /** The grant of a refresh token of this client; undefined for one that is unknown, expired or used. */
  grantOf(refreshToken: string, clientId: string): Promise<string | undefined>;
  /** Ends a grant with all of its tokens. */
  end(grant: string): Promise<void>;
}

const scope = 'openid email profile offline_access';
/** How the tokens came about, as the provider notes it. */
const grantType = 'custom_token';

/** @param seconds how long tokens are valid, as `createProvider` got it */
export function createTokenIssuer(
  provider: Provider,
  seconds: { access: number; refresh: number },
  endGrant: (grant: string) => Promise<void>,
): TokenIssuer {
  return {
    async issue({ accountId, clientId }) {
      const client = await provider.Client.find(clientId);
      if (client === undefined) return undefined;
      const grant = new provider.Grant({ clientId, accountId });
      grant.addOIDCScope(scope);
      const grantId = await grant.save();
      const shared = { accountId, client, grantId, scope, gty: grantType };
      const [access, refresh] = [new provider.AccessToken(shared as never), new provider.RefreshToken(shared as never)];
      const tokens = {
        access_token: await access.save(),
        refresh_token: await refresh.save(),
        token_type: 'Bearer',
        expires_in: seconds.access,
        refresh_expires_in: seconds.refresh,
        scope,
      } as const;
      return { tokens, grant: grantId };
    },
    async accountOf(accessToken) {
      const found = await provider.AccessToken.find(accessToken);
      return found?.isValid && found.grantId !== undefined
        ? { accountId: found.accountId, grant: found.grantId }
        : undefined;
    },
    async grantOf(refreshToken, clientId) {
      const found = await provider.RefreshToken.find(refreshToken);
      return found?.isValid && found.clientId === clientId ? found.grantId : undefined;
    },
    end: endGrant,
  };
}
