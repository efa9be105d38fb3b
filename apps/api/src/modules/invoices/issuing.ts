/** The CFDI of a stored document, with its seal (AF-03). */
import type { UnitOfWork } from '@tianguis/database';
import { type InvoiceSums, type Receiver, sumsOf } from '@tianguis/domain/invoice';
import { type CreditNote, cfdiOf, type Invoice, type Sealer, sealCfdi, writeXml } from '@tianguis/invoice';
import { receiverIn } from './cfdi/read-cfdi.ts';
import { documentRepository, type StoredDocument } from './documents-repository.ts';
import { partsRepository } from './parts-repository.ts';
import { requestRepository } from './repository.ts';

/** A seller whose invoices the shop seals. */
export interface Issuer {
  sealer: Sealer;
  /** Postal code of the place of issue. */
  postalCode: string;
}

/** The sellers' certificates. */
export interface Issuers {
  /** @returns undefined without a certificate of the RFC */
  find(rfc: string): Promise<Issuer | undefined>;
}

const series = { invoice: 'F', 'credit-note': 'NC' } as const;

/** Goods that came back are 03; money that is returned for another reason is 01. */
const relationOf = (cause: string): '01' | '03' => (/^(parcel|return) /.test(cause) ? '03' : '01');

/** The issuer of a document; undefined if the seller has no certificate here. */
export async function issuerOf(
  on: Pick<UnitOfWork, 'db'>,
  { order, store }: StoredDocument,
  issuers: Issuers,
): Promise<(Issuer & { tax: NonNullable<Invoice['issuer']> }) | undefined> {
  const part = (await partsRepository(on).parts(order)).find((one) => one.store === store);
  const issuer = part?.tax ? await issuers.find(part.tax.rfc) : undefined;
  return part?.tax && issuer ? { ...issuer, tax: part.tax } : undefined;
}

/**
 * The sealed XML of a document.
 * @throws Error if the receiver is not known any more, or if the invoice of a credit note is not stamped
 */
export async function sealedXml(
  on: Pick<UnitOfWork, 'db'>,
  document: StoredDocument,
  { sealer, postalCode, tax }: NonNullable<Awaited<ReturnType<typeof issuerOf>>>,
  at: Date,
): Promise<string> {
  const sums: InvoiceSums = sumsOf(document.concepts);
  const shared = {
    ...{ folio: String(document.folio), issuedAt: at.getTime(), issuer: tax, postalCode, sums },
    paymentForm: document.paymentForm,
  };
  const cfdi = cfdiOf(
    document.cause === ''
      ? { kind: 'invoice', series: series.invoice, ...shared, period: null, receiver: await receiverOfRequest() }
      : { kind: 'credit-note', series: series['credit-note'], ...shared, ...(await related()) },
  );
  return writeXml(await sealCfdi(cfdi, sealer));

  async function receiverOfRequest(): Promise<Receiver> {
    const requests = await requestRepository(on).of(document.order);
    const receiver = requests.find(({ store }) => store === document.store)?.receiver;
    if (!receiver) throw new Error(`The receiver of the invoice ${document.id} was erased.`);
    return receiver;
  }

  /** A credit note has the receiver of its invoice, also after the customer's account was erased. */
  async function related(): Promise<Pick<CreditNote, 'receiver' | 'relation' | 'invoice'>> {
    const invoice = await invoiceOf(on, document);
    return { receiver: receiverIn(invoice.xml), relation: relationOf(document.cause), invoice: invoice.uuid };
  }
}

/** The invoice of a credit note. @throws Error if it is not stamped */
export async function invoiceOf(
  on: Pick<UnitOfWork, 'db'>,
  { order, store, id }: StoredDocument,
): Promise<{ xml: string; uuid: string }> {
  const documents = await documentRepository(on).of(order);
  const invoice = documents.find((one) => one.store === store && one.cause === '');
  if (!invoice?.xml || !invoice.uuid) throw new Error(`The invoice of the credit note ${id} is not stamped.`);
  return { xml: invoice.xml, uuid: invoice.uuid };
}
