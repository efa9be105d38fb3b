/**
 * The contact page (RT-17; decision 54): what a visitor writes is stored with a folio, and mailed to the writer and to
 * the shop. A form that is sent again is one request.
 */
import { randomBytes } from 'node:crypto';
import type { ContactForm, FolioReply, SealReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { folioOf, readContact } from '@tianguis/domain/contact';
import type { LetterShop } from '@tianguis/mail';
import { createMailService } from '../mail/service.ts';
import { contactForShop, contactReceived } from './letters.ts';
import { contactRepository } from './repository.ts';
import type { Seals } from './seals.ts';
import { countForm, type FormLimits, openForm, storeForm, wrongTexts } from './visitor-forms.ts';

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
      const row = { ...request, folio: folioOf('C', randomBytes(8)), customer, at: new Date(clock()) };
      const mail = createMailService(letters, clock);
      // Strangers wrote these texts. So no link opens the mails, and their texts are erased when they are sent.
      const isSecret = true;
      return storeForm(shop, {
        ...{ id, typed: request, row, rows: contactRepository },
        count: () => countForm(limits, address, request.email),
        async mail(unit) {
          const letter = contactReceived(row);
          await mail.write(unit, { kind: 'contact-received', to: request.email, letter, isSecret });
          if (shopAddress !== undefined)
            await mail.write(unit, { kind: 'shop-contact', to: shopAddress, letter: contactForShop(row), isSecret });
        },
      });
    },
  };
}
