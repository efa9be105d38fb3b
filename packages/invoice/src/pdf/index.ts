/** Invoices for people: PDF with the QR code of the SAT. A separate entry, since only files of invoices need it. */
export { type InvoicePdfOptions, invoicePdf, verificationAddress } from './invoice-pdf.ts';
