/**
 * Privacy requests: access, rectification, cancellation and opposition, by Mexico's law of 2025. The shop must answer
 * within 20 business days.
 */
import type { PrivacyRequest, PrivacyRequestForm, PrivacyRequestReply, PrivacyRequestsReply } from '@tianguis/contract';
import { addBusinessDays, dateFormat, dateInMexico, plainLines } from '@tianguis/domain';
import type { RateLimit } from '../../../plugins/rate-limits.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { type WhoVisits, wrongFields } from '../sessions/signed-in.ts';
import { requestForShop, requestReceived } from './privacy-letters.ts';
import { privacyRequestRepository, type StoredRequest } from './privacy-request-repository.ts';
import { folioOf, rightWords } from './privacy-words.ts';

export interface PrivacyRequestService {
  /** @throws Failure VALIDATION_FAILED for an empty text; TOO_MANY_REQUESTS */
  add(accessToken: string | undefined, form: PrivacyRequestForm): Promise<PrivacyRequestReply>;
  /** The customer's requests, from new to old. */
  list(accessToken: string | undefined): Promise<PrivacyRequestsReply>;
}

const daysToAnswer = 20;

export function createPrivacyRequests(
  { shop, mail }: Pick<AccountParts, 'shop' | 'mail'>,
  { whoVisits, limit, contact }: { whoVisits: WhoVisits; limit: RateLimit; contact: string | undefined },
): PrivacyRequestService {
  return {
    async add(accessToken, { derecho, texto }) {
      const { account } = await whoVisits(accessToken);
      const text = plainLines(texto);
      if (text === '') throw wrongFields([{ name: 'texto', code: 'REQUIRED' }]);
      await limit.consume(account.id);
      const received = new Date();
      const due = addBusinessDays(dateInMexico(received), daysToAnswer);
      return shop.withTransaction(async (unit) => {
        const form = { derecho, texto: text, due, received };
        const request = toWire(await privacyRequestRepository(unit.db).add(account.id, form));
        const { folio } = request;
        await noteAudit(unit.db, { customer: account.id, action: 'data-requested', detail: { folio, derecho } });
        const letter = { folio, right: rightWords[derecho], due: inWords(due) };
        await mail.write(unit, {
          ...{ kind: 'privacy-request', to: account.email, letter: requestReceived(account.nombre, letter) },
        });
        if (contact !== undefined) {
          const name = [account.nombre, account.apellido_p, account.apellido_m].join(' ').trim();
          await mail.write(unit, {
            ...{ kind: 'privacy-request-for-shop', to: contact },
            letter: requestForShop(letter, { email: account.email, name, text }),
            // The mail is secret: it gets no link to a copy in the browser, since it contains the customer's text.
            isSecret: true,
          });
        }
        return { data: request };
      });
    },
    async list(accessToken) {
      const { account } = await whoVisits(accessToken);
      return { data: (await privacyRequestRepository(shop.db).list(account.id)).map(toWire) };
    },
  };
}

/** Formats a day like 23 de diciembre de 2026. */
const inWords = dateFormat({ dateStyle: 'long' });

const toWire = (request: StoredRequest): PrivacyRequest => {
  const { derecho, texto, state, received, due, answer, answered } = request;
  return {
    ...{ folio: folioOf(request), derecho, texto, estado: state, recibida: received.toISOString(), vence: due },
    ...{ respondida: answered?.toISOString() ?? null, respuesta: answer },
  };
};
