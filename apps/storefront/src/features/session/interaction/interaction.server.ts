/** Signing in for another client of the realm, which led the browser to `/login?interaccion=` (AP-04). */
import { answered, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { endSession, type Session } from '../../../shared/session/session.server.ts';
import type { Context } from '../entry-answer.server.ts';

/** Where each way to sign in leads back to: there the interaction ends. */
export const backOf = (interaction: string): string =>
  `${paths.login}?${new URLSearchParams({ interaccion: interaction })}`;

/** The identity provider's cookies of an interaction, which say that it is this browser's. */
const interactionCookies = ['_interaction', '_interaction.sig'];

/** `to`: the address at the provider; `isOver`: there is no such sign-in (any more); neither: somebody signs in first. */
export interface GoOnWith {
  to?: string;
  isOver?: true;
}

/** Lets a signed-in customer go on to the client that asked for it. */
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
  // The client wants a sign-in of now.
  if (refused.code === 'CONFIRMATION_REQUIRED') return undefined;
  if (refused.code === 'INTERACTION_NOT_FOUND' || refused.status === 400) return { isOver: true };
  // The session was ended elsewhere.
  if (refused.status === 401 || refused.status === 440) {
    await endSession(context);
    return undefined;
  }
  return answered(Promise.reject(refused));
}
