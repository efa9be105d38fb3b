/** Signs in for another client of the realm, which sent the browser to `/login?interaccion=` (AP-04). */
import { answered, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { endSession, type Session } from '../../../shared/session/session.server.ts';
import type { Context } from '../entry-answer.server.ts';

/** The path that each kind of sign-in returns to, where the interaction ends. */
export const backOf = (interaction: string): string =>
  `${paths.login}?${new URLSearchParams({ interaccion: interaction })}`;

/**
 * The identity provider's cookies of an interaction. The cookies prove that the interaction belongs to this browser.
 */
const interactionCookies = ['_interaction', '_interaction.sig'];

/** `to`: a URL of the provider. `isOver`: the interaction does not exist or has ended. */
export interface GoOnWith {
  to?: string;
  isOver?: true;
}

/**
 * Ends the interaction for a signed-in customer, who then continues to the client.
 * @returns undefined if the customer has to sign in first
 */
export async function goOnWith(context: Context, session: Session, interaction: string): Promise<GoOnWith | undefined> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const sent = interactionCookies.flatMap((name) => {
    const value = cookies.get(name);
    return value !== undefined && /^[\w-]+$/.test(value) ? `${name}=${value}` : [];
  });
  const credentials = { bearer: session.accessToken, cookie: sent.join('; ') };
  const { reply, refused } = await tried(api.accounts.finishInteraction(interaction, credentials));
  if (!refused) return { to: reply.direccion };
  // The client demands a new sign-in.
  if (refused.code === 'CONFIRMATION_REQUIRED') return undefined;
  if (refused.code === 'INTERACTION_NOT_FOUND' || refused.status === 400) return { isOver: true };
  // The session has ended elsewhere.
  if (refused.status === 401 || refused.status === 440) {
    await endSession(context);
    return undefined;
  }
  return answered(Promise.reject(refused));
}
