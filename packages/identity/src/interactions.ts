/**
 * Completes an interaction: a visitor has signed in at the shop, and continues at the client that requested the
 * sign-in.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { InteractionResult } from './shop-sessions.ts';

/**
 * Reasons of a prompt for which any open session of the shop is enough. For other reasons the visitor must sign in
 * again.
 */
const servedByAny: ReadonlySet<string> = new Set(['no_session', 'session_over']);

export interface SignedInVisitor {
  account: string;
  /** Id of the shop's session. */
  session: string;
  /** When the visitor last proved their identity. */
  provedAt: Date;
}

export type FinishedInteraction =
  | { to: string }
  /** The interaction is unknown, expired, or belongs to another browser. */
  | { refused: 'unknown' }
  /** The client requires a new sign-in, or the sign-in of another account. */
  | { refused: 'sign-in' };

/**
 * Completes an interaction. The interaction must belong to the browser that sent the request's cookie. Otherwise an
 * attacker could send a link by which the victim signs in in the attacker's browser.
 * @returns the URL at which the browser continues
 */
export async function finishInteraction(
  provider: Provider,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  uid: string,
  { account, session, provedAt }: SignedInVisitor,
): Promise<FinishedInteraction> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.uid !== uid) return { refused: 'unknown' };
    const isAnyServed = interaction.prompt.reasons.every((reason) => servedByAny.has(reason));
    // `iat` is in whole seconds.
    const startedAt = (interaction.iat ?? 0) * 1_000;
    if (!isAnyServed && provedAt.getTime() < startedAt) return { refused: 'sign-in' };
    const result: InteractionResult = { login: { accountId: account }, shopSession: session };
    const to = await provider.interactionResult(request, response, result as never, { mergeWithLastSubmission: false });
    return { to };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return { refused: 'unknown' };
    throw error;
  }
}
