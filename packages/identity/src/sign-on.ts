/** Sign-in by an external provider (RT-06, RT-24). The shop is the provider's client, by openid-client. */
import * as oidc from 'openid-client';

export interface SignOnOptions {
  /** The provider's issuer, such as `https://sso.example/realms/clientes`. */
  issuer: string;
  clientId: string;
  /** Secret for a provider that requires one; without it, PKCE alone protects the code. */
  clientSecret?: string | undefined;
  /** Scopes separated by spaces, including `openid`. */
  scopes: string;
  /** URL to which the provider redirects: the shop's page `/authenticated`. */
  redirectUri: string;
}

/** A sign-in that has begun. The browser stores all values except the URL. */
export interface StartedSignOn {
  address: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** The parameters of the provider's redirect, and the browser's stored secrets. */
export interface ReturnedSignOn {
  code: string;
  /** Issuer of the response (RFC 9207). */
  iss?: string | undefined;
  nonce: string;
  verifier: string;
}

/** A person whom an external provider has authenticated. */
export interface ProvedIdentity {
  /** The provider's id of the person: unique, and never changed. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string;
  familyName: string;
}

export interface SignOn {
  issuer: string;
  /** @throws SignOnUnavailable */
  start(): Promise<StartedSignOn>;
  /** Exchanges the code and checks the ID token. @throws SignOnRefused; SignOnUnavailable */
  redeem(returned: ReturnedSignOn): Promise<ProvedIdentity>;
}

/** The provider, or its answer, does not prove an identity. */
export class SignOnRefused extends Error {}
/** The provider does not answer. */
export class SignOnUnavailable extends Error {}

/** Seconds that the provider has for each reply. The limit is short, because a visitor waits for it. */
const patience = 8;
/** Milliseconds after which the provider's metadata are read again. */
const readAgainMs = 3_600_000;

export function createSignOn({ issuer, clientId, clientSecret, scopes, redirectUri }: SignOnOptions): SignOn {
  let known: { at: number; config: Promise<oidc.Configuration> } | undefined;

  /** Reads the provider's metadata; a failure is not cached. */
  const discover = (): Promise<oidc.Configuration> => {
    if (known && Math.abs(Date.now() - known.at) < readAgainMs) return known.config;
    const config = oidc.discovery(
      new URL(issuer),
      clientId,
      clientSecret === undefined ? undefined : { client_secret: clientSecret },
      clientSecret === undefined ? oidc.None() : undefined,
      {
        timeout: patience,
        execute: [
          // Checks the signature of the ID token, although the token comes from the provider itself.
          oidc.enableNonRepudiationChecks,
          // The configuration allows http only for providers on this machine.
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    known = { at: Date.now(), config };
    config.catch(() => {
      known = undefined;
    });
    return config;
  };

  return {
    issuer,
    async start() {
      try {
        const config = await discover();
        const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
        const address = oidc.buildAuthorizationUrl(config, {
          ...{ redirect_uri: redirectUri, scope: scopes, response_mode: 'fragment', state, nonce },
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, state, nonce, verifier };
      } catch (error) {
        throw new SignOnUnavailable(`${issuer} has no metadata that serve.`, { cause: error });
      }
    },

    async redeem({ code, iss, nonce, verifier }) {
      try {
        const config = await discover();
        const address = new URL(redirectUri);
        address.search = new URLSearchParams({ code, ...(iss !== undefined && { iss }) }).toString();
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          // The storefront has already compared the state with the browser's cookie.
          expectedState: oidc.skipStateCheck,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new SignOnRefused('There is no ID token.');
        const info =
          typeof claims.email === 'string'
            ? claims
            : { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) };
        return readIdentity(claims.sub, info);
      } catch (error) {
        throw refusalOf(error, issuer);
      }
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function readIdentity(subject: string, claims: Readonly<Record<string, unknown>>): ProvedIdentity {
  const [email, whole, given, family] = [claims.email, claims.name, claims.given_name, claims.family_name].map(textOf);
  return {
    ...{ subject, email: email || undefined, isEmailVerified: claims.email_verified === true },
    ...{ name: given || whole || '', familyName: (given && family) || '' },
  };
}

/**
 * If the provider did not answer or reported an internal fault, a later try may succeed. All other errors mean that the
 * identity is not proved.
 */
function refusalOf(error: unknown, issuer: string): Error {
  if (error instanceof SignOnRefused) return error;
  const isOwn = error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError;
  const cause = error instanceof Error ? error.cause : undefined;
  const status = error instanceof oidc.ResponseBodyError ? error.status : cause instanceof Response ? cause.status : 0;
  const code = (error as { code?: unknown }).code;
  const isSilent = error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || status >= 500;
  return isSilent && !(isOwn && status < 500)
    ? new SignOnUnavailable(`${issuer} does not answer.`, { cause: error })
    : new SignOnRefused(`${issuer} proves nobody.`, { cause: error });
}
