/** The end of an interaction: a visitor has signed in at the shop, and goes on to the client that asked for it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { InteractionResult } from './shop-sessions.ts';

/** The one reason for which any session of the shop serves; for others the visitor signs in anew. */
const servedByAny: ReadonlySet<string> = new Set(['no_session', 'session_over']);

export interface SignedInVisitor {
  account: string;
  /** Of the shop. */
  session: string;
  /** When the visitor last proved who they are. */
  provedAt: Date;
}

export type FinishedInteraction =
  | { to: string }
  /** It is unknown, over, or of another browser. */
  | { refused: 'unknown' }
  /** The client wants a sign-in of now, or of somebody else. */
  | { refused: 'sign-in' };

/**
 * Ends an interaction. It belongs to the browser whose cookie the request has: otherwise a link would sign its reader in
 * at the browser of whoever wrote it.
 * @returns the address that the browser goes on to
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
    // `iat` has whole seconds.
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
