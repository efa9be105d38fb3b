/** Invoices of a customer's orders (AF-03): what can be asked for, requests, and files. */
import type {
  InvoiceDocument,
  InvoiceFileReply,
  InvoiceForm,
  InvoicePart,
  InvoicesReply,
  InvoicesView,
} from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { lastInvoiceDate, type ReceiverField } from '@tianguis/domain/invoice';
import { Failure } from '../../failure.ts';
import { addOrderEvent } from '../fulfilment/effects/service.ts';
import { lockOrderOf } from '../orders/service.ts';
import { type InvoicePlan, planOf } from './assess.ts';
import { fileOf } from './cfdi/files.ts';
import { documentRepository, type StoredDocument } from './documents-repository.ts';
import { type InvoicedOrder, partsRepository } from './parts-repository.ts';
import { formFields, receiverOf, refusalSentence, toFormData } from './receiver-words.ts';
import { requestRepository, type StoredRequest } from './repository.ts';
import { invoiceWork } from './work.ts';

export { type MailedInvoice, mailedInvoice } from './mailed.ts';

/**
 * Finds the customer of a call.
 * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client
 */
export interface InvoiceCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

export interface InvoiceOptions {
  callers: InvoiceCallers;
  /** Whether the shop offers invoices. Invoices that exist can be read without it. */
  isOffered: boolean;
  /** Whether the shop is a demo, whose invoices have no fiscal value. */
  isSample: boolean;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions throw the failures of {@link InvoiceCallers}, and ORDER_NOT_FOUND for a foreign order. */
export interface Invoices {
  read(accessToken: string | undefined, number: string): Promise<InvoicesReply>;
  /**
   * Asks for the invoice of each part that has none, or corrects the data that the SAT refused. The same form, sent
   * again, gets the same reply.
   * @throws Failure NO_INVOICE; VALIDATION_FAILED; INVOICE_DATA_DOUBTFUL
   */
  ask(accessToken: string | undefined, number: string, form: InvoiceForm): Promise<InvoicesReply>;
  /** @throws Failure INVOICE_NOT_FOUND */
  file(
    accessToken: string | undefined,
    number: string,
    document: string,
    format: 'xml' | 'pdf',
  ): Promise<InvoiceFileReply>;
}

/** A part with its request, its documents and the invoice that would be made now. */
interface Found {
  store: number;
  seller: string;
  state: InvoicePart['state'];
  reason: InvoicePart['reason'];
  plan: InvoicePlan | undefined;
  request: StoredRequest | undefined;
  documents: StoredDocument[];
}

export function createInvoices(
  shop: UnitOfWork,
  { callers, isOffered, isSample, clock = Date.now }: InvoiceOptions,
): Invoices {
  const customerOf = async (accessToken: string | undefined) => (await callers.whoCalls(accessToken)).account.id;

  async function orderOf(on: Pick<UnitOfWork, 'db'>, customer: string, number: string): Promise<InvoicedOrder> {
    const order = await partsRepository(on).order({ number }, customer);
    if (!order) throw new Failure('ORDER_NOT_FOUND');
    return order;
  }

  async function partsOf(on: Pick<UnitOfWork, 'db'>, order: InvoicedOrder): Promise<Found[]> {
    const [parts, tenders] = [await partsRepository(on).parts(order.id), await partsRepository(on).tenders(order.id)];
    const requests = await requestRepository(on).of(order.id);
    const documents = await documentRepository(on).of(order.id);
    const now = new Date(clock());
    return parts.map((part) => {
      const request = requests.find(({ store }) => store === part.store);
      const own = documents.filter(({ store }) => store === part.store);
      const shared = { store: part.store, seller: part.name, request, documents: own };
      if (request && request.state !== 'refused')
        return { ...shared, state: request.state, reason: null, plan: undefined };
      const plan = planOf(order, part, tenders, { now, wasAsked: request !== undefined });
      if ('reason' in plan) return { ...shared, state: 'none', reason: plan.reason, plan: undefined };
      const state = request ? 'refused' : isOffered ? 'open' : 'none';
      return { ...shared, state, reason: null, plan };
    });
  }

  async function view(on: Pick<UnitOfWork, 'db'>, order: InvoicedOrder, customer: string): Promise<InvoicesView> {
    const parts = await partsOf(on, order);
    const refused = parts.find(({ state }) => state === 'refused')?.request;
    const receiver = refused?.receiver ?? (await requestRepository(on).last(customer));
    return {
      pedido: order.number,
      until: order.paidAt === null ? null : lastInvoiceDate(order.paidAt),
      can_ask: parts.some(canAsk),
      receiver: receiver ? toFormData(receiver) : null,
      faults: (refused?.faults ?? []).flatMap(({ field }) => toFault(field as ReceiverField | null)),
      ...{ is_sample: isSample, parts: parts.map(toPart) },
    };
  }

  return {
    async read(accessToken, number) {
      const customer = await customerOf(accessToken);
      return { status: 'success', data: await view(shop, await orderOf(shop, customer, number), customer) };
    },

    async ask(accessToken, number, form) {
      const customer = await customerOf(accessToken);
      return shop.withTransaction(async (unit) => {
        if (!(await lockOrderOf(unit, customer, number))) throw new Failure('ORDER_NOT_FOUND');
        const order = await orderOf(unit, customer, number);
        const parts = await partsOf(unit, order);
        const wanted = parts.filter(canAsk);
        if (wanted.length === 0 && parts.every(({ request }) => request?.form !== form.solicitud))
          throw new Failure('NO_INVOICE');
        if (wanted.length > 0) await askFor(unit, order, wanted, form, customer);
        return { status: 'success', data: await view(unit, order, customer) };
      });
    },

    async file(accessToken, number, id, format) {
      const customer = await customerOf(accessToken);
      const order = await orderOf(shop, customer, number);
      const document = await documentRepository(shop).find(id);
      if (document?.order !== order.id || !document.xml) throw new Failure('INVOICE_NOT_FOUND');
      return { status: 'success', data: await fileOf(document.xml, format, { isSample }) };
    },
  };

  async function askFor(unit: Unit, order: InvoicedOrder, wanted: Found[], form: InvoiceForm, customer: string) {
    const receiver = receiverOf(form);
    const at = new Date(clock());
    let asked = 0;
    for (const { store, plan } of wanted) {
      if (!plan || !(await requestRepository(unit).ask(order.id, store, { form: form.solicitud, receiver, at })))
        continue;
      asked++;
      await documentRepository(unit).add({
        ...{ order: order.id, store, cause: '', total: plan.sums.total, shipping: 0, pieces: plan.pieces },
        ...{ concepts: plan.sums.concepts, paymentForm: plan.paymentForm, at },
      });
      await addOrderEvent(unit, order.id, 'invoice_requested', { actor: 'customer', at, data: { store } });
    }
    if (asked === 0) return;
    await requestRepository(unit).remember(customer, receiver, at);
    unit.enqueue(invoiceWork, {});
  }
}

const canAsk = ({ state }: Pick<Found, 'state'>): boolean => state === 'open' || state === 'refused';

const toFault = (field: ReceiverField | null): InvoicesView['faults'] =>
  field === null ? [] : [{ name: formFields[field], msg: refusalSentence(field) }];

function toPart({ seller, state, reason, plan, documents }: Found): InvoicePart {
  const shown = documents.filter((one) => one.state !== 'refused');
  const invoice = shown.find(({ cause }) => cause === '');
  return {
    ...{ seller, state, reason, amount: invoice?.total ?? plan?.sums.total ?? 0 },
    documents: shown.map(toDocument),
  };
}

const toDocument = ({ id, cause, state, total, uuid, stampedAt }: StoredDocument): InvoiceDocument => ({
  ...{ id, kind: cause === '' ? 'invoice' : 'credit-note', state: state === 'stamped' ? 'ready' : 'waiting' },
  ...{ total, uuid, at: stampedAt?.toISOString() ?? null },
});
