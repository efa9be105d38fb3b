/** Checks of issuer and receiver, of the form of payment and of the period of sales to the general public. */
import { isPossiblePostalCode } from '@tianguis/domain';
import { cfdiUses, fitsUse } from '@tianguis/domain/invoice';
import { genericRfcs, readRfc, taxRegimes } from '@tianguis/domain/tax';
import { attribute, find, type XmlNode } from '../../xml/node.ts';
import { type Found, refusals } from './found.ts';

/** A taxpayer as the SAT's list has it. */
export interface Taxpayer {
  rfc: string;
  name: string;
  postalCode: string;
  regimes: readonly string[];
}

/** Finds a taxpayer. A service for tests can know all taxpayers of a test, or accept every one. */
export type Taxpayers = (rfc: string) => Taxpayer | undefined;

/** The SAT's catalogue c_FormaPago. */
export const paymentForms = /^(0[1-6]|08|1[2-57]|2[3-9]|3[01]|99)$/;

/** @param year of the time of stamping */
export function checkParties(cfdi: XmlNode, taxpayers: Taxpayers | null, year: number): Found[] {
  const read = (name: string) => attribute(cfdi, name) ?? '';
  const form = read('FormaPago');
  return [
    ...refusals(
      [!paymentForms.test(form), 40104, `FormaPago ${form} no es del catálogo`],
      [read('MetodoPago') === 'PPD' && form !== '99', 40105, 'MetodoPago es PPD y FormaPago no es 99'],
      [read('Moneda') !== 'MXN', 40113, 'Moneda no es MXN'],
      [!['I', 'E'].includes(read('TipoDeComprobante')), 40121, 'TipoDeComprobante no es I ni E'],
      [read('Exportacion') !== '01', 40123, 'Exportacion no es 01'],
      [!['PUE', 'PPD'].includes(read('MetodoPago')), 40124, 'MetodoPago no es del catálogo'],
      [!isPossiblePostalCode(read('LugarExpedicion')), 40126, 'LugarExpedicion no es un código postal'],
    ),
    ...checkPeriod(cfdi, year),
    ...checkRelations(cfdi),
    ...checkIssuer(cfdi, taxpayers),
    ...checkReceiver(cfdi, taxpayers),
  ];
}

const isGeneric = (rfc: string): boolean => genericRfcs.some((generic) => generic === rfc);

function kindOf(rfc: string): 'company' | 'person' | undefined {
  const read = readRfc(rfc);
  return 'fault' in read || read.kind === 'generic' ? undefined : read.kind;
}

function checkPeriod(cfdi: XmlNode, year: number): Found[] {
  const [period] = find(cfdi, 'cfdi:InformacionGlobal');
  const [receiver] = find(cfdi, 'cfdi:Receptor');
  const [issuer] = find(cfdi, 'cfdi:Emisor');
  const isPublic = attribute(receiver, 'Rfc') === genericRfcs[0];
  const isNamed = attribute(receiver, 'Nombre') === 'PUBLICO EN GENERAL';
  const isSale = attribute(cfdi, 'TipoDeComprobante') === 'I';
  if (!period) return refusals([isPublic && isNamed && isSale, 40130, 'falta InformacionGlobal']);
  const [kind = '', months = '', text = ''] = ['Periodicidad', 'Meses', 'Año'].map((name) => attribute(period, name));
  const isDouble = kind === '05';
  return refusals(
    [!isNamed, 40130, 'el nombre del receptor no es PUBLICO EN GENERAL'],
    [!isPublic, 40146, 'el RFC del receptor no es XAXX010101000'],
    [!/^0[1-5]$/.test(kind), 40131, 'Periodicidad no es del catálogo'],
    [isDouble && attribute(issuer, 'RegimenFiscal') !== '621', 40132, 'solo el régimen 621 factura por bimestre'],
    [!/^(0[1-9]|1[0-8])$/.test(months), 40133, 'Meses no es del catálogo'],
    [!isDouble && Number(months) > 12, 40134, 'Meses no es un mes'],
    [isDouble && Number(months) < 13, 40135, 'Meses no es un bimestre'],
    [Number(text) !== year && Number(text) !== year - 1, 40136, 'Año no es el año en curso ni el anterior'],
  );
}

const checkRelations = (cfdi: XmlNode): Found[] =>
  refusals([
    find(cfdi, 'cfdi:CfdiRelacionados').some((node) => !/^0[1-7]$/.test(attribute(node, 'TipoRelacion') ?? '')),
    40137,
    'TipoRelacion no es del catálogo',
  ]);

function checkIssuer(cfdi: XmlNode, taxpayers: Taxpayers | null): Found[] {
  const [issuer] = find(cfdi, 'cfdi:Emisor');
  const [rfc = '', name, regime = ''] = ['Rfc', 'Nombre', 'RegimenFiscal'].map((key) => attribute(issuer, key));
  const kind = kindOf(rfc);
  const kinds = Object.hasOwn(taxRegimes, regime) ? taxRegimes[regime] : undefined;
  const listed = taxpayers?.(rfc);
  return refusals(
    [taxpayers !== null && !listed, 40138, 'el emisor no está en la lista de RFC'],
    [listed !== undefined && listed.name !== name, 40139, 'el nombre no es el del RFC del emisor'],
    [!kinds, 40140, 'RegimenFiscal no es del catálogo'],
    [kinds !== undefined && !(kind && kinds.includes(kind)), 40141, 'el régimen no es del tipo de persona del emisor'],
  );
}

function checkReceiver(cfdi: XmlNode, taxpayers: Taxpayers | null): Found[] {
  const [receiver] = find(cfdi, 'cfdi:Receptor');
  const read = (name: string) => attribute(receiver, name) ?? '';
  const [rfc, regime, use] = [read('Rfc'), read('RegimenFiscalReceptor'), read('UsoCFDI')];
  const kind = kindOf(rfc);
  const kinds = Object.hasOwn(taxRegimes, regime) ? (taxRegimes[regime] ?? []) : undefined;
  const shared = refusals(
    [!kinds, 40157, 'RegimenFiscalReceptor no es del catálogo'],
    [!cfdiUses.has(use), 40160, 'UsoCFDI no es del catálogo'],
  );
  if (isGeneric(rfc))
    return [
      ...shared,
      ...refusals(
        [read('DomicilioFiscalReceptor') !== attribute(cfdi, 'LugarExpedicion'), 40149, 'no es LugarExpedicion'],
        [kinds !== undefined && regime !== '616', 40158, 'el régimen de un RFC genérico es 616'],
        [cfdiUses.has(use) && use !== 'S01', 40161, 'el uso de un RFC genérico es S01'],
      ),
    ];
  const listed = taxpayers?.(rfc);
  const fits = kind !== undefined && kinds?.includes(kind) === true;
  return [
    ...shared,
    ...refusals(
      [!kind || (taxpayers !== null && !listed), 40143, 'el RFC del receptor no está en la lista de RFC'],
      [listed !== undefined && listed.name !== read('Nombre'), 40145, 'el nombre no es el del RFC del receptor'],
      [listed !== undefined && listed.postalCode !== read('DomicilioFiscalReceptor'), 40148, 'no es su código postal'],
      [kinds !== undefined && kind !== undefined && !fits, 40158, 'el régimen no es del tipo de persona del receptor'],
      [fits && listed !== undefined && !listed.regimes.includes(regime), 40159, 'el régimen no es el del receptor'],
      [fits && cfdiUses.has(use) && !fitsUse(use, { regime, kind }), 40161, 'el uso no corresponde al régimen'],
    ),
  ];
}
