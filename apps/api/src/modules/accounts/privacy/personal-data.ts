/** Deleting an account (AP-07, RL-05), and the export of all that the shop keeps about its customer. */
import type { DeletionNoticeReply, DeletionReply, ExportReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { endAccount } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import type { DataSubject, PersonalDataPart } from '../../../personal-data-part.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { deletionRequested } from '../customers/deletion-letters.ts';
import { deletionRepository, graceDays } from '../customers/deletion-repository.ts';
import { accountRepository } from '../customers/repository.ts';
import { dataParts } from '../data-parts.ts';
import type { Authentication } from '../sessions/authentication.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { sessionRepository } from '../sessions/session-repository.ts';

export interface PersonalDataService {
  /** What a deletion erases, and what stays by law: the same for everybody. */
  notice(): DeletionNoticeReply;
  /**
   * Marks the account for deletion, ends all of its sessions, and mails until when a sign-in takes it back.
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; CONFIRMATION_REQUIRED
   */
  requestDeletion(accessToken: string | undefined): Promise<DeletionReply>;
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; CONFIRMATION_REQUIRED */
  export(accessToken: string | undefined): Promise<ExportReply>;
}

export function createPersonalData(
  { shop, lifetime, mail, publicOrigin }: AccountParts,
  { authentication, parts = dataParts }: { authentication: Authentication; parts?: readonly PersonalDataPart[] },
): PersonalDataService {
  return {
    notice: () => ({
      data: {
        dias: graceDays,
        borra: parts.flatMap(({ erased }) => erased ?? []),
        conserva: parts.flatMap(({ kept = [] }) =>
          kept.map(({ what, years, reason }) => ({ que: what, anios: years, por: reason })),
        ),
      },
    }),

    async requestDeletion(accessToken) {
      const session = await authentication.confirmedSession(accessToken);
      const fecha = await shop.withTransaction(async (unit) => {
        const accounts = deletionRepository(unit.db);
        const account = await accounts.hold(session.customer);
        if (account === undefined) throw new Failure('UNAUTHENTICATED');
        // A second call at the same time has ended it.
        if (!(await accounts.isOpen(session.id))) throw new Failure('SESSION_EXPIRED');
        const erasedAt = await accounts.mark(account.id);
        await sessionRepository(unit.db, lifetime).endAll(account.id);
        await endAccount(unit.db, account.id);
        await noteAudit(unit.db, { customer: account.id, action: 'deletion-requested' });
        const letter = deletionRequested(account.nombre, {
          ...{ erasedAt, days: graceDays },
          signIn: `${publicOrigin}/login`,
        });
        await mail.write(unit, { kind: 'deletion-requested', to: account.email, letter });
        return erasedAt;
      });
      return {
        data: { fecha: fecha.toISOString() },
        msg: `Cerramos todas tus sesiones. Tienes ${graceDays} días para cambiar de opinión: basta con iniciar sesión.`,
      };
    },

    async export(accessToken) {
      const session = await authentication.confirmedSession(accessToken);
      const customer = await accountRepository(shop.db).byId(session.customer);
      if (customer === undefined) throw new Failure('UNAUTHENTICATED');
      const data = await readPersonalData(shop, customer, parts);
      await noteAudit(shop.db, { customer: customer.id, action: 'exported' });
      return { data };
    },
  };
}

/** All that the shop keeps about a customer, by the names of its parts. */
export async function readPersonalData(
  shop: Pick<UnitOfWork, 'db'>,
  { id, email }: DataSubject,
  parts: readonly PersonalDataPart[] = dataParts,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const { name, read } of parts) if (name !== undefined) data[name] = await read?.(shop, { id, email });
  return data;
}
