/** Tokens for a customer who signed in at the shop itself: AP-03, AP-05. */
import type Provider from 'oidc-provider';

/** The reply of a token endpoint (RFC 6749, 5.1). */
export interface IssuedTokens {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  /** Lifetime in seconds. */
  expires_in: number;
  refresh_expires_in: number;
  scope: string;
}

export interface TokenIssuer {
  /**
   * Creates a grant and its tokens. Ending the grant ends all these tokens.
   * @returns undefined for a client that the realm does not have
   */
  issue(customer: {
    accountId: string;
    clientId: string;
  }): Promise<{ tokens: IssuedTokens; grant: string } | undefined>;
  /** The account of a valid bearer token; undefined for any other text, and for tokens that need a proof of a key. */
  accountOf(accessToken: string): Promise<{ accountId: string; grant: string } | undefined>;
  /**
   * The grant of a refresh token of this client, also of a token that was replaced: a browser may sign out before the
   * reply to its refresh arrives. Undefined if the token is unknown or has expired.
   */
  grantOf(refreshToken: string, clientId: string): Promise<string | undefined>;
  /** Ends a grant with all of its tokens. */
  end(grant: string): Promise<void>;
}

const scope = 'openid email profile offline_access';
/** The grant type that the provider stores with the tokens. */
const grantType = 'custom_token';

/** @param seconds lifetime of tokens, as passed to `createProvider` */
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
      // A token that is bound to a key (DPoP, TLS) is worth nothing without a proof, and the API reads no proofs. The
      // provider makes no such tokens; its earlier releases did.
      return found?.isValid && found.grantId !== undefined && !found.isSenderConstrained()
        ? { accountId: found.accountId, grant: found.grantId }
        : undefined;
    },
    async grantOf(refreshToken, clientId) {
      const found = await provider.RefreshToken.find(refreshToken);
      return found && !found.isExpired && found.clientId === clientId ? found.grantId : undefined;
    },
    end: endGrant,
  };
}
