/** Lists a customer's sessions, and ends one session or all others. */
import type { SessionsEndReply, SessionsReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { deviceName } from '@tianguis/domain';
import { Failure } from '../../../failure.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { signedInRepository } from './account-repository.ts';
import type { Authentication } from './authentication.ts';
import { forgetDeviceOf, forgetOtherDevices } from './open-codes-repository.ts';
import type { SessionLifetime } from './session-repository.ts';
import { sessionsListRepository } from './sessions-list-repository.ts';
import type { WhoVisits } from './signed-in.ts';

export interface SessionsService {
  /** The open sessions: the session of the call first, then from the latest visit to the earliest. */
  list(accessToken: string | undefined): Promise<SessionsReply>;
  /**
   * Ends a session, which may be the session of the call. Its device needs a mailed code at the next sign-in.
   * @throws Failure SESSION_NOT_FOUND for a session of another customer and for a session that is over; the reply is
   * the same
   */
  end(accessToken: string | undefined, id: string): Promise<void>;
  /** Ends all sessions except the session of the call. */
  endOthers(accessToken: string | undefined): Promise<SessionsEndReply>;
}

export function createSessions(
  { shop, lifetime }: { shop: UnitOfWork; lifetime: SessionLifetime },
  { whoVisits, authentication }: { whoVisits: WhoVisits; authentication: Pick<Authentication, 'endTokens'> },
): SessionsService {
  return {
    async list(accessToken) {
      const { session } = await whoVisits(accessToken);
      const found = await sessionsListRepository(shop.db, lifetime).list(session.customer);
      const data = found.map(({ id, device, address, since, seen }) => ({
        ...{ id, dispositivo: deviceName(device), direccion: shortAddress(address) },
        ...{ desde: since.toISOString(), visto: seen.toISOString(), esEsta: id === session.id },
      }));
      return { data: data.toSorted((one, other) => Number(other.esEsta) - Number(one.esEsta)) };
    },

    async end(accessToken, id) {
      const { session } = await whoVisits(accessToken);
      const { customer } = session;
      const { grant } = await shop.withTransaction(async ({ db }) => {
        await signedInRepository(db).lock(session);
        const ended = await sessionsListRepository(db, lifetime).end(customer, id);
        if (ended === undefined) throw new Failure('SESSION_NOT_FOUND');
        await forgetDeviceOf(db, id);
        await noteAudit(db, { customer, action: 'session-ended', detail: { propia: id === session.id } });
        return ended;
      });
      if (grant !== null) await authentication.endTokens([grant]);
    },

    async endOthers(accessToken) {
      const { session } = await whoVisits(accessToken);
      const { customer } = session;
      const ended = await shop.withTransaction(async ({ db }) => {
        await signedInRepository(db).lock(session);
        await forgetOtherDevices(db, customer, session.id);
        const others = await sessionsListRepository(db, lifetime).endOthers(customer, session.id);
        await noteAudit(db, { customer, action: 'sessions-ended', detail: { cerradas: others.open } });
        return others;
      });
      await authentication.endTokens(ended.grants);
      return { data: { cerradas: ended.open } };
    },
  };
}

/** The beginning of an IP address: enough to distinguish home from other places. @param address from `visitorOf` */
function shortAddress(address: string): string {
  const [v4, v6] = [/^(\d+\.\d+)\.\d+\.\d+$/.exec(address), /^([\da-f]+:[\da-f]+):/.exec(address)];
  return v4 ? `${v4[1]}.…` : v6 ? `${v6[1]}:…` : '';
}
