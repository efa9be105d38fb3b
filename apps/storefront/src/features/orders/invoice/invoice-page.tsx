import { buttonClass, type FormResult } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { Card } from '../../../shared/frame/card.tsx';
import { OrderFrame } from '../order-frame.tsx';
import type { InvoiceDocument, InvoiceFormData } from './invoice.server.ts';
import { invoiceCopy as copy } from './invoice-copy.ts';
import type { DocumentData, InvoicePartData } from './invoice-data.ts';
import { InvoiceForm } from './invoice-form.tsx';

export interface InvoicePageProps extends Omit<InvoiceDocument, 'refused'> {
  form: InvoiceFormData;
  result?: FormResult | undefined;
  /** Says that typed texts have been restored. */
  notice?: string | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** AF-03: asks for the invoices of an order, and shows those that it has. */
export function InvoicePage({ heading = 'h1', ...page }: InvoicePageProps) {
  const { facts, canAsk, isRefused, isSample, until, asked, parts, result } = page;
  const hasDocuments = parts.some(({ documents }) => documents.length > 0);
  const title = canAsk ? (isRefused ? copy.wrongTitle : copy.title) : hasDocuments ? copy.ready : copy.none;
  return (
    <OrderFrame facts={facts} title={title} isWrong={result?.status === 'invalid'} heading={heading}>
      {page.notice !== undefined && (
        <Note look="good" role="status">
          {page.notice}
        </Note>
      )}
      {isSample && <Note look="warning">{copy.sample}</Note>}
      {canAsk && (
        <Card icon="receipt" title={copy.form}>
          <p className="mt-1 text-ink-soft">
            {copy.where} {until !== undefined && copy.until(until)} {asked > 1 && copy.several(asked)}
          </p>
          <InvoiceForm {...page} sample={heading !== 'h1'} />
        </Card>
      )}
      {parts.map((part) => (
        <Part key={part.seller} part={part} />
      ))}
      {!canAsk && (
        <p>
          <a href={facts.href} className={buttonClass('primary', 'max-sm:w-full')}>
            {copy.see}
          </a>
        </p>
      )}
    </OrderFrame>
  );
}

function Part({ part: { seller, sentence, documents } }: { part: InvoicePartData }) {
  return (
    <Card icon="store" title={seller}>
      <p className="mt-1">{sentence}</p>
      {documents.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {documents.map((document) => (
            <Document key={document.id} document={document} seller={seller} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Document({ document, seller }: { document: DocumentData; seller: string }) {
  const { isCreditNote, total, uuid, files } = document;
  const name = isCreditNote ? copy.creditNote : copy.invoice;
  return (
    <li className="border-t border-line pt-3 text-sm">
      <p className="font-semibold">
        {name} {copy.of(total)}
      </p>
      {isCreditNote && <p className="text-ink-soft">{copy.creditNoteText}</p>}
      {uuid !== null && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {copy.uuid}: {uuid}
        </p>
      )}
      {files ? (
        <p className="mt-2 flex flex-wrap gap-2">
          <a href={files.pdf} aria-label={copy.fileOf('PDF', name, seller)} className={buttonClass('outline')}>
            {copy.pdf}
          </a>
          <a href={files.xml} aria-label={copy.fileOf('XML', name, seller)} className={buttonClass('outline')}>
            {copy.xml}
          </a>
        </p>
      ) : (
        <p className="text-ink-soft">{copy.waiting}</p>
      )}
    </li>
  );
}
