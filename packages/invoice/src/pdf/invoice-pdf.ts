/**
 * The printed representation of a CFDI, with what the SAT prescribes (Anexo 20, rule 2.7.1.7): QR code, seals, original
 * string of the stamp, and the numbers of both certificates.
 */
import { cfdiUses } from '@tianguis/domain/invoice';
import { regimeNames } from '@tianguis/domain/tax';
import { encode } from 'uqr';
import { originalString } from '../seal/original-string.ts';
import { attribute, find, type XmlNode } from '../xml/node.ts';
import { type Font, linesOf } from './letters.ts';
import { createPdf, type PdfPage, page } from './pdf-file.ts';

export interface InvoicePdfOptions {
  /** A line at the top of each page, such as "Factura de prueba, sin valor fiscal"; null for none. */
  notice: string | null;
}

const margin = 34;
const right = page.width - margin;
const width = right - margin;

const kinds: Readonly<Record<string, string>> = { I: 'Factura', E: 'Nota de crédito' };
const forms: Readonly<Record<string, string>> = {
  ...{ '01': 'Efectivo', '03': 'Transferencia electrónica de fondos', '04': 'Tarjeta de crédito' },
  ...{ '05': 'Monedero electrónico', '28': 'Tarjeta de débito', '31': 'Intermediario pagos' },
};
const relations: Readonly<Record<string, string>> = {
  ...{ '01': 'Nota de crédito de los documentos relacionados', '03': 'Devolución de mercancía' },
};

