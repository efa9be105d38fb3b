/** Registration in two calls, whose replies are the same for known and unknown e-mails (RT-03, AP-02, SS-09). */
import type { RegistrationForm, RegistrationReply } from '@tianguis/contract';
import { canonicalMailAddress } from '@tianguis/domain';
import { Failure } from '../../../failure.ts';
import { codeFailure } from '../credentials/code-failure.ts';
import { codeMinutes, makeMailedCode, useMailedCode } from '../credentials/code-repository.ts';
import { countRegistration } from '../credentials/failure-repository.ts';
import { passwordFaults } from '../credentials/password-faults.ts';
import { alreadyRegistered, registrationCode } from '../customers/letters.ts';
import { emailFault, readProfile } from '../customers/profile-fields.ts';
import { accountRepository } from '../customers/repository.ts';
import { eraseGoneAccount } from '../privacy/erasure.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';

export interface RegistrationService {
  /**
   * A form without `codigo` mails a code, or a notice to the owner of an existing account; the reply is 10. A form with
   * `codigo` registers the customer and signs the customer in; the reply is 11.
   * @throws Failure VALIDATION_FAILED with the wrong fields; TOO_MANY_REQUESTS
   */
  register(form: RegistrationForm, caller: Caller): Promise<RegistrationReply>;
}

const sent =
  'Te enviamos un correo para continuar. Si no lo ves en unos minutos, revisa también la carpeta de no deseados.';

export function createRegistration(parts: AccountParts): RegistrationService {
  const { shop, passwords, mail, codes, publicOrigin, shopName } = parts;
  return {
    async register(form, caller) {
      const read = readForm(form);
      const fields = [
        ...read.faults,
        ...(await passwordFaults(form.contrasena, [...read.names, read.email, shopName])),
      ];
      // The customer must accept the current version of the privacy notice.
      if (form.aviso !== parts.privacyNotice)
        fields.push({
          name: 'aviso',
          code: 'WRONG',
          msg: 'El aviso de privacidad cambió. Léelo de nuevo para aceptarlo.',
        });
      if (fields.length > 0) throw new Failure('VALIDATION_FAILED', 'Fields are wrong.', { fields });
      const { email, customer } = read;
      await countRegistration(shop.db, { email, address: caller.address });
      const owner = { purpose: 'registration', subject: email } as const;
      const key = await parts.codeKey();
      if (form.codigo === undefined) {
        const giveBack = await codes.consume(owner.subject);
        const isSent = await shop.withTransaction(async (unit) => {
          const known = await accountRepository(unit.db).byEmail(email);
          // Make a code also for an e-mail that has an account. So both cases take the same time, and both mails have
          // the same limit.
          const code = await makeMailedCode(unit, owner, { key });
          if (code === undefined) return false;
          const letter = known
            ? alreadyRegistered(known.nombre, { signIn: `${publicOrigin}/login` })
            : registrationCode(customer.nombre, code);
          const kind = known ? 'already-registered' : 'registration-code';
          // The mail is secret like a mail with a code. A link to its copy would take time, and that time would reveal
          // known e-mails.
          await mail.write(unit, { kind, to: known?.email ?? email, letter, validMinutes: codeMinutes });
          return true;
        });
        if (!isSent) await giveBack();
        return { code: 10, msg: sent };
      }
      const verdict = await useMailedCode(shop, owner, { code: form.codigo, key });
      if (verdict !== 'right') throw codeFailure(verdict);
      const password_hash = await passwords.hash(form.contrasena);
      const opened = await shop.withTransaction(async (unit) => {
        await eraseGoneAccount(unit, email, parts.personalData);
        const added = await accountRepository(unit.db).add({ ...customer, email, password_hash });
        return added && openSession(parts, unit, added, { method: 'registration', caller });
      });
      // A simultaneous call has registered with the same code.
      if (opened === undefined) throw codeFailure('over');
      return { code: 11, msg: `¡Listo, ${customer.nombre}! Tu cuenta ya está abierta.`, ...opened };
    },
  };
}

function readForm(form: RegistrationForm) {
  const { faults, profile } = readProfile(form);
  const email = canonicalMailAddress(form.correo.trim());
  if (email === undefined) faults.push(emailFault);
  const customer = { ...profile, privacy_version: form.aviso, privacy_accepted_at: new Date() };
  return { faults, email: email ?? '', customer, names: [profile.nombre, profile.apellido_p, profile.apellido_m] };
}
