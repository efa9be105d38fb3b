/**
 * Confirms a session before important changes: by password, or by a mailed code if the customer has no password and no
 * passkey (RL-05).
 */
import type { ConfirmationForm, ConfirmationReply, DoneReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { codeFailure } from '../credentials/code-failure.ts';
import { codeMinutes, makeMailedCode, resendSeconds, useMailedCode } from '../credentials/code-repository.ts';
import { confirmationCode } from '../customers/account-letters.ts';
import { type Account, signedInRepository } from '../sessions/account-repository.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { type Session, sessionRepository } from '../sessions/session-repository.ts';
import type { SessionTries } from '../sessions/session-tries.ts';
import { type WhoVisits, wrongFields } from '../sessions/signed-in.ts';
import { confirmationRepository } from './confirmation-repository.ts';

export interface ConfirmationService {
  /** Reads how the customer can confirm, and until when the session is confirmed. */
  read(accessToken: string | undefined): Promise<ConfirmationReply>;
  /**
   * @throws Failure VALIDATION_FAILED for a wrong password or code; SESSION_EXPIRED with the fifth one;
   * TOO_MANY_REQUESTS if other sessions had many wrong ones; CONFLICT for a code if the customer has a password or a
   * passkey
   */
  confirm(accessToken: string | undefined, form: ConfirmationForm): Promise<ConfirmationReply>;
  /** Mails a code. @throws Failure CONFLICT if the customer has a password or a passkey; TOO_MANY_REQUESTS */
  sendCode(accessToken: string | undefined): Promise<DoneReply>;
}

export function createConfirmation(
  parts: AccountParts,
  { whoVisits, tries }: { whoVisits: WhoVisits; tries: SessionTries },
): ConfirmationService {
  const { shop, passwords, mail, codes, lifetime } = parts;

  const replyFor = async ({ db }: UnitOfWork, session: Session, account: Account): Promise<ConfirmationReply> => {
    const confirmations = confirmationRepository(db);
    const until = await confirmations.confirmedUntil(session.id);
    return { data: { pruebas: await confirmations.proofs(account), hasta: until?.toISOString() ?? null } };
  };
  const checkPassword = async (account: Account, password: string): Promise<void> => {
    const { isRight } = await passwords.verify(account.passwordHash, password);
    if (!isRight)
      throw wrongFields([{ name: 'contrasena', code: 'WRONG', msg: 'Esa no es tu contraseña. Inténtalo de nuevo.' }]);
  };
  const checkCode = async (session: Session, code: string): Promise<void> => {
    const verdict = await useMailedCode(shop, ownerOf(session), { code, key: await parts.codeKey() });
    if (verdict !== 'right') throw codeFailure(verdict);
  };
  const ownerOf = ({ id }: Session) => ({ purpose: 'confirmation', subject: id }) as const;
  const refuseCodeFor = async (account: Account): Promise<void> => {
    if (await confirmationRepository(shop.db).hasOwnProof(account))
      throw new Failure('CONFLICT', 'This customer confirms by what they have of their own.');
  };

  return {
    async read(accessToken) {
      const { session, account } = await whoVisits(accessToken);
      return replyFor(shop, session, account);
    },

    async confirm(accessToken, { contrasena, codigo = '' }) {
      const { session, account } = await whoVisits(accessToken);
      // A call that is refused because of the queue for hashes is no try.
      if (contrasena === undefined) await refuseCodeFor(account);
      else await passwords.admit();
      await tries.count(session, () =>
        contrasena === undefined ? checkCode(session, codigo) : checkPassword(account, contrasena),
      );
      return shop.withTransaction(async (unit) => {
        const locked = await signedInRepository(unit.db).lock(session);
        // The password has changed since it was checked.
        if (locked.passwordHash !== account.passwordHash) throw new Failure('CONFLICT');
        await sessionRepository(unit.db, lifetime).confirm(session.id);
        return replyFor(unit, session, locked);
      });
    },

    async sendCode(accessToken) {
      const { session, account } = await whoVisits(accessToken);
      await refuseCodeFor(account);
      const giveBack = await codes.consume(account.id);
      const key = await parts.codeKey();
      const isSent = await shop.withTransaction(async (unit) => {
        const code = await makeMailedCode(unit, ownerOf(session), { key });
        if (code === undefined) return false;
        const letter = confirmationCode(account.nombre, code);
        await mail.write(unit, { kind: 'confirmation-code', to: account.email, letter, validMinutes: codeMinutes });
        return true;
      });
      if (!isSent) await giveBack();
      return {
        msg: isSent
          ? 'Te enviamos un código. Revisa tu correo.'
          : `Acabamos de enviarte un código. Espera ${resendSeconds} segundos para pedir otro.`,
      };
    },
  };
}
