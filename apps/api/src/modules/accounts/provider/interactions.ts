/** Signs a customer of the storefront in at the client that started the interaction (AP-04). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionReply } from '@tianguis/contract';
import { Failure } from '../../../failure.ts';
import type { Realm } from '../../identity/service.ts';
import type { Authentication } from '../sessions/authentication.ts';

export interface InteractionService {
  /**
   * @param over the call with the browser's cookies, since an interaction belongs to one browser
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; FORBIDDEN for the token of a client; INTERACTION_NOT_FOUND, also
   * for an interaction of another browser; CONFIRMATION_REQUIRED if the client wants a newer sign-in
   */
  finish(
    over: { request: IncomingMessage; response: ServerResponse },
    uid: string,
    accessToken: string | undefined,
  ): Promise<InteractionReply>;
}

export function createInteractions({
  open,
  authentication,
  provedAt,
}: {
  open(): Promise<Realm>;
  authentication: Authentication;
  provedAt(session: string): Promise<Date | undefined>;
}): InteractionService {
  return {
    async finish(over, uid, accessToken) {
      const session = await authentication.storefrontSession(accessToken);
      const { finish } = await open();
      const visitor = {
        account: session.customer,
        session: session.id,
        provedAt: (await provedAt(session.id)) ?? new Date(0),
      };
      const finished = await finish(over, uid, visitor);
      if ('to' in finished) return { direccion: finished.to };
      throw new Failure(finished.refused === 'unknown' ? 'INTERACTION_NOT_FOUND' : 'CONFIRMATION_REQUIRED');
    },
  };
}
