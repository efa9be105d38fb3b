/** Turns an authenticator app on and off, and makes recovery codes for customers who lose the app (issue 16, 2). */
import { randomBytes } from 'node:crypto';
import type { AuthenticatorBegunReply, AuthenticatorReply, RecoveryCodesReply } from '@tianguis/contract';
import type { Unit } from '@tianguis/database';
import type { Letter } from '@tianguis/mail';
import { renderSVG } from 'uqr';
import { Failure } from '../../../failure.ts';
import { forgetAppCodes } from '../credentials/failure-repository.ts';
import { type AuditAction, noteAudit } from '../customers/audit-repository.ts';
import { accountRepository, type Customer } from '../customers/repository.ts';
import { signedInRepository } from '../sessions/account-repository.ts';
import type { AccountParts } from '../sessions/parts.ts';
import type { Session, StorefrontSession } from '../sessions/session-repository.ts';
import type { SessionTries } from '../sessions/session-tries.ts';
import { authenticatorRepository } from './authenticator-repository.ts';
import { appCodeFailure } from './authenticator-step.ts';
import { authenticatorAdded, authenticatorRemoved, recoveryCodesMade } from './factor-letters.ts';
import { factorLink, factorLinkMinutes } from './factor-link.ts';
import { authenticatorUri, base32, findStep } from './totp.ts';

export interface AuthenticatorService {
  state(session: Session): Promise<AuthenticatorReply>;
  /** Returns a new secret, which `confirm` turns on. Until then, nothing changes. Needs a confirmed session. */
  begin(session: Session): Promise<AuthenticatorBegunReply>;
  /**
   * @param code of the new secret
   * @throws Failure VALIDATION_FAILED for the field `codigo`; SESSION_EXPIRED with the fifth wrong code
   */
  confirm(session: StorefrontSession, code: string): Promise<RecoveryCodesReply>;
  /** Turns the app off. Needs a confirmed session. */
  remove(session: Session): Promise<AuthenticatorReply>;
  /** Replaces the recovery codes. Needs a confirmed session. @throws Failure CONFLICT if the app is off */
  makeCodes(session: Session): Promise<RecoveryCodesReply>;
}

/** The secret is as long as an HMAC-SHA-1 (RFC 4226, 4). */
const secretBytes = 20;

export function createAuthenticator(parts: AccountParts, tries: SessionTries): AuthenticatorService {
  const { shop, mail, shopName, publicOrigin } = parts;
  const recovery = `${publicOrigin}/recuperar-contrasena/`;
  const authenticators = authenticatorRepository(shop.db);

  const state = async (customer: string): Promise<AuthenticatorReply> => {
    const { since, codes } = await authenticators.state(customer);
    return { activo: since !== null, desde: since?.toISOString() ?? null, codigos: codes };
  };
  const customerOf = async (session: Session): Promise<Customer> => {
    const customer = await accountRepository(shop.db).byId(session.customer);
    if (customer === undefined || customer.isBlocked) throw new Failure('UNAUTHENTICATED');
    return customer;
  };
  const tell = async (
    unit: Unit,
    { id, email, nombre }: Customer,
    { action, letter, ...more }: { action: AuditAction; letter(name: string): Letter; validMinutes?: number },
  ) => {
    await noteAudit(unit.db, { customer: id, action });
    await mail.write(unit, { kind: action, to: email, letter: letter(nombre), ...more });
  };

  /** Compares a code with the secret that waits for it. A thief of the session must not guess it: it yields codes. */
  const check = async (customer: string, code: string) => {
    const pending = await authenticators.pending(customer);
    if (pending === undefined) throw appCodeFailure(true);
    const step = findStep(pending.secret, code.replace(/\s/g, ''), Date.now());
    if (step === undefined) throw appCodeFailure(false);
    return { pending, step };
  };

  return {
    state: (session) => state(session.customer),

    async begin(session) {
      const { id, email } = await customerOf(session);
      const secret = randomBytes(secretBytes);
      await authenticators.begin(id, secret);
      const uri = authenticatorUri(secret, { shop: shopName, email });
      // The border is four modules wide, as the standard requires (ISO/IEC 18004).
      return { secreto: base32(secret), uri, qr: renderSVG(uri, { border: 4, ecc: 'M' }) };
    },

    async confirm(session, code) {
      const customer = await customerOf(session);
      const { pending, step } = await tries.count(session, () => check(customer.id, code));
      return shop.withTransaction(async (unit) => {
        await signedInRepository(unit.db).lock(session);
        const changed = authenticatorRepository(unit.db);
        // Another call confirmed the secret first, and its reply has the recovery codes.
        const activation = await changed.turnOn(customer.id, pending.stored, step);
        if (activation === undefined) throw appCodeFailure(true);
        await forgetAppCodes(unit.db, customer.id);
        const codigos = await changed.makeCodes(customer.id);
        const notMe = await factorLink(unit, publicOrigin, activation);
        await tell(unit, customer, {
          action: 'authenticator-added',
          letter: (name) => authenticatorAdded(name, { notMe }),
          validMinutes: factorLinkMinutes,
        });
        return { codigos };
      });
    },

    async remove(session) {
      const customer = await customerOf(session);
      await shop.withTransaction(async (unit) => {
        await signedInRepository(unit.db).lock(session);
        if (await authenticatorRepository(unit.db).turnOff(customer.id))
          await tell(unit, customer, {
            action: 'authenticator-removed',
            letter: (name) => authenticatorRemoved(name, { recovery }),
          });
      });
      return state(customer.id);
    },

    async makeCodes(session) {
      const customer = await customerOf(session);
      if (!customer.hasAuthenticator) throw new Failure('CONFLICT', 'The authenticator app is off.');
      return shop.withTransaction(async (unit) => {
        await signedInRepository(unit.db).lock(session);
        const codigos = await authenticatorRepository(unit.db).makeCodes(customer.id);
        await tell(unit, customer, {
          action: 'recovery-codes-made',
          letter: (name) => recoveryCodesMade(name, { recovery }),
        });
        return { codigos };
      });
    },
  };
}
