/** The data of the page with the invoices of an order (AF-03). The server makes all sentences. */
import type { InvoicePart, InvoicesView, OrderView } from '@tianguis/contract';
import { invoiceFilePath } from '@tianguis/domain';
import { type OrderFacts, toFacts } from '../order-facts.ts';
import { dateOf, noonOf } from '../order-words.ts';
import { answerCopy as copy } from './answer-copy.ts';

export interface DocumentData {
  id: string;
  isCreditNote: boolean;
  total: number;
  uuid: string | null;
  /** Undefined while it is not stamped. */
  files: { xml: string; pdf: string } | undefined;
}

export interface InvoicePartData {
  seller: string;
  sentence: string;
  documents: DocumentData[];
}

export interface InvoicePageData {
  facts: OrderFacts;
  canAsk: boolean;
  /** Whether the SAT refused the data. */
  isRefused: boolean;
  isSample: boolean;
  /** The last date in words; undefined if nothing can be asked for, or if it does not matter any more. */
  until: string | undefined;
  /** Sellers whose invoices are asked for. */
  asked: number;
  parts: InvoicePartData[];
}

export function toInvoicePage(order: OrderView, view: InvoicesView, product: number | undefined): InvoicePageData {
  const { parts, until, can_ask: canAsk, is_sample: isSample } = view;
  const isRefused = parts.some(({ state }) => state === 'refused');
  return {
    ...{ facts: toFacts(order, product), canAsk, isRefused, isSample },
    until: canAsk && !isRefused && until !== null ? dateOf(noonOf(until)) : undefined,
    asked: parts.filter(({ state }) => state === 'open' || state === 'refused').length,
    parts: parts.map((part) => toPart(part, view.pedido)),
  };
}

function toPart({ seller, state, reason, documents }: InvoicePart, order: string): InvoicePartData {
  return {
    seller,
    sentence: state === 'none' ? copy.reasons[reason ?? 'unpaid'] : copy.states[state],
    documents: documents.map(({ id, kind, state: ready, total, uuid }) => ({
      ...{ id, isCreditNote: kind === 'credit-note', total, uuid },
      files:
        ready === 'ready'
          ? { xml: invoiceFilePath(order, id, 'xml'), pdf: invoiceFilePath(order, id, 'pdf') }
          : undefined,
    })),
  };
}
