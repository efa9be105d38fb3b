/** Commands of operators on accounts. The audit log has an entry for each command, even for commands that only read. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { endAccount } from '@tianguis/identity';
import type { LetterShop } from '@tianguis/mail';
import { createMailService } from '../mail/service.ts';
import type { PersonalData } from '../personal-data/service.ts';
import {
  failuresOf,
  forgetAccountFailures,
  forgetAppCodes,
  type SignInFailures,
} from './credentials/failure-repository.ts';
import { type AuditAction, noteAudit } from './customers/audit-repository.ts';
import { graceDays } from './customers/deletion-repository.ts';
import { type CustomerSheet, customerOperatorRepository } from './customers/operator-repository.ts';
import { passkeyRepository } from './passkeys/passkey-repository.ts';
import { eraseAccount } from './privacy/erasure.ts';
import { type AuditSheet, personalDataRepository, type SessionSheet } from './privacy/personal-data-repository.ts';
import { createPrivacyOperator } from './privacy/privacy-operator.ts';
import { createAuthenticatorOperator } from './second-step/authenticator-operator.ts';
import { authenticatorRepository } from './second-step/authenticator-repository.ts';
import { forgetOtherDevices, voidOpenCodes } from './sessions/open-codes-repository.ts';

export type { SignInFailures } from './credentials/failure-repository.ts';
export { graceDays } from './customers/deletion-repository.ts';
export type { CustomerSheet } from './customers/operator-repository.ts';
export { auditYears } from './data-parts.ts';
export type { AuditSheet, SessionSheet } from './privacy/personal-data-repository.ts';
export { longestAnswer, type OpenRequestSheet, type RequestSheet } from './privacy/privacy-operator.ts';

export interface CustomerReport {
  customer: CustomerSheet;
  /** Sorted from new to old. */
  sessions: SessionSheet[];
  failures: SignInFailures;
  /** When the authenticator app was turned on (null: it is off), and the number of unused recovery codes. */
  authenticator: { since: Date | null; codes: number };
  passkeys: number;
  /** When the account will be erased; null if it is not marked for deletion. */
  erasedAt: Date | null;
  /** Reasons why the account is not erased yet, each a sentence without its full stop (AF-07). */
  unsettled: string[];
  log: AuditSheet[];
}

export type CustomerOperator = ReturnType<typeof createAccountOperator>;

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const dayMs = 86_400_000;

/**
 * @param operator name of the operator who runs the command
 * @param letters the shop that signs the mails to customers
 * @param personalData data of all modules
 * @throws Error in all functions, with one sentence for the operator. `who` is an e-mail or an id.
 */
