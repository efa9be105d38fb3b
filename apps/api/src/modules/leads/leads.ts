/** Businesses that want to sell in the shop (RT-25; decision 54): the terms, and the form. */
import { randomBytes } from 'node:crypto';
import type { FolioReply, LeadForm, SellerTermsReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { folioOf, type Lead, readLead } from '@tianguis/domain/contact';
import type { SellerRules } from '@tianguis/domain/order';
import type { LetterShop } from '@tianguis/mail';
import { Failure } from '../../failure.ts';
import type { CategoryService } from '../categories/service.ts';
import { countForm, type FormLimits, openForm, type Seals, wrongTexts } from '../contact/service.ts';
import { createMailService } from '../mail/service.ts';
import { leadForShop, leadReceived } from './letters.ts';
import { type LeadRow, leadRepository } from './repository.ts';

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
      const before = await leadRepository(shop).one(id);
      if (before) return sentBefore(before, lead);
      await countForm(limits, address, lead.email);
      const row = { ...lead, folio: folioOf('V', randomBytes(8)), at: new Date(clock()) };
      const isNew = await shop.withTransaction(async (unit) => {
        if (!(await leadRepository(unit).add(id, row))) return false;
        const mail = createMailService(letters, clock);
        await mail.write(unit, { kind: 'lead-received', to: lead.email, letter: leadReceived(row), isSecret: true });
        if (shopAddress !== undefined)
          await mail.write(unit, { kind: 'shop-lead', to: shopAddress, letter: leadForShop(row), isSecret: true });
        return true;
      });
      if (isNew) return { status: 'success', data: { folio: row.folio } };
      const stored = await leadRepository(shop).one(id);
      if (!stored) throw new Failure('FORM_NOT_FRESH');
      return sentBefore(stored, lead);
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

/** @throws Failure FORM_NOT_FRESH for other texts: they are not lost, and a new form takes them */
function sentBefore(stored: LeadRow, lead: Lead): FolioReply {
  const isSame = (Object.keys(lead) as (keyof Lead)[]).every((name) => stored[name] === lead[name]);
  if (!isSame) throw new Failure('FORM_NOT_FRESH', 'The form was sent before with other texts.');
  return { status: 'success', data: { folio: stored.folio } };
}
