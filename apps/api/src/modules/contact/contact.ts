/**
 * The contact page (RT-17; decision 54): what a visitor writes is stored with a folio, and mailed to the writer and to
 * the shop. A form that is sent again is one request.
 */
import { randomBytes } from 'node:crypto';
import type { ContactForm, FolioReply, SealReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { type ContactRequest, folioOf, readContact } from '@tianguis/domain/contact';
import type { LetterShop } from '@tianguis/mail';
import { Failure } from '../../failure.ts';
import { createMailService } from '../mail/service.ts';
import { contactForShop, contactReceived } from './letters.ts';
import { type ContactRow, contactRepository } from './repository.ts';
import type { Seals } from './seals.ts';
import { countForm, type FormLimits, openForm } from './visitor-forms.ts';

export interface ContactOptions {
  /** @throws the failures of a token that is not valid */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }> };
  seals: Seals;
  limits: FormLimits;
  letters: LetterShop;
  /** The shop's own e-mail; undefined if the shop reads requests by command only. */
  shopAddress: string | undefined;
  /** Epoch milliseconds. */
  clock: () => number;
}

export interface Contact {
  /** A seal for a new form. */
  seal(): Promise<SealReply>;
  /**
   * Stores a form. With an access token it belongs to the customer.
   * @param address IP address of the visitor
   * @throws Failure VALIDATION_FAILED with a sentence for each wrong field; FORM_NOT_FRESH; TOO_MANY_REQUESTS; the
   * failures of the callers
   */
  write(accessToken: string | undefined, form: ContactForm, address: string): Promise<FolioReply>;
}

export function createContact(
  shop: UnitOfWork,
  { callers, seals, limits, letters, shopAddress, clock }: ContactOptions,
): Contact {
  return {
    seal: async () => ({ data: { sello: await seals.make() } }),

    async write(accessToken, { telefono = '', pedido = '', ...form }, address) {
      const { request, faults } = readContact({ ...form, telefono, pedido });
      if (faults) throw wrongTexts(faults);
      const customer = accessToken === undefined ? null : (await callers.whoCalls(accessToken)).account.id;
      const id = await openForm(seals, form);
      const before = await contactRepository(shop).one(id);
      if (before) return sentBefore(before, request);
      await countForm(limits, address, request.email);
      const row = { ...request, folio: folioOf('C', randomBytes(8)), customer, at: new Date(clock()) };
      const isNew = await shop.withTransaction(async (unit) => {
        if (!(await contactRepository(unit).add(id, row))) return false;
        const mail = createMailService(letters, clock);
        // Strangers wrote these texts. So no link opens the mails, and their texts are erased when they are sent.
        const isSecret = true;
        await mail.write(unit, {
          ...{ kind: 'contact-received', to: request.email, letter: contactReceived(row), isSecret },
        });
        if (shopAddress !== undefined)
          await mail.write(unit, { kind: 'shop-contact', to: shopAddress, letter: contactForShop(row), isSecret });
        return true;
      });
      if (isNew) return folioReplyOf(row.folio);
      // Both sends of one form arrived at once, and the other was stored.
      const stored = await contactRepository(shop).one(id);
      if (!stored) throw new Failure('FORM_NOT_FRESH');
      return sentBefore(stored, request);
    },
  };
}

const folioReplyOf = (folio: string): FolioReply => ({ status: 'success', data: { folio } });

/** @throws Failure FORM_NOT_FRESH for another text: it is not lost, and a new form takes it */
function sentBefore(stored: ContactRow, request: ContactRequest): FolioReply {
  const isSame = (Object.keys(request) as (keyof ContactRequest)[]).every((name) => stored[name] === request[name]);
  if (!isSame) throw new Failure('FORM_NOT_FRESH', 'The form was sent before with other texts.');
  return folioReplyOf(stored.folio);
}

/** @param faults a sentence for each wrong field */
export const wrongTexts = (faults: Readonly<Record<string, string | undefined>>): Failure =>
  new Failure('VALIDATION_FAILED', undefined, {
    fields: Object.entries(faults).flatMap(([name, msg]) => (msg === undefined ? [] : [{ name, code: 'WRONG', msg }])),
  });
