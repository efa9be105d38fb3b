/** What mails say of an invoice or of a credit note. */
import type { UnitOfWork } from '@tianguis/database';
import type { Concept, Receiver } from '@tianguis/domain/invoice';
import { receiverIn } from './cfdi/read-cfdi.ts';
import { documentRepository, type StoredDocument } from './documents-repository.ts';
import { invoiceOf } from './issuing.ts';
import { partsRepository } from './parts-repository.ts';
import { requestRepository } from './repository.ts';

export interface MailedInvoice extends Pick<StoredDocument, 'id' | 'state' | 'total' | 'uuid' | 'paymentForm'> {
  isCreditNote: boolean;
  store: number;
  seller: string;
  /** Null after the account was erased. */
  receiver: Receiver | null;
  /** Fiscal folio of the invoice of a credit note. */
  related: string | null;
  concepts: Pick<Concept, 'description' | 'taxed' | 'charged'>[];
}

/** @returns undefined if the document was replaced or erased */
export async function mailedInvoice(on: Pick<UnitOfWork, 'db'>, id: string): Promise<MailedInvoice | undefined> {
  const document = await documentRepository(on).find(id);
  if (!document) return undefined;
  const { order, store, cause, state, total, uuid, paymentForm, concepts } = document;
  const part = (await partsRepository(on).parts(order)).find((one) => one.store === store);
  const requests = await requestRepository(on).of(order);
  const invoice = cause === '' ? undefined : await invoiceOf(on, document);
  return {
    ...{ id, store, state, total, uuid, paymentForm, concepts, isCreditNote: cause !== '', seller: part?.name ?? '' },
    receiver: invoice ? receiverIn(invoice.xml) : (requests.find((one) => one.store === store)?.receiver ?? null),
    related: invoice?.uuid ?? null,
  };
}
