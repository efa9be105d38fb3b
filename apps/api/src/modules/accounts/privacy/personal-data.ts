/** Deletes accounts (AP-07, RL-05), and exports all data that the shop stores about a customer. */
import type { DeletionNoticeReply, DeletionReply, ExportReply, NotSettledReply } from '@tianguis/contract';
import { endAccount } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import type { Hindrance } from '../../personal-data/service.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { deletionRequested } from '../customers/deletion-letters.ts';
import { deletionRepository, graceDays } from '../customers/deletion-repository.ts';
import { accountRepository } from '../customers/repository.ts';
import type { Authentication } from '../sessions/authentication.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { sessionRepository } from '../sessions/session-repository.ts';

export interface PersonalDataService {
  /**
   * Lists the data that a deletion erases, and the data that the law makes the shop retain. The reply is the same for
   * every customer.
   */
  notice(): DeletionNoticeReply;
  /**
   * Marks the account for deletion, ends all of its sessions, and sends a mail. The mail has the date until which a
   * sign-in cancels the deletion.
   * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; CONFIRMATION_REQUIRED; ACCOUNT_NOT_SETTLED with what hinders the
   * deletion (AF-07)
   */
  requestDeletion(accessToken: string | undefined): Promise<DeletionReply>;
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; CONFIRMATION_REQUIRED */
  export(accessToken: string | undefined): Promise<ExportReply>;
}

export function createPersonalData(
  { shop, lifetime, mail, publicOrigin, personalData }: AccountParts,
  authentication: Authentication,
): PersonalDataService {
  return {
    notice() {
      const { erased, retained } = personalData.notice();
      const conserva = retained.map(({ what, years, reason }) => ({ que: what, anios: years, por: reason }));
      return { data: { dias: graceDays, borra: erased, conserva } };
    },

    async requestDeletion(accessToken) {
      const session = await authentication.confirmedSession(accessToken);
      const fecha = await shop.withTransaction(async (unit) => {
        const accounts = deletionRepository(unit.db);
        const account = await accounts.lock(session.customer);
        if (account === undefined) throw new Failure('UNAUTHENTICATED');
        // A simultaneous call has ended the session.
        if (!(await accounts.isOpen(session.id))) throw new Failure('SESSION_EXPIRED');
        const hindrances = await personalData.hindrances(unit, account);
        if (hindrances.length > 0) throw notSettled(hindrances);
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
      const data = await personalData.read(shop, customer);
      await noteAudit(shop.db, { customer: customer.id, action: 'exported' });
      return { data };
    },
  };
}

function notSettled(hindrances: readonly Hindrance[]): Failure {
  const data: NotSettledReply['data'] = {
    impedimentos: hindrances.map(({ what, todo, link }) => ({
      ...{ que: what, haz: todo },
      enlace: { href: link.href, texto: link.text },
    })),
  };
  return new Failure('ACCOUNT_NOT_SETTLED', hindrances.map(({ reason }) => reason).join('; '), { data });
}
