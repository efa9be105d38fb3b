/** Invoices and credit notes for tests. */
import { creditNoteSums, type InvoiceSums, invoiceSums, type Receiver, type SoldLine } from '@tianguis/domain/invoice';
import type { SellerTax, TaxKeys } from '@tianguis/domain/tax';
import type { CreditNote, Invoice } from '../document/document.ts';

/** RFCs that the SAT publishes for tests. */
export const testIssuer: SellerTax = { rfc: 'EKU9003173C9', regime: '601', name: 'ESCUELA KEMPER URGATE' };
export const testReceiver: Receiver = {
  ...{ rfc: 'FUNK671228PH6', name: 'KARLA FUENTE NOLASCO', regime: '612', use: 'G03', postalCode: '44970' },
};
export const testTax: TaxKeys = { claveProdServ: '52151800', claveUnidad: 'H87', iva: 16 };
export const testTime = new Date('2026-11-29T18:00:00Z');

export const testLine = (key: string, more: Partial<SoldLine> = {}): SoldLine => ({
  ...{ key, description: `Olla ${key}`, sku: `SKU-${key}`, tax: testTax, pieces: 1, price: 11_600, discount: 0 },
  ...more,
});

/** @throws Error if there is no invoice of the lines */
export function sumsOf(lines: readonly SoldLine[]): InvoiceSums {
  const sums = invoiceSums(lines);
  if ('reason' in sums) throw new Error(sums.reason);
  return sums;
}

export const testInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  ...{ kind: 'invoice', series: 'F', folio: '1', issuedAt: testTime, issuer: testIssuer, postalCode: '06600' },
  ...{ receiver: testReceiver, sums: sumsOf([testLine('1')]), paymentForm: '03', period: null },
  ...more,
});

/** A credit note of a whole invoice. */
export function testCreditNote({ sums, ...invoice }: Invoice, more: Partial<CreditNote> = {}): CreditNote {
  const whole = sums.concepts.map(({ key, taxed, charged }) => ({
    ...{ key, pieces: Number(taxed.pieces), earlier: 0, amount: charged },
  }));
  const returned = creditNoteSums(sums, whole);
  if ('reason' in returned) throw new Error(returned.reason);
  const { series, folio, issuedAt, issuer, postalCode, receiver, paymentForm } = invoice;
  return {
    ...{ kind: 'credit-note', series, folio, issuedAt, issuer, postalCode, receiver, paymentForm, sums: returned },
    ...{ relation: '03', invoice: 'E0BC9F3F-5B0D-4E39-9C59-6C4B0F6E2A11' },
    ...more,
  };
}
