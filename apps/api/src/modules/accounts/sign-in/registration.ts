/** Registration in two calls, whose replies are the same for known and unknown e-mails (RT-03, AP-02, SS-09). */
import type { RegistrationForm, RegistrationReply } from '@tianguis/contract';
import { canonicalMailAddress } from '@tianguis/domain';
import { Failure } from '../../../failure.ts';
import { hashOfKey } from '../../../key-hash.ts';
import { consumeAll } from '../../../plugins/rate-limits.ts';
import { codeFailure } from '../credentials/code-failure.ts';
import {
  type CodeOwner,
  type CodeVerdict,
  codeMinutes,
  makeMailedCode,
  moveTicket,
  ownerOfTicket,
  useMailedCode,
} from '../credentials/code-repository.ts';
import { countRegistration } from '../credentials/failure-repository.ts';
import { passwordFaults } from '../credentials/password-faults.ts';
import { makeToken } from '../credentials/secrets.ts';
import { alreadyRegistered, registrationCode } from '../customers/letters.ts';
import { emailFault, readProfile } from '../customers/profile-fields.ts';
import { accountRepository } from '../customers/repository.ts';
import { freeEmailOfGone } from '../privacy/erasure.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';

export interface RegistrationService {
  /**
   * A form without `codigo` mails a code, or a notice to the owner of an existing account; the reply is 10, with a
   * ticket. A form with `codigo` and the ticket `solicitud` registers the customer and signs the customer in; the reply
   * is 11. The tries belong to the ticket, so that nobody else can use them up.
   * @throws Failure VALIDATION_FAILED with the wrong fields; TOO_MANY_REQUESTS
   */
  register(form: RegistrationForm, caller: Caller): Promise<RegistrationReply>;
}

const sent =
  'Te enviamos un correo para continuar. Si no lo ves en unos minutos, revisa también la carpeta de no deseados.';

export function createRegistration(parts: AccountParts): RegistrationService {
  const { shop, passwords, mail, codes, registrationCodes, publicOrigin, shopName } = parts;

  /** Tries a code. Without a ticket of this e-mail, the reply is the same as for a code that has expired. */
  const tryCode = async (email: string, ticket: string, code: string): Promise<CodeVerdict> => {
    const owner = await ownerOfTicket(shop, 'registration', ticket);
    if (owner?.subject !== email) return 'over';
    return useMailedCode(shop, owner, { code, key: await parts.codeKey(), ticket });
  };

  /** Mails a code, or the notice. @returns the ticket of the code */
  const sendCode = async (email: string, { address }: Caller): Promise<string> => {
    const key = await parts.codeKey();
    const asker = Buffer.from(hashOfKey(address, key), 'base64url');
    const owner: CodeOwner = { purpose: 'registration', subject: email, asker };
    const ticket = makeToken();
    // One IP address may ask for a part of an e-mail's codes only, and so leaves codes for its owner.
    const giveBack = await consumeAll([registrationCodes, `${owner.subject} ${address}`], [codes, owner.subject]);
    const isSent = await shop.withTransaction(async (unit) => {
      const known = await accountRepository(unit.db).byEmail(email);
      // Make a code also for an e-mail that has an account. So both cases take the same time, and both mails have
      // the same limit.
      const code = await makeMailedCode(unit, owner, { key, ticket });
      if (code === undefined) {
        await moveTicket(unit, owner, ticket);
        return false;
      }
      const letter = known
        ? alreadyRegistered(known.nombre, { signIn: `${publicOrigin}/login` })
        : registrationCode(code);
      const kind = known ? 'already-registered' : 'registration-code';
      // The mail is secret like a mail with a code. A link to its copy would take time, and that time would reveal
      // known e-mails.
      await mail.write(unit, { kind, to: known?.email ?? email, letter, validMinutes: codeMinutes });
      return true;
    });
    if (!isSent) await giveBack();
    return ticket;
  };

  return {
    async register(form, caller) {
      const read = readForm(form);
      const { email, customer } = read;
      // Count each form, also one with faults: to judge its password takes longer than all other checks.
      await countRegistration(shop.db, { email, address: caller.address });
      const fields = [
        ...read.faults,
        ...(await passwordFaults(form.contrasena, [...read.names, email ?? '', shopName])),
      ];
      // The customer must accept the current version of the privacy notice.
      if (form.aviso !== parts.privacyNotice)
        fields.push({
          name: 'aviso',
          code: 'WRONG',
          msg: 'El aviso de privacidad cambió. Léelo de nuevo para aceptarlo.',
        });
      if (fields.length > 0 || email === undefined)
        throw new Failure('VALIDATION_FAILED', 'Fields are wrong.', { fields });
      if (form.codigo === undefined) return { code: 10, msg: sent, solicitud: await sendCode(email, caller) };
      // A call that is refused because of the queue for hashes spends no code.
      await passwords.admit();
      const verdict = await tryCode(email, form.solicitud ?? '', form.codigo);
      if (verdict !== 'right') throw codeFailure(verdict);
      const password_hash = await passwords.hash(form.contrasena);
      const opened = await shop.withTransaction(async (unit) => {
        await freeEmailOfGone(unit, email, parts.personalData);
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
  return { faults, email, customer, names: [profile.nombre, profile.apellido_p, profile.apellido_m] };
}
