/** The CFDI 4.0 of one seller's part of an order, or of a credit note. */
import { decimalMoney, type Moment } from '@tianguis/domain';
import {
  type Concept,
  type ConceptTax,
  creditNoteUse,
  type GlobalPeriod,
  type InvoiceSums,
  isGeneralPublic,
  issueTime,
  type Receiver,
  type TaxSum,
  taxCodes,
  writeMicros,
} from '@tianguis/domain/invoice';
import { readRfc, type SellerTax } from '@tianguis/domain/tax';
import { node, type XmlNode } from '../xml/node.ts';
import { cfdiText } from './text.ts';

interface Issued {
  /** Letters before the folio. */
  series: string | null;
  folio: string;
  issuedAt: Moment;
  /** The seller. */
  issuer: SellerTax;
  /** Postal code of the place of issue. */
  postalCode: string;
  sums: InvoiceSums;
  /** FormaPago, as `paymentForm` of domain computes it. */
  paymentForm: string;
}

export interface Invoice extends Issued {
  kind: 'invoice';
  receiver: Receiver;
  /** The period of sales to the general public; null for another receiver. */
  period: GlobalPeriod | null;
}

export interface CreditNote extends Issued {
  kind: 'credit-note';
  /** The receiver of the invoice. */
  receiver: Receiver;
  /** TipoRelacion: 01 for money that is returned, 03 for goods that came back. */
  relation: '01' | '03';
  /** The fiscal folio (UUID) of the invoice. */
  invoice: string;
}

/** The attributes that are the same in every CFDI: no export, Mexican pesos, paid at once. */
const constant = { Version: '4.0', Moneda: 'MXN', Exportacion: '01', MetodoPago: 'PUE' } as const;

/**
 * The CFDI without a seal.
 * @throws RangeError if the period and the receiver do not fit
 */
export function cfdiOf(document: Invoice | CreditNote): XmlNode {
  const { sums, issuer, postalCode } = document;
  const attributes = {
    ...constant,
    Serie: document.series,
    Folio: document.folio,
    Fecha: issueTime(document.issuedAt, postalCode),
    FormaPago: document.paymentForm,
    SubTotal: decimalMoney(sums.subtotal),
    Descuento: sums.discount === null ? null : decimalMoney(sums.discount),
    Total: decimalMoney(sums.total),
    TipoDeComprobante: document.kind === 'invoice' ? 'I' : 'E',
    LugarExpedicion: postalCode,
  };
  return node('cfdi:Comprobante', attributes, [
    document.kind === 'invoice' ? periodNode(document) : null,
    document.kind === 'credit-note' ? relationNode(document) : null,
    node('cfdi:Emisor', { Rfc: issuer.rfc, Nombre: cfdiText(issuer.name, 300), RegimenFiscal: issuer.regime }),
    receiverNode(document),
    node('cfdi:Conceptos', {}, sums.concepts.map(conceptNode)),
    taxesNode(sums),
  ]);
}

function periodNode({ receiver, period }: Invoice): XmlNode | null {
  if (isGeneralPublic(receiver) !== (period !== null))
    throw new RangeError('an invoice has a period if its receiver is the general public, and only then');
  if (!period) return null;
  const { periodicity, months, year } = period;
  return node('cfdi:InformacionGlobal', { Periodicidad: periodicity, Meses: months, Año: year });
}

const relationNode = ({ relation, invoice }: CreditNote): XmlNode =>
  node('cfdi:CfdiRelacionados', { TipoRelacion: relation }, [node('cfdi:CfdiRelacionado', { UUID: invoice })]);

function receiverNode({ kind, receiver, postalCode }: Invoice | CreditNote): XmlNode {
  const { rfc, name, regime } = receiver;
  const read = readRfc(rfc);
  const taxpayer = 'kind' in read && read.kind !== 'generic' ? read.kind : undefined;
  const returned = taxpayer ? creditNoteUse({ regime, kind: taxpayer }) : receiver.use;
  return node('cfdi:Receptor', {
    Rfc: rfc,
    Nombre: cfdiText(name, 300),
    // The generic RFCs have no address of their own. The SAT wants the place of issue.
    DomicilioFiscalReceptor: taxpayer ? receiver.postalCode : postalCode,
    RegimenFiscalReceptor: regime,
    UsoCFDI: kind === 'invoice' ? receiver.use : returned,
  });
}

function conceptNode(concept: Concept): XmlNode {
  const { taxed, taxes } = concept;
  const attributes = {
    ClaveProdServ: taxed.keys.claveProdServ,
    NoIdentificacion: concept.sku === null ? null : cfdiText(concept.sku, 100),
    Cantidad: String(taxed.pieces),
    ClaveUnidad: taxed.keys.claveUnidad,
    Descripcion: cfdiText(concept.description, 1000),
    ValorUnitario: writeMicros(concept.unitValue),
    Importe: writeMicros(concept.amount),
    Descuento: concept.isDiscounted ? writeMicros(concept.discount) : null,
    // A free concept is no object of taxes; a concept with the rate 0 and an exempt one are.
    ObjetoImp: taxes.length > 0 ? '02' : '01',
  };
  if (taxes.length === 0) return node('cfdi:Concepto', attributes);
  const traslados = node('cfdi:Traslados', {}, taxes.map(taxNode));
  return node('cfdi:Concepto', attributes, [node('cfdi:Impuestos', {}, [traslados])]);
}

const taxNode = ({ tax, factor, rate, base, amount }: ConceptTax): XmlNode =>
  node('cfdi:Traslado', {
    Base: writeMicros(base),
    Impuesto: taxCodes[tax],
    TipoFactor: factor,
    TasaOCuota: rate === null ? null : writeMicros(rate),
    Importe: amount === null ? null : writeMicros(amount),
  });

/** The taxes of the whole CFDI. Null if all concepts are free. */
function taxesNode({ taxes, taxTotal }: InvoiceSums): XmlNode | null {
  if (taxes.length === 0) return null;
  const attributes = { TotalImpuestosTrasladados: taxTotal === null ? null : decimalMoney(taxTotal) };
  return node('cfdi:Impuestos', attributes, [node('cfdi:Traslados', {}, taxes.map(sumNode))]);
}

const sumNode = ({ tax, factor, rate, base, amount }: TaxSum): XmlNode =>
  node('cfdi:Traslado', {
    Base: decimalMoney(base),
    Impuesto: taxCodes[tax],
    TipoFactor: factor,
    TasaOCuota: rate === null ? null : writeMicros(rate),
    Importe: amount === null ? null : decimalMoney(amount),
  });
