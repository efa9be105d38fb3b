/** Sessions of the shop above those of the provider: who signs out of the shop is signed out of its clients, too. */

import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from 'oidc-provider';

/** Sessions of the shop, by the ids of the provider's sessions. */
export interface ShopSessions {
  /** A visitor has signed in: from now on the provider's session belongs to this one of the shop. */
  attach(providerSession: string, shopSession: string): Promise<void>;
  /** Whether an open session of this account has the provider's session. */
  isOpen(providerSession: string, account: string): Promise<boolean>;
  /** A client gets tokens of this grant. @returns false where the session has ended in the meantime */
  open(providerSession: string, account: string, grant: string): Promise<boolean>;
  /** Whether the tokens of a grant count: whether its session is open. */
  counts(grant: string): Promise<boolean>;
  /** Its visitor has signed out by one of the clients. */
  end(providerSession: string): Promise<void>;
}

/** A visitor who signs in for a client, as the storefront ends the interaction. */
export interface InteractionResult {
  login: { accountId: string };
  shopSession: string;
}

const { Check } = interactionPolicy;

/** Whoever has signed out of the shop signs in again, also where the provider's own session is still there. */
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

/** Attaches the provider's session to the one of the shop by which somebody has just signed in. */
export async function attachSession({ oidc }: KoaContextWithOIDC, sessions: ShopSessions): Promise<void> {
  const { result, session } = oidc;
  const { login, shopSession } = (result ?? {}) as Partial<InteractionResult>;
  if (session && login && shopSession !== undefined) await sessions.attach(session.uid, shopSession);
}

/** A sign-out by the browser ends the session of the shop, with those of all its clients, before it is answered. */
export function followSignOut(provider: Provider, sessions: ShopSessions): void {
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context as Partial<KoaContextWithOIDC>;
    // A redirect: the form had the secret of its page.
    if (oidc?.route !== 'end_session_confirm' || !oidc.params?.logout || context.status !== 303) return;
    if (oidc.session?.uid !== undefined) await sessions.end(oidc.session.uid);
  });
}
