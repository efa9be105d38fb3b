/**
 * Recovers a password (RT-04): mails a link, by which a customer sets a new password. The replies do not reveal which
 * e-mails exist. A request does not look for a customer: it counts, and writes one row and one job. The statements and
 * the reply are the same for each e-mail. The job (`recovery-mail.ts`) looks for the customer and writes the mail after
 * the reply, mostly in another process. The limits count the typed text and the visitor's IP address, so they do not
 * reveal which e-mails exist either. One IP address may ask for a part of the links of an e-mail only, and so leaves
 * links for its owner.
 */
import type { DoneReply, NewPasswordForm, NewPasswordReply, RecoveryForm, RecoveryReply } from '@tianguis/contract';
import { mailKey, mayBeAccountEmail } from '@tianguis/domain';
import { Failure } from '../../../failure.ts';
import { consumeAll, type RateLimit } from '../../../plugins/rate-limits.ts';
import { countRecovery, forgetAccountFailures } from '../credentials/failure-repository.ts';
import { passwordFaults } from '../credentials/password-faults.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { accountRepository } from '../customers/repository.ts';
import { authenticatorRemoved } from '../second-step/factor-letters.ts';
import { factorOfLink } from '../second-step/factor-link.ts';
import { removeFactor } from '../second-step/new-factors-repository.ts';
import { needsSecondStep } from '../second-step/second-step.ts';
import type { Authentication } from '../sessions/authentication.ts';
import type { Caller } from '../sessions/caller.ts';
import { forgetOtherDevices, voidOpenCodes } from '../sessions/open-codes-repository.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';
import { passwordChanged } from './recovery-letters.ts';
import { mailRecoveryLink } from './recovery-mail.ts';
import { forgetWaysIn, noteRequest, ownerOfLink, takeLink } from './recovery-repository.ts';

export interface RecoveryService {
  /** @throws Failure VALIDATION_FAILED for a text that is not an e-mail; TOO_MANY_REQUESTS */
  request(form: RecoveryForm, caller: Caller): Promise<RecoveryReply>;
  /** The e-mail of a link's customer. @throws Failure VALIDATION_FAILED for the field `token` */
  link(token: string): Promise<{ correo: string }>;
  /**
   * Sets the password, ends all sessions, removes passkeys and an app that are new, and signs in. With two-step or an
   * authenticator app turned on, the function does not sign in: a mailbox proves one step only. The customer then signs
   * in with the new password and the second step.
   * @throws Failure VALIDATION_FAILED for the fields `token` and `contrasena`; SERVER_BUSY
   */
  newPassword(form: NewPasswordForm, caller: Caller): Promise<NewPasswordReply>;
  /**
   * Removes the passkey or app of a mailed link, ends all sessions, and forgets all devices and codes that wait. A
   * second call changes nothing.
   * @throws Failure VALIDATION_FAILED for the field `token`
   */
  removeFactor(token: string): Promise<DoneReply>;
}

const sent =
  'Si hay una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva. ' +
  'Si no lo ves en unos minutos, revisa también la carpeta de no deseados.';

