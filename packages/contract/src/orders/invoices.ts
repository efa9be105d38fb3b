/**
 * Invoices (CFDI 4.0) of an order, one for each seller's part, and their credit notes (AF-03). Money is in centavos.
 */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { orderParams } from './checkout.ts';

const strict = { additionalProperties: false };
const uuid = (description: string) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description });

/** Tax data of the receiver of an invoice. */
const receiver = {
  rfc: Type.String({ maxLength: 40, description: 'RFC; spaces and hyphens are left out' }),
  nombre: Type.String({ maxLength: 300, description: 'Name as in the tax certificate, without the form of company' }),
  regimen: Type.String({ maxLength: 10, description: 'RegimenFiscalReceptor: a code of c_RegimenFiscal' }),
  uso: Type.String({ maxLength: 10, description: 'UsoCFDI: a code of c_UsoCFDI that goes with the regime' }),
  codigoPostal: Type.String({ maxLength: 10, description: 'Postal code of the fiscal address' }),
};

export const invoiceForm = Type.Object(
  {
    solicitud: uuid('Chosen by the caller: sent again, the form acts once'),
    ...receiver,
    revisado: Type.Optional(
      Type.String({ maxLength: 400, description: '`revisado` of the reply INVOICE_DATA_DOUBTFUL: the data are right' }),
    ),
  },
  strict,
);
export type InvoiceForm = Static<typeof invoiceForm>;

const receiverData = Type.Object(receiver);
export type InvoiceReceiver = Static<typeof receiverData>;

const document = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['invoice', 'credit-note']),
  state: Type.Enum(['waiting', 'ready'], { description: 'A document that is ready has its XML' }),
  total: Type.Integer(),
  uuid: nullable(Type.String({ description: 'Fiscal folio' })),
  at: nullable(Type.String({ description: 'When it was stamped, RFC 3339 in UTC' })),
});
export type InvoiceDocument = Static<typeof document>;

/** Why a part has no invoice, and none can be asked for. */
export const noInvoiceReasons = [
  'unpaid',
  'disputed',
  'test',
  'late',
  'nothing-charged',
  'seller',
  'tax-keys',
] as const;
export type NoInvoiceReason = (typeof noInvoiceReasons)[number];

const part = Type.Object({
  seller: Type.String({ description: 'The seller, who issues the invoice' }),
  state: Type.Enum(['open', 'waiting', 'refused', 'issued', 'none'], {
    description: 'open: can be asked for; refused: the SAT refused the data, which can be corrected',
  }),
  reason: nullable(Type.Enum([...noInvoiceReasons], { description: 'Why the state is none' })),
  amount: Type.Integer({ description: 'Of the invoice that exists, or that would be made now' }),
  documents: Type.Array(document),
});
export type InvoicePart = Static<typeof part>;

const invoices = Type.Object({
  pedido: Type.String(),
  until: nullable(Type.String({ description: 'The last date on which an invoice can be asked for; null: not paid' })),
  can_ask: Type.Boolean({ description: 'A part is open or refused' }),
  receiver: nullable(receiverData),
  faults: Type.Array(Type.Object({ name: Type.String(), msg: Type.String() }), {
    description: 'What the SAT refused, by the field of the form',
  }),
  is_sample: Type.Boolean({ description: 'The shop is a demo: its invoices have no fiscal value' }),
  parts: Type.Array(part),
});
export type InvoicesView = Static<typeof invoices>;
export const invoicesReply = Type.Object({ status: Type.String(), data: invoices });
export type InvoicesReply = Static<typeof invoicesReply>;

export const invoiceFileParams = Type.Object(
  { ...orderParams.properties, factura: uuid('The document'), formato: Type.Enum(['xml', 'pdf']) },
  strict,
);

/** The file of an invoice or of a credit note. */
export const invoiceFileReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    name: Type.String({ description: 'Name of the file' }),
    type: Type.String({ description: 'Content type' }),
    content: Type.String({ description: 'Base64' }),
  }),
});
export type InvoiceFileReply = Static<typeof invoiceFileReply>;
