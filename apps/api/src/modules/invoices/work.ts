/**
 * Makes and stamps invoices and credit notes (AF-03). Nothing outside is called in a transaction. The XML is stored
 * before the stamping service is called, so that a call without an answer is repeated with the same XML, which has the
 * same stamp.
 */
import type { JobKind, StoredFault, UnitOfWork } from '@tianguis/database';
import { type Stamper, StamperUnavailable, type StampResult } from '@tianguis/invoice';
import { addOrderEvent, noteMail, noteSellerMail } from '../fulfilment/effects/service.ts';
import { addCreditNotes } from './credit-notes.ts';
import { documentRepository, type StoredDocument } from './documents-repository.ts';
import { type Issuers, issuerOf, sealedXml } from './issuing.ts';
import { requestRepository } from './repository.ts';

/** A request enqueues the job, so that its invoice is made at once. */
export const invoiceWork: JobKind = { name: 'invoice-work' };

export interface InvoiceTools {
  /** Undefined: sellers issue their invoices elsewhere, and an operator uploads them. */
  stamper: Stamper | undefined;
  issuers: Issuers;
}

export interface InvoiceWorkOptions {
  signal?: AbortSignal;
  /** Epoch milliseconds. */
  now?: number;
  /** Gets failures; the next run tries again. */
  onError(error: unknown, what: string): void;
}

export interface InvoiceWorkDone {
  stamped: number;
  refused: number;
  /** Documents that were given to their sellers. */
  asked: number;
}

/** Documents and parts that a run works on at most. The next run continues. */
const most = 500;
/** Code of stamping services: the time of issue is more than 72 hours ago, or in the future. */
const wrongTime = '401';

/** The next try after so many: 2, 4, 8 … minutes, at most six hours. */
const nextTry = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts + 1), 360) * 60_000);

/** Adds the credit notes that are missing, and stamps what is due. */
export async function doInvoiceWork(
  shop: UnitOfWork,
  tools: InvoiceTools,
  { signal, now = Date.now(), onError }: InvoiceWorkOptions,
): Promise<InvoiceWorkDone> {
  const at = new Date(now);
  const done: InvoiceWorkDone = { stamped: 0, refused: 0, asked: 0 };
  const attempt = async (what: string, work: () => Promise<keyof InvoiceWorkDone | undefined>) => {
    if (signal?.aborted) return;
    try {
      const result = await work();
      if (result) done[result]++;
    } catch (error) {
      onError(error, what);
    }
  };
  // A run makes invoices first, and then the credit notes of refunds that came meanwhile.
  const stampDue = async () => {
    for (const id of await documentRepository(shop).due(most, at)) await attempt(id, () => workOn(shop, tools, id, at));
  };
  await stampDue();
  for (const { order, store } of await documentRepository(shop).withUncredited(most))
    await attempt(`credit notes of ${order}`, () =>
      shop.withTransaction((unit) => addCreditNotes(unit, order, store, at)).then(() => undefined),
    );
  await stampDue();
  return done;
}

async function workOn(
  shop: UnitOfWork,
  { stamper, issuers }: InvoiceTools,
  id: string,
  at: Date,
): Promise<keyof InvoiceWorkDone | undefined> {
  const documents = documentRepository(shop);
  const before = await documents.find(id);
  if (!before || !(await documents.take(id, at, nextTry(at, before.attempts)))) return undefined;
  const issuer = before.sealed === null ? await issuerOf(shop, before, issuers) : undefined;
  // A sealed document may have been stamped already, so it stays with the stamping service.
  if (before.sealed === null && (!issuer || !stamper)) return askSeller(shop, before, at);
  if (!stamper) throw new Error('A document was sealed for a stamping service, and there is none.');
  if (issuer) await documents.setSealed(id, await sealedXml(shop, before, issuer, at));
  const document = await documents.find(id);
  if (document?.state !== 'due' || document.sealed === null) return undefined;
  let result: StampResult;
  try {
    result = await stamper.stamp(document.sealed);
  } catch (error) {
    if (error instanceof StamperUnavailable) return undefined;
    throw error;
  }
  if ('uuid' in result) return (await storeStamp(shop, document, result, at)) ? 'stamped' : undefined;
  return refuse(shop, document, result.faults, at);
}

/** Gives a document to its seller, who issues it elsewhere. */
async function askSeller(shop: UnitOfWork, document: StoredDocument, at: Date): Promise<'asked' | undefined> {
  const { id, order, store } = document;
  return shop.withTransaction(async (unit) => {
    if (!(await documentRepository(unit).setState(id, 'upload', [], at))) return undefined;
    await noteSellerMail(unit, { order, store, step: 'invoice-asked', cause: id });
    await addOrderEvent(unit, order, 'invoice_asked', { actor: 'job', at, data: { store, document: id } });
    return 'asked';
  });
}

/**
 * Stores a stamp, and notes the mail to the customer.
 * @returns false if the document was stamped before, or if another has this fiscal folio
 */
export async function storeStamp(
  shop: UnitOfWork,
  { id, order, store, cause }: StoredDocument,
  { xml, uuid }: { xml: string; uuid: string },
  at: Date,
  actor = 'job',
): Promise<boolean> {
  return shop.withTransaction(async (unit) => {
    if (!(await documentRepository(unit).setStamped(id, { xml, uuid, at }))) return false;
    if (cause === '') await requestRepository(unit).end(order, store, 'issued');
    await noteMail(unit, { order, step: cause === '' ? 'invoice-ready' : 'invoice-credit', cause: id });
    await addOrderEvent(unit, order, 'invoice_stamped', { actor, at, data: { store, document: id, uuid } });
    return true;
  });
}

/**
 * A refusal of the customer's data goes back to the form. Any other refusal waits for an operator. A document that is
 * too old to be stamped gets a new time of issue.
 */
async function refuse(
  shop: UnitOfWork,
  { id, order, store, cause }: StoredDocument,
  faults: readonly StoredFault[],
  at: Date,
): Promise<'refused' | undefined> {
  if (faults.some(({ code }) => code === wrongTime)) {
    await documentRepository(shop).setSealed(id, null);
    return undefined;
  }
  const isReceivers = cause === '' && faults.length > 0 && faults.every(({ field }) => field !== null);
  return shop.withTransaction(async (unit) => {
    const changed = await documentRepository(unit).setState(id, isReceivers ? 'refused' : 'failed', faults, at);
    if (!changed) return undefined;
    if (isReceivers) {
      await requestRepository(unit).end(order, store, 'refused', faults);
      await noteMail(unit, { order, step: 'invoice-refused', cause: id });
    }
    const data = { store, document: id, codes: faults.map(({ code }) => code) };
    await addOrderEvent(unit, order, isReceivers ? 'invoice_refused' : 'invoice_failed', { actor: 'job', at, data });
    return 'refused';
  });
}