export function createRecovery(
  parts: AccountParts,
  {
    authentication,
    links,
    shares,
  }: {
    authentication: Authentication;
    /** Counts by e-mail. */
    links: RateLimit;
    /** Counts by e-mail and IP address together. */
    shares: RateLimit;
  },
): RecoveryService {
  const { shop, passwords, mail, publicOrigin, shopName } = parts;
  const accounts = accountRepository(shop.db);
  const recoveryPage = `${publicOrigin}/recuperar-contrasena/`;

  const find = async (token: string) => {
    const owner = await ownerOfLink(shop, token);
    const profile = owner === undefined ? undefined : await accounts.profile(owner);
    if (profile === undefined) throw deadLink();
    return profile;
  };

  return {
    async request({ correo }, { address }) {
      const email = mailKey(correo);
      if (!mayBeAccountEmail(email))
        throw new Failure('VALIDATION_FAILED', 'This is no mail address.', {
          fields: [{ name: 'correo', code: 'INVALID_FORMAT', msg: 'El formato de correo electrónico es inválido' }],
        });
      await countRecovery(shop.db, address);
      const giveBack = await consumeAll([shares, `${email} ${address}`], [links, email]);
      const isNoted = await shop.withTransaction(async (unit) => {
        const id = await noteRequest(unit, email);
        if (id !== undefined) unit.enqueue(mailRecoveryLink, { id });
        return id !== undefined;
      });
      if (!isNoted) await giveBack();
      return { msg: sent };
    },

    async link(token) {
      return { correo: (await find(token)).email };
    },

    async newPassword({ token, contrasena, dispositivo }, caller) {
      const { nombre, apellidoP, apellidoM, email } = await find(token);
      const fields = await passwordFaults(contrasena, [nombre, apellidoP, apellidoM, email, shopName]);
      if (fields.length > 0) throw new Failure('VALIDATION_FAILED', 'This password is not accepted.', { fields });
      const hash = await passwords.hash(contrasena);
      const { reply, endTokens } = await shop.withTransaction(async (unit) => {
        const owner = await takeLink(unit, token);
        const own = accountRepository(unit.db);
        const customer = owner === undefined ? undefined : await own.byId(owner);
        if (customer === undefined) throw deadLink();
        const { isKnown } = await own.devices(customer.id, dispositivo);
        await own.setPasswordHash(customer.id, hash);
        const removed = await forgetWaysIn(unit, customer.id);
        const hasAuthenticator = customer.hasAuthenticator && !removed.hasApp;
        const isReduced = removed.hasApp || removed.passkeys.length > 0;
        await forgetAccountFailures(unit.db, customer);
        const ended = await authentication.endSessionsIn(unit, customer.id);
        const detail = isReduced ? { llaves: removed.passkeys.length, app: removed.hasApp } : {};
        await noteAudit(unit.db, { customer: customer.id, action: 'password-recovered', detail });
        const letter = passwordChanged(customer.nombre, { recovery: recoveryPage, removed });
        await mail.write(unit, { kind: 'password-changed', to: customer.email, letter });
        const device = isKnown ? dispositivo : undefined;
        // Open the new session after the other sessions have ended, so that it stays open. Only its device is known
        // from now on.
        const session =
          customer.isTwoStep || needsSecondStep({ hasAuthenticator })
            ? {}
            : await openSession(parts, unit, customer, { method: 'recovery', caller, device });
        const reduced = isReduced && { factoresQuitados: true };
        return { reply: { correo: customer.email, ...session, ...reduced }, endTokens: ended };
      });
      await endTokens();
      return reply;
    },

    async removeFactor(token) {
      const factor = await factorOfLink(shop, token);
      if (factor === undefined) throw deadLink();
      const endTokens = await shop.withTransaction(async (unit) => {
        const removed = await removeFactor(unit.db, factor);
        if (removed === undefined) return undefined;
        const { customer, kind } = removed;
        await voidOpenCodes(unit.db, customer);
        await forgetOtherDevices(unit.db, customer, null);
        await noteAudit(unit.db, { customer, action: `${kind}-removed`, detail: { por: 'enlace' } });
        const owner = await accountRepository(unit.db).byId(customer);
        if (owner && kind === 'authenticator') {
          const letter = authenticatorRemoved(owner.nombre, { recovery: recoveryPage });
          await mail.write(unit, { kind: 'authenticator-removed', to: owner.email, letter });
        }
        return authentication.endSessionsIn(unit, customer);
      });
      await endTokens?.();
      return { msg: endTokens ? factorRemoved : factorGone };
    },
  };
}

const factorRemoved = 'La quitamos de tu cuenta y cerramos todas las sesiones.';
const factorGone = 'Ya no está en tu cuenta.';

/**
 * The failure of an invalid link. The sentence is the same for a link that was used, has expired, or never existed.
 */
const deadLink = (): Failure =>
  new Failure('VALIDATION_FAILED', 'The link is none, or not valid any more.', {
    fields: [{ name: 'token', code: 'WRONG', msg: 'Este enlace ya no sirve. Pide uno nuevo.' }],
  });
