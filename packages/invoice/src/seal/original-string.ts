/**
 * The original string (cadena original): the values of a CFDI in the sequence that the SAT's style sheets
 * `cadenaoriginal_4_0.xslt` and `cadenaoriginal_TFD_1_1.xslt` prescribe. Seals are signatures of this text.
 */
import { attribute, find, type XmlNode } from '../xml/node.ts';

/** Attributes (`@Name`) and paths of elements, in their sequence. An attribute that is absent is skipped. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  'cfdi:Comprobante': [
    ...['@Version', '@Serie', '@Folio', '@Fecha', '@FormaPago', '@NoCertificado', '@CondicionesDePago', '@SubTotal'],
    ...['@Descuento', '@Moneda', '@TipoCambio', '@Total', '@TipoDeComprobante', '@Exportacion', '@MetodoPago'],
    ...['@LugarExpedicion', '@Confirmacion', 'cfdi:InformacionGlobal', 'cfdi:CfdiRelacionados', 'cfdi:Emisor'],
    ...['cfdi:Receptor', 'cfdi:Conceptos/cfdi:Concepto', 'cfdi:Impuestos'],
  ],
  'cfdi:InformacionGlobal': ['@Periodicidad', '@Meses', '@Año'],
  'cfdi:CfdiRelacionados': ['@TipoRelacion', 'cfdi:CfdiRelacionado'],
  'cfdi:CfdiRelacionado': ['@UUID'],
  'cfdi:Emisor': ['@Rfc', '@Nombre', '@RegimenFiscal', '@FacAtrAdquirente'],
  'cfdi:Receptor': [
    ...['@Rfc', '@Nombre', '@DomicilioFiscalReceptor', '@ResidenciaFiscal', '@NumRegIdTrib'],
    ...['@RegimenFiscalReceptor', '@UsoCFDI'],
  ],
  'cfdi:Concepto': [
    ...['@ClaveProdServ', '@NoIdentificacion', '@Cantidad', '@ClaveUnidad', '@Unidad', '@Descripcion'],
    ...['@ValorUnitario', '@Importe', '@Descuento', '@ObjetoImp', 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado'],
    ...['cfdi:Impuestos/cfdi:Retenciones/cfdi:Retencion', 'cfdi:ACuentaTerceros', 'cfdi:InformacionAduanera'],
    ...['cfdi:CuentaPredial', 'cfdi:Parte'],
  ],
  'cfdi:Traslado': ['@Base', '@Impuesto', '@TipoFactor', '@TasaOCuota', '@Importe'],
  // A withholding of the whole CFDI has a tax and an amount only.
  'cfdi:Retencion': ['@Base', '@Impuesto', '@TipoFactor', '@TasaOCuota', '@Importe'],
  'cfdi:ACuentaTerceros': [
    ...['@RfcACuentaTerceros', '@NombreACuentaTerceros', '@RegimenFiscalACuentaTerceros'],
    '@DomicilioFiscalACuentaTerceros',
  ],
  'cfdi:InformacionAduanera': ['@NumeroPedimento'],
  'cfdi:CuentaPredial': ['@Numero'],
  'cfdi:Parte': [
    ...['@ClaveProdServ', '@NoIdentificacion', '@Cantidad', '@Unidad', '@Descripcion', '@ValorUnitario', '@Importe'],
    'cfdi:InformacionAduanera',
  ],
  'cfdi:Impuestos': [
    ...['cfdi:Retenciones/cfdi:Retencion', '@TotalImpuestosRetenidos', 'cfdi:Traslados/cfdi:Traslado'],
    '@TotalImpuestosTrasladados',
  ],
  'tfd:TimbreFiscalDigital': [
    ...['@Version', '@UUID', '@FechaTimbrado', '@RfcProvCertif', '@Leyenda', '@SelloCFD', '@NoCertificadoSAT'],
  ],
};

/** The original string of a CFDI or of its stamp. */
export const originalString = (root: XmlNode): string => `||${valuesOf(root).join('|')}||`;

function valuesOf(node: XmlNode): string[] {
  return (sequences[node.name] ?? []).flatMap((step) => {
    if (!step.startsWith('@')) return find(node, step).flatMap(valuesOf);
    const value = attribute(node, step.slice(1));
    return value === undefined ? [] : [value.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')];
  });
}
