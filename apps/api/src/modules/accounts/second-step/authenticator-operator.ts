/** Turns the authenticator app off for a customer who has lost the app and the recovery codes. */
import type { Unit } from '@tianguis/database';
import type { MailService } from '../../mail/service.ts';
import type { CustomerSheet } from '../customers/operator-repository.ts';
import { authenticatorRepository } from './authenticator-repository.ts';
import { authenticatorTurnedOff } from './factor-letters.ts';

interface OperatorParts {
  change<Result>(who: string, work: (unit: Unit, customer: CustomerSheet) => Promise<Result>): Promise<Result>;
  endSessions(unit: Unit, id: string): Promise<number>;
  note(unit: Unit, customer: string, action: 'authenticator-removed', detail: object): Promise<void>;
  mail: MailService;
  origin: string;
}

export function createAuthenticatorOperator({ change, endSessions, note, mail, origin }: OperatorParts) {
  return {
    /**
     * Turns the app off, and deletes its recovery codes. All sessions end. The next sign-in needs the password and a
     * mailed code, since the account's devices are forgotten.
     * @throws Error if the app is off
     */
    removeAuthenticator: (who: string): Promise<{ customer: CustomerSheet; ended: number }> =>
      change(who, async (unit, customer) => {
        if (!(await authenticatorRepository(unit.db).turnOff(customer.id)))
          throw new Error(`The account of ${customer.email} has no authenticator app.`);
        const ended = await endSessions(unit, customer.id);
        await note(unit, customer.id, 'authenticator-removed', { sessions: ended });
        const letter = authenticatorTurnedOff(customer.firstName, { help: `${origin}/contacto` });
        await mail.write(unit, { kind: 'authenticator-removed', to: customer.email, letter });
        return { customer, ended };
      }),
  };
}
