/** The second step of a sign-in by a code of the authenticator app, or by a recovery code. */
import { type CodeForm, type CodeRequiredReply, errorCatalogue, type SignInReply } from '@tianguis/contract';
import type { Unit } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { countAppCode, forgetAppCodes, forgetFailures } from '../credentials/failure-repository.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { deletionRepository } from '../customers/deletion-repository.ts';
import { accountRepository, type Customer } from '../customers/repository.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';
import { authenticatorRepository } from './authenticator-repository.ts';
import { codesGuessed, recoveryCodeUsed } from './factor-letters.ts';
import { ticketRepository } from './ticket-repository.ts';
import { findStep } from './totp.ts';

const { status } = errorCatalogue.CODE_REQUIRED;
const msg = 'Escribe el código que muestra tu app de autenticación.';

/** After this number of wrong codes in a row, the customer gets a mail: somebody knows the password. */
const suspicious = 10;

const wrong = {
  app: 'El código no es correcto, o ya lo usaste. Espera al siguiente e inténtalo de nuevo.',
  recovery: 'El código no es correcto, o ya lo usaste. Revísalo e inténtalo de nuevo.',
};

/** The failure of a wrong code of the app, or of a wrong recovery code. */
export const appCodeFailure = (isOver: boolean, kind: keyof typeof wrong = 'app'): Failure =>
  new Failure('VALIDATION_FAILED', isOver ? 'No more codes are accepted.' : 'The code is wrong or was used.', {
    fields: [
      {
        name: 'codigo',
        code: 'WRONG',
        msg: isOver ? 'Se acabaron los intentos o el tiempo. Empieza de nuevo.' : wrong[kind],
      },
    ],
  });

export function createAuthenticatorStep(parts: AccountParts) {
  const { shop, mail, publicOrigin } = parts;
  const tickets = ticketRepository(shop.db);

  /** Counts a try. @throws Failure TOO_MANY_REQUESTS */
  const countGuess = async ({ id, nombre, email }: Customer) => {
    if ((await countAppCode(shop.db, id)) === suspicious)
      await shop.withTransaction((unit) =>
        mail.write(unit, { kind: 'codes-guessed', to: email, letter: codesGuessed(nombre) }),
      );
  };

  const useAppCode = async ({ db }: Unit, { id }: Customer, code: string): Promise<boolean> => {
    const authenticators = authenticatorRepository(db);
    const secret = await authenticators.secret(id);
    const step = secret && findStep(secret, code, Date.now());
    const isRight = step !== undefined && (await authenticators.useStep(id, step));
    // The count belongs to the customer, since the ticket of each sign-in allows five more tries.
    if (isRight) await forgetAppCodes(db, id);
    return isRight;
  };

  const useRecoveryCode = async (unit: Unit, { id, nombre, email }: Customer, code: string): Promise<boolean> => {
    const left = await authenticatorRepository(unit.db).useCode(id, code);
    if (left === undefined) return false;
    await noteAudit(unit.db, { customer: id, action: 'recovery-code-used', detail: { left } });
    const letter = recoveryCodeUsed(nombre, { codes: left, recovery: `${publicOrigin}/recuperar-contrasena/` });
    await mail.write(unit, { kind: 'recovery-code-used', to: email, letter });
    return true;
  };

  return {
    /** Whether the token belongs to a sign-in that waits for a code of an app. */
    owns: async (token: string): Promise<boolean> => (await tickets.owner(token)) !== undefined,

    /** Starts to wait for a code of the app. This step sends no mail. */
    ask: async (customer: Customer): Promise<CodeRequiredReply> => ({
      ...{ status, code: 'CODE_REQUIRED', msg, validateType: 'aplicacion' },
      token: await tickets.open(customer.id),
    }),

    async confirm({ token, codigo }: CodeForm, caller: Caller): Promise<SignInReply> {
      const owner = await tickets.owner(token);
      const customer = owner === undefined ? undefined : await accountRepository(shop.db).byId(owner);
      if (customer === undefined || customer.isBlocked)
        throw new Failure('UNAUTHENTICATED', 'No sign-in waits for a code.');
      const code = codigo.replace(/\s/g, '');
      const isAppCode = /^\d{6}$/.test(code);
      // Recovery codes cannot be guessed, so their tries are not counted. So the owner can sign in with a recovery code
      // while somebody guesses codes of the app.
      if (isAppCode) await countGuess(customer);
      const left = await tickets.countTry(token);
      if (left === undefined) throw appCodeFailure(true);
      const opened = await shop.withTransaction(async (unit) => {
        // Wait for the lock of the account. A new password, or turning the app off, ends this sign-in.
        if ((await deletionRepository(unit.db).lock(customer.id)) === undefined) throw new Failure('UNAUTHENTICATED');
        const isRight = await (isAppCode ? useAppCode : useRecoveryCode)(unit, customer, code);
        if (!isRight) return undefined;
        // Another call ended the ticket first. The transaction rolls back, so this code is not used up.
        if (!(await ticketRepository(unit.db).end(token))) throw appCodeFailure(true);
        return openSession(parts, unit, customer, { method: 'totp', caller });
      });
      if (opened === undefined) throw appCodeFailure(left === 0, isAppCode ? 'app' : 'recovery');
      await forgetFailures(shop.db, { email: customer.email, address: caller.address });
      return opened;
    },
  };
}
