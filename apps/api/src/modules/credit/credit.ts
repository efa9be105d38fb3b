/** The store credit of a customer: asking for it, and what is owed (RT-29, AF-04). */
import { randomInt } from 'node:crypto';
import type { CreditReply, CreditRequestForm } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { type CreditTerms, decideCredit } from '@tianguis/domain/credit';
import { Failure, wrongField } from '../../failure.ts';
import { noteAudit } from '../accounts/service.ts';
import type { MailService } from '../mail/service.ts';
import { lockCustomer } from '../orders/service.ts';
import { creditAccepted, creditReceived, creditRefused } from './letters.ts';
import { creditRepository } from './repository.ts';
import { daysAfterRefusal, requestRepository } from './request-repository.ts';
import { toAccount } from './to-account.ts';

/** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
export interface CreditCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string; nombre: string; email: string } }>;
}

export interface CreditOptions {
  callers: CreditCallers;
  mail: MailService;
  /** Name and path of the credit, for mails. */
  module: { label: string; product: string };
  /** Undefined: there is no credit, and there never was. */
  terms: (CreditTerms & { payTo: { clabe: string; bank: string; holder: string } }) | undefined;
  /** The shop gives credit now. Without it, debts stay visible and payable. */
  isOffered: boolean;
  /** The present version of the contract. */
  contract(): Promise<string>;
  /** Public origin of the shop, without a trailing slash. */
  publicOrigin: string;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface Credits {
  read(accessToken: string | undefined): Promise<CreditReply>;
  /** Asks for credit. The same form, sent again, asks once. @throws Failure CREDIT_CLOSED; VALIDATION_FAILED */
  ask(accessToken: string | undefined, form: CreditRequestForm): Promise<CreditReply>;
}

export function createCredits(shop: UnitOfWork, options: CreditOptions): Credits {
  const { callers, mail, module, terms, isOffered, contract, publicOrigin: origin, clock = Date.now } = options;

  async function view(on: Pick<UnitOfWork, 'db'>, customer: string): Promise<CreditReply> {
    const today = dateInMexico(clock());
    const credits = creditRepository(on);
    const row = await credits.ofCustomer(customer);
    const request = await requestRepository(on).latest(customer);
    const account = row && terms ? toAccount(row, await credits.entries(row.id), terms, today) : null;
    const refusedAt = request?.state === 'refused' ? request.decidedAt : null;
    const isRefusedLately = refusedAt != null && clock() - refusedAt.getTime() < daysAfterRefusal * 86_400_000;
    return {
      status: 'success',
      data: {
        ...{ is_offered: isOffered, account, today, pay_to: account && terms ? terms.payTo : null },
        request: request ? { state: request.state, at: request.askedAt.toISOString() } : null,
        can_ask: isOffered && row === undefined && request?.state !== 'open' && !isRefusedLately,
      },
    };
  }

  return {
    async read(accessToken) {
      return view(shop, (await callers.whoCalls(accessToken)).account.id);
    },

    async ask(accessToken, { solicitud: id, ingreso: income }) {
      const { id: customer, nombre: name, email } = (await callers.whoCalls(accessToken)).account;
      const version = await contract();
      const at = new Date(clock());
      return shop.withTransaction(async (unit) => {
        if (!(await lockCustomer(unit, customer))) throw new Failure('UNAUTHENTICATED');
        const requests = requestRepository(unit);
        const before = await requests.find(id);
        if (before?.customer === customer) return view(unit, customer);
        if (before || !isOffered || terms === undefined) throw new Failure('CREDIT_CLOSED');
        if (await requests.isMinor(customer, dateInMexico(at)))
          throw wrongField('mayor_de_edad', 'Por tu fecha de nacimiento, todavía no podemos darte crédito.');
        const decision = decideCredit({ income, paidOrders: await requests.paidOrders(customer) }, terms);
        const state = decision.kind === 'operator' ? 'open' : decision.kind;
        const proposed = decision.kind === 'refused' ? 0 : decision.limit;
        if (!(await requests.add({ id, customer, income, contract: version, state, proposed, at })))
          throw new Failure('CREDIT_CLOSED');
        await noteAudit(unit.db, { customer, action: 'credit-asked' });
        const to = { name, origin, ...module };
        if (decision.kind === 'accepted') {
          const number = await openAccount(unit, { customer, limit: decision.limit, contract: version, at });
          const letter = creditAccepted({ ...to, limit: decision.limit, ending: number.slice(-4) });
          await mail.write(unit, { kind: 'credit-accepted', to: email, letter });
        } else if (state === 'open')
          await mail.write(unit, { kind: 'credit-asked', to: email, letter: creditReceived(to) });
        else await mail.write(unit, { kind: 'credit-refused', to: email, letter: creditRefused(to) });
        return view(unit, customer);
      });
    },
  };
}

/** Opens an account with a random number. @returns the number. @throws Error if the customer has an account */
export async function openAccount(
  unit: Unit,
  row: { customer: string; limit: number; contract: string; at: Date },
): Promise<string> {
  const credits = creditRepository(unit);
  for (let tries = 0; tries < 5; tries++) {
    const number = String(randomInt(1e10)).padStart(10, '0');
    if (await credits.open({ ...row, number })) return number;
  }
  throw new Error('The customer has a credit account, or no number is free.');
}
