/**
 * Signs customers in by password. A risky sign-in, and an account with two-step, also needs a code (AP-01, ER-05,
 * SS-02, RT-05).
 */
import type { CodeForm, CodeRequiredReply, SignInForm, SignInReply } from '@tianguis/contract';
import { Failure } from '../../../failure.ts';
import { countSignIn, forgetFailures } from '../credentials/failure-repository.ts';
import { accountRepository } from '../customers/repository.ts';
import { createSecondStep, needsSecondStep } from '../second-step/second-step.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';

export interface SignInService {
  /**
   * @throws Failure WRONG_CREDENTIALS, the same for an unknown e-mail and a wrong password; ACCOUNT_BLOCKED, if the
   * password is right; TOO_MANY_REQUESTS; SERVER_BUSY
   */
  signIn(form: SignInForm, caller: Caller): Promise<SignInReply | CodeRequiredReply>;
  /**
   * Completes the sign-in by the mailed code, or by a code of the customer's app.
   * @throws Failure VALIDATION_FAILED for the field `codigo`; UNAUTHENTICATED; TOO_MANY_REQUESTS
   */
  confirm(form: CodeForm, caller: Caller): Promise<SignInReply>;
  /** Mails another code, unless one was mailed less than 30 seconds ago. @throws Failure UNAUTHENTICATED */
  resend(token: string): Promise<{ msg: string }>;
}

export function createSignIn(parts: AccountParts): SignInService {
  const { shop, passwords } = parts;
  const step = createSecondStep(parts);

  return {
    async signIn({ usuario, contrasena, dispositivo: device }, caller) {
      await passwords.admit();
      const email = usuario.trim();
      const source = { email, address: caller.address };
      const { isSuspicious } = await countSignIn(shop.db, source);
      const accounts = accountRepository(shop.db);
      const customer = await accounts.byEmail(email);
      const { isRight, isOutdated } = await passwords.verify(customer?.passwordHash, contrasena);
      if (customer === undefined || !isRight) throw new Failure('WRONG_CREDENTIALS');
      if (customer.isBlocked) throw new Failure('ACCOUNT_BLOCKED');
      let { passwordHash } = customer;
      if (isOutdated) {
        const anew = await passwords.hash(contrasena);
        if (await accounts.replacePasswordHash(customer.id, passwordHash, anew)) passwordHash = anew;
      }
      const { isFirst, isKnown } = await accounts.devices(customer.id, device);
      // The first sign-in to an account needs no code, since the account has no device yet.
      if (needsSecondStep(customer) || customer.isTwoStep || isSuspicious || !(isFirst || isKnown))
        return step.ask(customer);
      await forgetFailures(shop.db, source);
      const known = isKnown ? device : undefined;
      return shop.withTransaction(async (unit) => {
        // The password has changed since it was checked. That change ended all sessions of the old password, so do not
        // open another.
        if (!(await accountRepository(unit.db).hasPasswordHash(customer.id, passwordHash)))
          throw new Failure('WRONG_CREDENTIALS');
        return openSession(parts, unit, customer, { method: 'password', caller, device: known });
      });
    },

    confirm: step.confirm,
    resend: step.resend,
  };
}
