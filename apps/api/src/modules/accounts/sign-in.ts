/** Signing in by password, and by a mailed code beside it where that is risky (AP-01, ER-05, SS-02, RT-05). */
import {
  type CodeForm,
  type CodeRequiredReply,
  errorCatalogue,
  type SignInForm,
  type SignInReply,
} from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import type { Caller } from './caller.ts';
import { codeFailure } from './code-failure.ts';
import { makeMailedCode, moveTicket, ownerOfTicket, resendSeconds, useMailedCode } from './code-repository.ts';
import { countSignIn, forgetFailures } from './failure-repository.ts';
import { signInCode } from './letters.ts';
import { type AccountParts, openSession } from './parts.ts';
import { accountRepository, type Customer } from './repository.ts';
import { makeToken } from './secrets.ts';

export interface SignInService {
  /**
   * @throws Failure WRONG_CREDENTIALS, alike for an unknown e-mail and a wrong password; ACCOUNT_BLOCKED, where the
   *   password is right; TOO_MANY_REQUESTS; SERVER_BUSY
   */
  signIn(form: SignInForm, caller: Caller): Promise<SignInReply | CodeRequiredReply>;
  /** Goes on with the mailed code. @throws Failure VALIDATION_FAILED for the field `codigo`; UNAUTHENTICATED */
  confirm(form: CodeForm, caller: Caller): Promise<SignInReply>;
  /** Mails another code, unless one was mailed less than 30 seconds ago. @throws Failure UNAUTHENTICATED */
  resend(token: string): Promise<{ msg: string }>;
}

const { status, msg } = errorCatalogue.CODE_REQUIRED;

export function createSignIn(parts: AccountParts): SignInService {
  const { shop, passwords, mail, codes } = parts;

  /**
   * Mails a code, by which the ticket goes on; where one was mailed a moment ago, with that one.
   * @returns whether a mail was written
   */
  const sendCode = async (customer: Customer, ticket: string): Promise<boolean> => {
    const owner = { purpose: 'sign-in', subject: customer.id } as const;
    const giveBack = await codes.consume(customer.id);
    const key = await parts.codeKey();
    const isSent = await shop.withTransaction(async (unit) => {
      const code = await makeMailedCode(unit, owner, { key, ticket });
      if (code === undefined) {
        await moveTicket(unit, owner, ticket);
        return false;
      }
      const letter = signInCode(customer.nombre, code);
      await mail.write(unit, { kind: 'sign-in-code', to: customer.email, letter });
      return true;
    });
    if (!isSent) await giveBack();
    return isSent;
  };

  const find = async (ticket: string): Promise<Customer> => {
    const owner = await ownerOfTicket(shop, ticket);
    const customer = owner && (await accountRepository(shop.db).byId(owner.subject));
    if (customer === undefined || customer.isBlocked)
      throw new Failure('UNAUTHENTICATED', 'No sign-in waits for a code.');
    return customer;
  };

  return {
    async signIn({ usuario, contrasena, dispositivo: device }, caller) {
      const email = usuario.trim();
      const source = { email, address: caller.address };
      const { isSuspicious } = await countSignIn(shop.db, source);
      const accounts = accountRepository(shop.db);
      const customer = await accounts.byEmail(email);
      const { isRight, isOutdated } = await passwords.verify(customer?.passwordHash, contrasena);
      if (customer === undefined || !isRight) throw new Failure('WRONG_CREDENTIALS');
      if (customer.isBlocked) throw new Failure('ACCOUNT_BLOCKED');
      if (isOutdated) await accounts.setPasswordHash(customer.id, await passwords.hash(contrasena));
      const { isFirst, isKnown } = await accounts.devices(customer.id, device);
      // The first device of all is no new one: nobody has signed in with this account before.
      const needsCode = customer.isTwoStep || isSuspicious || !(isFirst || isKnown);
      if (needsCode) {
        const ticket = makeToken();
        await sendCode(customer, ticket);
        return { status, code: 'CODE_REQUIRED', msg, token: ticket, validateType: 'correo' };
      }
      await forgetFailures(shop.db, source);
      const known = isKnown ? device : undefined;
      return shop.withTransaction((unit) =>
        openSession(parts, unit, customer, { method: 'password', caller, device: known }),
      );
    },

    async confirm({ token, codigo }, caller) {
      const customer = await find(token);
      const owner = { purpose: 'sign-in', subject: customer.id } as const;
      const verdict = await useMailedCode(shop, owner, { code: codigo, key: await parts.codeKey() });
      if (verdict !== 'right') throw codeFailure(verdict);
      await forgetFailures(shop.db, { email: customer.email, address: caller.address });
      return shop.withTransaction((unit) => openSession(parts, unit, customer, { method: 'code', caller }));
    },

    async resend(token) {
      const customer = await find(token);
      const isSent = await sendCode(customer, token);
      return {
        msg: isSent
          ? 'Te enviamos otro código. Revisa tu correo.'
          : `Acabamos de enviarte un código. Espera ${resendSeconds} segundos para pedir otro.`,
      };
    },
  };
}
