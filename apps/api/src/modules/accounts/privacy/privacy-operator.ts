/** Commands of operators on privacy requests: list open requests, and answer a request. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { businessDaysUntil, dateInMexico, plainLines } from '@tianguis/domain';
import type { MailService } from '../../mail/service.ts';
import type { AuditAction } from '../customers/audit-repository.ts';
import { type CustomerSheet, customerOperatorRepository } from '../customers/operator-repository.ts';
import { requestAnswered } from './privacy-letters.ts';
import { privacyRequestRepository, type StoredRequest } from './privacy-request-repository.ts';
import { folioOf } from './privacy-words.ts';

export interface OpenRequestSheet {
  folio: string;
  right: StoredRequest['derecho'];
  received: Date;
  /** YYYY-MM-DD */
  due: string;
  /** Business days until the request must be answered; 0 on the last day and after that day. */
  daysLeft: number;
  isOverdue: boolean;
  /** The customer's id; null if the account was erased. */
  customer: string | null;
}

/** One request with all texts. */
export type RequestSheet = StoredRequest & Pick<OpenRequestSheet, 'folio' | 'daysLeft' | 'isOverdue'>;

export const longestAnswer = 20_000;

interface OperatorParts {
  shop: UnitOfWork;
  operator: string;
  mail: MailService;
  /** Origin of the shop, without a trailing slash. */
  origin: string;
  find(who: string): Promise<CustomerSheet>;
  note(unit: Pick<UnitOfWork, 'db'>, customer: string, action: AuditAction, detail?: object): Promise<void>;
}

export function createPrivacyOperator({ shop, operator, mail, origin, find, note }: OperatorParts) {
  return {
    /**
     * Open requests of all customers, sorted by the day on which they are due. The list has no names and no texts, so
     * the audit log gets no entry.
     */
    async openRequests(): Promise<OpenRequestSheet[]> {
      const today = dateInMexico(Date.now());
      const open = await privacyRequestRepository(shop.db).open();
      return open.map(({ derecho: right, ...one }) => ({ ...one, right, folio: folioOf(one), ...until(one, today) }));
    },
    /** Requests of one customer, from new to old. */
    async requests(who: string): Promise<{ customer: CustomerSheet; requests: RequestSheet[] }> {
      const customer = await find(who);
      const today = dateInMexico(Date.now());
      const requests = await privacyRequestRepository(shop.db).list(customer.id);
      await note(shop, customer.id, 'shown', { what: 'requests' });
      return { customer, requests: requests.map((one) => ({ ...one, folio: folioOf(one), ...until(one, today) })) };
    },
    /**
     * Mails the answer to the customer, and stores it.
     * @param number `ARCO-2026-000012`, or 12
     * @param isMailed true if the operator has already answered by other means, since the account was erased
     */
    answer(number: string, text: string, isMailed: boolean): Promise<{ folio: string; email: string | null }> {
      const answer = plainLines(text);
      if (answer === '') throw new Error('The answer is empty.');
      if (answer.length > longestAnswer)
        throw new Error(`The answer has ${answer.length} characters, and ${longestAnswer} is the most.`);
      return shop.withTransaction(async (unit) => {
        const { folio, customer, ...request } = await take(unit, number);
        const email = customer?.email ?? null;
        if (email !== null && isMailed)
          throw new Error(`${email} has an account: the shop mails the answer, so leave --mailed out.`);
        if (email === null && !isMailed)
          throw new Error(
            `The account of ${folio} was erased: answer to the address in the mail that your privacy contact got, then repeat this with --mailed.`,
          );
        await privacyRequestRepository(unit.db).answer(request.number, answer, operator);
        if (customer !== undefined) {
          const letter = requestAnswered(customer.firstName, { folio, answer, page: `${origin}/mi-cuenta/privacidad` });
          // The mail is secret: it gets no link to a copy in the browser, since it is about personal data.
          await mail.write(unit, { kind: 'privacy-answer', to: customer.email, letter, isSecret: true });
          await note(unit, customer.id, 'request-answered', { folio });
        }
        return { folio, email };
      });
    },
  };
}

/** Locks an open request, and its customer if the account still exists. */
async function take(unit: Unit, text: string) {
  const number = Number(/^(?:ARCO-\d{4}-)?(\d{1,12})$/i.exec(text)?.[1]);
  const none = new Error(`There is no request ${text}: "customers requests" lists those that are open.`);
  if (!Number.isSafeInteger(number)) throw none;
  const request = await privacyRequestRepository(unit.db).lock(number);
  if (request === undefined) throw none;
  const folio = folioOf(request);
  if (/^arco/i.test(text) && text.toUpperCase() !== folio) throw none;
  if (request.state === 'respondida')
    throw new Error(
      `${folio} is answered already${request.answered ? `, on ${dateInMexico(request.answered.getTime())}` : ''}.`,
    );
  const customer =
    request.customer === null ? undefined : await customerOperatorRepository(unit.db).lock(request.customer);
  return { number: request.number, folio, customer };
}

const until = ({ due }: { due: string }, today: string) => ({
  daysLeft: businessDaysUntil(today, due),
  isOverdue: due < today,
});
