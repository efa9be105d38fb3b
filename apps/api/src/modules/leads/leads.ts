/** Businesses that want to sell in the shop (RT-25; decision 54): the terms, and the form. */
import { randomBytes } from 'node:crypto';
import type { FolioReply, LeadForm, SellerTermsReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { folioOf, readLead } from '@tianguis/domain/contact';
import type { SellerRules } from '@tianguis/domain/order';
import type { LetterShop } from '@tianguis/mail';
import type { CategoryService } from '../categories/service.ts';
import { countForm, type FormLimits, openForm, type Seals, storeForm, wrongTexts } from '../contact/service.ts';
import { createMailService } from '../mail/service.ts';
import { leadForShop, leadReceived } from './letters.ts';
import { leadRepository } from './repository.ts';

export interface LeadOptions {
  categories: Pick<CategoryService, 'tree'>;
  /** Undefined if the shop has no rates. Then nothing is said about costs. */
  rules: SellerRules | undefined;
  seals: Seals;
  limits: FormLimits;
  letters: LetterShop;
  /** The shop's own e-mail. */
  shopAddress: string | undefined;
  /** Epoch milliseconds. */
  clock: () => number;
}

export interface Leads {
  terms(): Promise<SellerTermsReply>;
  /**
   * @param address IP address of the visitor
   * @throws Failure VALIDATION_FAILED with a sentence for each wrong field; FORM_NOT_FRESH; TOO_MANY_REQUESTS
   */
  write(form: LeadForm, address: string): Promise<FolioReply>;
}

export function createLeads(shop: UnitOfWork, options: LeadOptions): Leads {
  const { categories, rules, seals, limits, letters, shopAddress, clock } = options;
  const departments = async () => (await categories.tree()).departments.map(({ name }) => name);

  return {
    terms: async () => ({ data: { ...termsOf(rules), departamentos: await departments() } }),

    async write({ rfc_revisado = '', ...form }, address) {
      const { lead, faults } = readLead({ ...form, rfc_revisado }, await departments());
      if (faults) throw wrongTexts(faults);
      const id = await openForm(seals, form);
      const row = { ...lead, folio: folioOf('V', randomBytes(8)), at: new Date(clock()) };
      const mail = createMailService(letters, clock);
      return storeForm(shop, {
        ...{ id, typed: lead, row, rows: leadRepository },
        count: () => countForm(limits, address, lead.email),
        async mail(unit) {
          await mail.write(unit, { kind: 'lead-received', to: lead.email, letter: leadReceived(row), isSecret: true });
          if (shopAddress !== undefined)
            await mail.write(unit, { kind: 'shop-lead', to: shopAddress, letter: leadForShop(row), isSecret: true });
        },
      });
    },
  };
}

/** Basis points as percentages. */
function termsOf(rules: SellerRules | undefined): Pick<SellerTermsReply['data'], 'comision' | 'retenciones'> {
  if (rules === undefined) return { comision: null, retenciones: null };
  const { commission, withholding } = rules;
  const withheld = ({ isr, iva }: { isr: number; iva: number }) => ({ isr: isr / 100, iva: iva / 100 });
  return {
    comision: {
      general: commission.default / 100,
      categorias: Object.entries(commission.categories).map(([categoria, points]) => ({
        ...{ categoria, porcentaje: points / 100 },
      })),
    },
    retenciones: { con_rfc: withheld(withholding.withRfc), sin_rfc: withheld(withholding.withoutRfc) },
  };
}