export function createAccountOperator(
  shop: UnitOfWork,
  { operator, letters, personalData }: { operator: string; letters: LetterShop; personalData: PersonalData },
) {
  const mail = createMailService(letters);
  const { origin } = letters;
  const by = { actor: 'operator', operator } as const;
  const note = (unit: Pick<UnitOfWork, 'db'>, customer: string, action: AuditAction, detail = {}) =>
    noteAudit(unit.db, { customer, action, detail, ...by });

  async function find(who: string): Promise<CustomerSheet> {
    const customers = customerOperatorRepository(shop.db);
    const found = await (isId(who) ? customers.byId(who) : customers.byEmail(who));
    if (found === undefined) throw none(who);
    return found;
  }

  /** Locks an account, and changes it in one transaction. */
  const change = async <Result>(
    who: string,
    work: (unit: Unit, customer: CustomerSheet) => Promise<Result>,
  ): Promise<Result> => {
    const { id } = await find(who);
    return shop.withTransaction(async (unit) => {
      const customer = await customerOperatorRepository(unit.db).lock(id);
      if (customer === undefined) throw none(who);
      return work(unit, customer);
    });
  };

  /**
   * Ends all sessions and their tokens, voids mailed codes, and forgets the devices that sign in without a code.
   * @returns the number of ended sessions
   */
  const endSessions = async (unit: Unit, id: string): Promise<number> => {
    const ended = await customerOperatorRepository(unit.db).endSessions(id);
    await endAccount(unit.db, id);
    await voidOpenCodes(unit.db, id);
    await forgetOtherDevices(unit.db, id, null);
    return ended;
  };

  return {
    find,
    ...createPrivacyOperator({ shop, operator, mail, origin, find, note }),
    ...createAuthenticatorOperator({ change, endSessions, note, mail, origin }),
    async show(who: string): Promise<CustomerReport> {
      const customer = await find(who);
      const data = personalDataRepository(shop.db);
      const [sessions, failures, log, authenticator, { length: passkeys }, hindrances] = await Promise.all([
        data.sessions(customer.id),
        failuresOf(shop.db, customer.email),
        data.audit(customer.id),
        authenticatorRepository(shop.db).state(customer.id),
        passkeyRepository(shop.db).of(customer.id),
        personalData.hindrances(shop, customer),
      ]);
      await note(shop, customer.id, 'shown');
      const asked = customer.deletionRequestedAt;
      const erasedAt = asked && new Date(asked.getTime() + graceDays * dayMs);
      const unsettled = hindrances.map(({ reason }) => reason);
      return { customer, sessions, failures, authenticator, passkeys, erasedAt, unsettled, log };
    },
    async sessions(who: string): Promise<{ customer: CustomerSheet; sessions: SessionSheet[] }> {
      const customer = await find(who);
      const sessions = await personalDataRepository(shop.db).sessions(customer.id);
      await note(shop, customer.id, 'shown', { what: 'sessions' });
      return { customer, sessions };
    },
    endSessions: (who: string): Promise<{ customer: CustomerSheet; ended: number }> =>
      change(who, async (unit, customer) => {
        const ended = await endSessions(unit, customer.id);
        await note(unit, customer.id, 'sessions-ended', { sessions: ended });
        return { customer, ended };
      }),
    /** Blocks the account and ends its sessions: its customer cannot sign in any more. */
    close: (who: string): Promise<{ customer: CustomerSheet; ended: number }> =>
      change(who, async (unit, customer) => {
        if (customer.blockedAt) throw new Error(`The account of ${customer.email} is closed already.`);
        await customerOperatorRepository(unit.db).setBlocked(customer.id, true);
        const ended = await endSessions(unit, customer.id);
        await note(unit, customer.id, 'closed', { sessions: ended });
        return { customer, ended };
      }),
    /** Opens a closed account, and forgets its failed sign-ins, so that its customer need not wait. */
    unlock: (who: string): Promise<{ customer: CustomerSheet; failures: number }> =>
      change(who, async (unit, customer) => {
        const { count } = await failuresOf(unit.db, customer.email);
        await customerOperatorRepository(unit.db).setBlocked(customer.id, false);
        await forgetAccountFailures(unit.db, customer);
        await forgetAppCodes(unit.db, customer.id);
        await note(unit, customer.id, 'unlocked', { wasClosed: customer.blockedAt !== null, failures: count });
        return { customer, failures: count };
      }),
    async export(who: string): Promise<Record<string, unknown>> {
      const customer = await find(who);
      const data = await personalData.read(shop, customer);
      await note(shop, customer.id, 'exported');
      return data;
    },
    /**
     * Erases the account immediately. This cannot be undone.
     * @throws Error if something has to be settled first (AF-07)
     */
    erase: (who: string): Promise<CustomerSheet> =>
      change(who, async (unit, customer) => {
        const hindrances = await eraseAccount(unit, customer, by, personalData);
        if (hindrances.length > 0)
          throw new Error(
            `The account of ${customer.email} is not settled, so nothing was erased: ${hindrances.map(({ reason }) => reason).join('; ')}.`,
          );
        return customer;
      }),
    /** The audit log of an account, the oldest entry first. An id also finds the log of an erased account. */
    async log(who: string): Promise<{ id: string; log: AuditSheet[] }> {
      const { audit } = personalDataRepository(shop.db);
      const id = isId(who) ? who.toLowerCase() : (await find(who)).id;
      const log = await audit(id);
      if (log.length === 0 && isId(who)) await find(who);
      await note(shop, id, 'shown', { what: 'log' });
      return { id, log };
    },
  };
}

const none = (who: string): Error =>
  new Error(isId(who) ? `There is no customer with the id ${who}.` : `There is no customer with the e-mail ${who}.`);
