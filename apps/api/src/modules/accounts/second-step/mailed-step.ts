/** The second step of a sign-in by a mailed code (SS-02, RT-05). */
import { type CodeForm, type CodeRequiredReply, errorCatalogue, type SignInReply } from '@tianguis/contract';
import { Failure } from '../../../failure.ts';
import { codeFailure } from '../credentials/code-failure.ts';
import {
  codeMinutes,
  makeMailedCode,
  moveTicket,
  ownerOfTicket,
  resendSeconds,
  useMailedCode,
} from '../credentials/code-repository.ts';
import { countMailedCode, forgetFailures, forgetMailedCodes } from '../credentials/failure-repository.ts';
import { makeToken } from '../credentials/secrets.ts';
import { signInCode } from '../customers/letters.ts';
import { accountRepository, type Customer } from '../customers/repository.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';

const { status, msg } = errorCatalogue.CODE_REQUIRED;

export function createMailedStep(parts: AccountParts) {
  const { shop, mail, codes } = parts;

  /**
   * Mails a code for the sign-in of the ticket. If a code was mailed a moment ago, that code gets the new ticket.
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
      await mail.write(unit, { kind: 'sign-in-code', to: customer.email, letter, validMinutes: codeMinutes });
      return true;
    });
    if (!isSent) await giveBack();
    return isSent;
  };

  const find = async (ticket: string): Promise<Customer> => {
    const owner = await ownerOfTicket(shop, 'sign-in', ticket);
    const customer = owner && (await accountRepository(shop.db).byId(owner.subject));
    // The customer turned an app on after the code was mailed, so a mailed code is not enough any more.
    if (customer === undefined || customer.isBlocked || customer.hasAuthenticator)
      throw new Failure('UNAUTHENTICATED', 'No sign-in waits for a code.');
    return customer;
  };

  return {
    async ask(customer: Customer): Promise<CodeRequiredReply> {
      const token = makeToken();
      await sendCode(customer, token);
      return { status, code: 'CODE_REQUIRED', msg, token, validateType: 'correo' };
    },

    async confirm({ token, codigo }: CodeForm, caller: Caller): Promise<SignInReply> {
      const customer = await find(token);
      const owner = { purpose: 'sign-in', subject: customer.id } as const;
      // Each code allows five tries. Without this count, each further code would allow five more.
      await countMailedCode(shop.db, customer.id);
      const verdict = await useMailedCode(shop, owner, { code: codigo, key: await parts.codeKey(), ticket: token });
      if (verdict !== 'right') throw codeFailure(verdict);
      await forgetMailedCodes(shop.db, customer.id);
      await forgetFailures(shop.db, { email: customer.email, address: caller.address });
      return shop.withTransaction((unit) => openSession(parts, unit, customer, { method: 'code', caller }));
    },

    async resend(token: string): Promise<{ msg: string }> {
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
