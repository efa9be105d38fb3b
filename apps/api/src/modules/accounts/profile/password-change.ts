/** Sets a new password, and turns the second step by mail on and off. Both need a confirmed session. */
import type { DoneReply, PasswordForm, TwoStepForm, TwoStepReply } from '@tianguis/contract';
import { passwordFaults } from '../credentials/password-faults.ts';
import { passwordChanged, twoStepChanged } from '../customers/account-letters.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { signedInRepository } from '../sessions/account-repository.ts';
import type { Authentication } from '../sessions/authentication.ts';
import { endOthers } from '../sessions/end-others.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { type WhoVisits, wrongFields } from '../sessions/signed-in.ts';

export interface PasswordChangeService {
  /**
   * Sets the password. A customer who signs in by other ways may set a first password. Ends all other sessions.
   * @throws Failure CONFIRMATION_REQUIRED; VALIDATION_FAILED for a weak password; SERVER_BUSY
   */
  setPassword(accessToken: string | undefined, form: PasswordForm): Promise<DoneReply>;
  /** Turns the second step by mail on or off. @throws Failure CONFIRMATION_REQUIRED */
  setTwoStep(accessToken: string | undefined, form: TwoStepForm): Promise<TwoStepReply>;
}

export function createPasswordChange(
  { shop, passwords, mail, publicOrigin, shopName }: AccountParts,
  { whoConfirmed, authentication }: { whoConfirmed: WhoVisits; authentication: Pick<Authentication, 'endSessionsIn'> },
): PasswordChangeService {
  const help = `${publicOrigin}/contacto`;
  return {
    async setPassword(accessToken, { contrasena }) {
      const { session, account } = await whoConfirmed(accessToken);
      const { nombre, apellido_p, apellido_m, email } = account;
      const faults = await passwordFaults(contrasena, [nombre, apellido_p, apellido_m, email, shopName]);
      if (faults.length > 0) throw wrongFields(faults);
      const hash = await passwords.hash(contrasena);
      const endTokens = await shop.withTransaction(async (unit) => {
        const accounts = signedInRepository(unit.db);
        const locked = await accounts.lock(session);
        await accounts.setPasswordHash(locked.id, hash);
        const ended = await endOthers(unit, session, authentication);
        await noteAudit(unit.db, { customer: locked.id, action: 'password-changed' });
        await mail.write(unit, {
          kind: 'password-changed',
          to: locked.email,
          letter: passwordChanged(nombre, { help }),
        });
        return ended;
      });
      await endTokens();
      return { msg: 'Listo: tu contraseña cambió y cerramos tus demás sesiones.' };
    },

    async setTwoStep(accessToken, { activo }) {
      const { session } = await whoConfirmed(accessToken);
      return shop.withTransaction(async (unit) => {
        const accounts = signedInRepository(unit.db);
        const { id, nombre, email, isTwoStep } = await accounts.lock(session);
        if (isTwoStep === activo) return { data: { activo } };
        await accounts.setTwoStep(id, activo);
        await noteAudit(unit.db, { customer: id, action: 'two-step-changed', detail: { activo } });
        const letter = twoStepChanged(nombre, { isOn: activo, help });
        await mail.write(unit, { kind: 'two-step-changed', to: email, letter });
        return { data: { activo } };
      });
    },
  };
}
