/** Files of an invoice for its customer: the XML as it was stamped, and a PDF for people. */
import type { InvoiceFileReply } from '@tianguis/contract';
import { readCfdi } from './read-cfdi.ts';

/** The line on invoices of the demo. */
export const sampleNotice = 'Factura de prueba, sin valor fiscal';

/** @param xml stamped */
export async function fileOf(
  xml: string,
  format: 'xml' | 'pdf',
  { isSample }: { isSample: boolean },
): Promise<InvoiceFileReply['data']> {
  const { root, uuid } = readCfdi(xml);
  if (format === 'xml') return file(`${uuid}.xml`, 'application/xml', Buffer.from(xml));
  const { invoicePdf } = await import('@tianguis/invoice/pdf');
  return file(`${uuid}.pdf`, 'application/pdf', invoicePdf(root, { notice: isSample ? sampleNotice : null }));
}

const file = (name: string, type: string, content: Buffer): InvoiceFileReply['data'] => ({
  ...{ name, type, content: content.toString('base64') },
});
