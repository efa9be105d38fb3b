/**
 * The shop's sessions, which control the provider's sessions: a sign-out from the shop also signs out from all its
 * clients.
 */

import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from 'oidc-provider';

/** Access to the shop's sessions, by the ids of the provider's sessions. */
export interface ShopSessions {
  /** Links the provider's session to a session of the shop, after a visitor has signed in. */
  attach(providerSession: string, shopSession: string): Promise<void>;
  /** Whether the provider's session is linked to an open session of this account. */
  isOpen(providerSession: string, account: string): Promise<boolean>;
  /**
   * Links a grant to the shop's session before a client gets tokens. @returns false if the session has ended meanwhile
   */
  open(providerSession: string, account: string, grant: string): Promise<boolean>;
  /** Whether the tokens of a grant are valid, because its session is open. */
  counts(grant: string): Promise<boolean>;
  /** Ends the shop's session, because the visitor signed out from a client. */
  end(providerSession: string): Promise<void>;
  /** Ends the session of a grant, because somebody has a copy of its code or of its refresh token. */
  endCopied(grant: string): Promise<void>;
}

/** The result with which the storefront completes an interaction, after the visitor has signed in. */
export interface InteractionResult {
  login: { accountId: string };
  shopSession: string;
}

const { Check } = interactionPolicy;

/** Requires a new sign-in if the shop's session has ended, even if the provider's own session is still open. */
export function policyOf(sessions: ShopSessions): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new Check('session_over', 'the session of the shop is over', 'login_required', async ({ oidc }) => {
      const { session, account } = oidc;
      if (session?.accountId === undefined || account === undefined) return Check.NO_NEED_TO_PROMPT;
      return (await sessions.isOpen(session.uid, session.accountId)) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

/** Links the provider's session to the shop's session that was opened by this sign-in. */
export async function attachSession({ oidc }: KoaContextWithOIDC, sessions: ShopSessions): Promise<void> {
  const { result, session } = oidc;
  const { login, shopSession } = (result ?? {}) as Partial<InteractionResult>;
  if (session && login && shopSession !== undefined) await sessions.attach(session.uid, shopSession);
}

/**
 * When the browser confirms a sign-out, ends the shop's session, and so the sessions of all its clients, before the
 * reply is sent.
 */
export function followSignOut(provider: Provider, sessions: ShopSessions): void {
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context as Partial<KoaContextWithOIDC>;
    // The status is 303 only if the form contained the page's secret.
    if (oidc?.route !== 'end_session_confirm' || !oidc.params?.logout || context.status !== 303) return;
    if (oidc.session?.uid !== undefined) await sessions.end(oidc.session.uid);
  });
}

/**
 * Ends the session of a grant before the reply is sent, if its code or its refresh token was used again. The provider
 * has then deleted the grant and its tokens.
 */
export function followTheft(provider: Provider, sessions: ShopSessions): void {
  const revoked = new WeakMap<object, string>();
  provider.on('grant.revoked', (context, grant) => revoked.set(context, grant));
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context as Partial<KoaContextWithOIDC>;
    const grant = revoked.get(context);
    // A client that revokes its own token, or signs out, is no theft. Those calls have other routes.
    if (grant === undefined || oidc?.route !== 'token') return;
    await sessions.endCopied(grant);
  });
}