/** The address at which anybody can verify a CFDI. The QR code has it. */
export function verificationAddress(cfdi: XmlNode): string {
  const read = (path: string, name: string) => attribute(path === '' ? cfdi : find(cfdi, path)[0], name) ?? '';
  const parameters = [
    ['id', read('cfdi:Complemento/tfd:TimbreFiscalDigital', 'UUID')],
    ['re', read('cfdi:Emisor', 'Rfc')],
    ['rr', read('cfdi:Receptor', 'Rfc')],
    ['tt', read('', 'Total')],
    ['fe', read('', 'Sello').slice(-8)],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${parameters.join('&')}`;
}

const money = (text: string | undefined): string =>
  Number(text ?? 0).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });

/** Writes below what was written before, and goes on on the next page. */
function createFlow(notice: string | null) {
  const file = createPdf();
  let current: PdfPage;
  let y = 0;
  const start = () => {
    current = file.addPage();
    y = page.height - margin;
    if (notice === null) return;
    current.rectangle(margin, y - 16, width, 22, 0.9);
    current.text(notice, margin + 8, y - 9, { font: 'bold', size: 11 });
    y -= 34;
  };
  start();
  const flow = {
    file,
    room(height: number) {
      if (y - height < margin) start();
    },
    move(height: number) {
      y -= height;
    },
    get page() {
      return current;
    },
    get y() {
      return y;
    },
    /** Lines of a text in a column. */
    write(text: string, style: { font?: Font; size: number; grey?: number }, x = margin, wide = width) {
      for (const line of linesOf(text, style.font ?? 'plain', style.size, wide)) {
        flow.room(style.size * 1.3);
        y -= style.size * 1.3;
        current.text(line, x, y, style);
      }
    },
    pair(name: string, value: string) {
      flow.room(13);
      y -= 13;
      current.text(name, margin, y, { size: 9, grey: 0.35 });
      const [first = '', ...rest] = linesOf(value, 'plain', 9, width - 150);
      current.text(first, margin + 150, y, { size: 9 });
      for (const line of rest) {
        flow.room(12);
        y -= 12;
        current.text(line, margin + 150, y, { size: 9 });
      }
    },
    title(text: string) {
      flow.room(40);
      y -= 10;
      flow.write(text, { font: 'bold', size: 11 });
    },
  };
  return flow;
}

type Flow = ReturnType<typeof createFlow>;

/** @param cfdi stamped */
export function invoicePdf(cfdi: XmlNode, { notice }: InvoicePdfOptions): Buffer {
  const flow = createFlow(notice);
  const read = (name: string) => attribute(cfdi, name) ?? '';
  const [stamp] = find(cfdi, 'cfdi:Complemento/tfd:TimbreFiscalDigital');
  const kind = kinds[read('TipoDeComprobante')] ?? 'CFDI';
  const number = [read('Serie'), read('Folio')].filter((part) => part !== '').join(' ');
  flow.write(`${kind} ${number}`.trim(), { font: 'bold', size: 18 });
  flow.move(4);
  flow.pair('Folio fiscal (UUID)', attribute(stamp, 'UUID') ?? '');
  flow.pair('Fecha de emisión', read('Fecha').replace('T', ' '));
  flow.pair('Lugar de expedición', `C.P. ${read('LugarExpedicion')}`);
  writeParties(flow, cfdi);
  writeConcepts(flow, cfdi);
  writeSums(flow, cfdi);
  writeSeals(flow, cfdi, stamp);
  return flow.file.write(`${kind} ${attribute(stamp, 'UUID') ?? number}`);
}

const regimeOf = (code = ''): string => [code, regimeNames[code]].filter(Boolean).join(' ');

function writeParties(flow: Flow, cfdi: XmlNode): void {
  const [issuer] = find(cfdi, 'cfdi:Emisor');
  const [receiver] = find(cfdi, 'cfdi:Receptor');
  flow.title('Emisor');
  flow.pair('Nombre', attribute(issuer, 'Nombre') ?? '');
  flow.pair('RFC', attribute(issuer, 'Rfc') ?? '');
  flow.pair('Régimen fiscal', regimeOf(attribute(issuer, 'RegimenFiscal')));
  flow.title('Receptor');
  flow.pair('Nombre', attribute(receiver, 'Nombre') ?? '');
  flow.pair('RFC', attribute(receiver, 'Rfc') ?? '');
  flow.pair('Régimen fiscal', regimeOf(attribute(receiver, 'RegimenFiscalReceptor')));
  flow.pair('Código postal', attribute(receiver, 'DomicilioFiscalReceptor') ?? '');
  const use = attribute(receiver, 'UsoCFDI') ?? '';
  flow.pair('Uso del CFDI', [use, cfdiUses.get(use)?.name].filter(Boolean).join(' '));
  for (const related of find(cfdi, 'cfdi:CfdiRelacionados')) {
    const code = attribute(related, 'TipoRelacion') ?? '';
    const folios = find(related, 'cfdi:CfdiRelacionado').map((one) => attribute(one, 'UUID') ?? '');
    flow.pair('Factura relacionada', `${folios.join(', ')} (${code} ${relations[code] ?? ''})`);
  }
}

function writeConcepts(flow: Flow, cfdi: XmlNode): void {
  flow.title('Conceptos');
  for (const concept of find(cfdi, 'cfdi:Conceptos/cfdi:Concepto')) {
    const read = (name: string) => attribute(concept, name) ?? '';
    flow.room(46);
    flow.move(4);
    flow.page.rectangle(margin, flow.y, width, 0.5, 0.75);
    const top = flow.y;
    flow.write(read('Descripcion'), { size: 9 }, margin, width - 110);
    flow.page.text(money(read('Importe')), right, top - 12, { size: 9, align: 'right' });
    const discount = attribute(concept, 'Descuento');
    const facts = [
      `${read('Cantidad')} ${read('ClaveUnidad')} x ${read('ValorUnitario')}`,
      `clave ${read('ClaveProdServ')}`,
      ...(read('NoIdentificacion') === '' ? [] : [`SKU ${read('NoIdentificacion')}`]),
      ...(discount === undefined ? [] : [`descuento ${money(discount)}`]),
      `objeto de impuesto ${read('ObjetoImp')}`,
      ...find(concept, 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado').map(taxWords),
    ];
    flow.write(facts.join(' · '), { size: 7.5, grey: 0.35 }, margin, width - 110);
  }
}

function taxWords(tax: XmlNode): string {
  const name = attribute(tax, 'Impuesto') === '003' ? 'IEPS' : 'IVA';
  const factor = attribute(tax, 'TipoFactor') ?? '';
  if (factor === 'Exento') return `${name} exento`;
  const rate = Number(attribute(tax, 'TasaOCuota') ?? 0);
  const shown = factor === 'Tasa' ? `${Math.round(rate * 1_000_000) / 10_000} %` : `cuota ${rate}`;
  return `${name} ${shown}: ${money(attribute(tax, 'Importe'))}`;
}

function writeSums(flow: Flow, cfdi: XmlNode): void {
  const read = (name: string) => attribute(cfdi, name);
  const line = (name: string, value: string, font: Font = 'plain') => {
    flow.room(14);
    flow.move(14);
    flow.page.text(name, right - 110, flow.y, { size: 10, font, align: 'right' });
    flow.page.text(value, right, flow.y, { size: 10, font, align: 'right' });
  };
  flow.move(6);
  line('Subtotal', money(read('SubTotal')));
  if (read('Descuento') !== undefined) line('Descuento', `-${money(read('Descuento'))}`);
  for (const tax of find(cfdi, 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado')) {
    const [name = '', value = ''] = taxWords(tax).split(': ');
    line(name, value);
  }
  line(`Total ${read('Moneda') ?? ''}`, money(read('Total')), 'bold');
  const form = read('FormaPago') ?? '';
  flow.pair('Forma de pago', [form, forms[form]].filter(Boolean).join(' '));
  flow.pair(
    'Método de pago',
    read('MetodoPago') === 'PUE' ? 'PUE Pago en una sola exhibición' : (read('MetodoPago') ?? ''),
  );
}

const moduleSize = 1.9;

function writeSeals(flow: Flow, cfdi: XmlNode, stamp: XmlNode | undefined): void {
  const { data, size } = encode(verificationAddress(cfdi), { ecc: 'M', border: 0 });
  const side = size * moduleSize;
  flow.room(side + 20);
  flow.move(14);
  const [left, top] = [margin, flow.y];
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark)
        flow.page.rectangle(left + column * moduleSize, top - (row + 1) * moduleSize, moduleSize, moduleSize, 0);
  const x = left + side + 16;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Certificado del emisor', attribute(cfdi, 'NoCertificado')],
    ['Certificado del SAT', attribute(stamp, 'NoCertificadoSAT')],
    ['Proveedor de certificación', attribute(stamp, 'RfcProvCertif')],
    ['Fecha de certificación', attribute(stamp, 'FechaTimbrado')?.replace('T', ' ')],
  ];
  for (const [at, [name, value]] of facts.entries()) {
    flow.page.text(name, x, top - 10 - at * 26, { size: 8, grey: 0.35 });
    flow.page.text(value ?? '', x, top - 21 - at * 26, { size: 9 });
  }
  flow.page.text('Verifícala con el código en el sitio del SAT.', x, top - 114, { size: 8, grey: 0.35 });
  flow.move(Math.max(side, 120) + 6);
  const long = (name: string, value: string) => {
    flow.write(name, { font: 'bold', size: 8 });
    flow.write(value, { font: 'fixed', size: 6.5 });
    flow.move(4);
  };
  long('Sello digital del emisor', attribute(cfdi, 'Sello') ?? '');
  long('Sello digital del SAT', attribute(stamp, 'SelloSAT') ?? '');
  if (stamp) long('Cadena original del complemento de certificación', originalString(stamp));
  flow.write('Este documento es una representación impresa de un CFDI.', { size: 8, grey: 0.35 });
}
