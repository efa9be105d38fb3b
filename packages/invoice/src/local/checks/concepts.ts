/** Checks of each concept: its price, its Descuento and its taxes. */
import { attribute, find, type XmlNode } from '../../xml/node.ts';
import { isProduct, numberOf, readExact } from './exact.ts';
import { type Check, type Found, refusals } from './found.ts';

/** Rates of the SAT's catalogue c_TasaOCuota by tax, and the greatest quota. */
export const rates: Readonly<Record<string, readonly string[]>> = {
  '002': ['0.000000', '0.080000', '0.160000'],
  '003': [
    ...['0.265000', '0.300000', '0.530000', '0.500000', '1.600000', '0.304000', '0.250000', '0.090000', '0.080000'],
    ...['0.070000', '0.060000', '0.030000', '0.000000'],
  ],
};
export const greatestQuota = '72.160500';

export const checkConcepts: Check = (cfdi) => {
  const concepts = find(cfdi, 'cfdi:Conceptos/cfdi:Concepto');
  const isSale = ['I', 'E'].includes(attribute(cfdi, 'TipoDeComprobante') ?? '');
  return concepts.flatMap((concept, at) =>
    [...priceOf(concept, isSale), ...taxesOf(concept)].map(({ code, message }) => ({
      code,
      message: `Concepto ${at + 1}: ${message}`,
    })),
  );
};

function priceOf(concept: XmlNode, isSale: boolean): Found[] {
  const read = (name: string) => readExact(attribute(concept, name));
  const [pieces, price, amount, discount] = ['Cantidad', 'ValorUnitario', 'Importe', 'Descuento'].map(read);
  if (!pieces || !price || !amount) return refusals([true, 40167, 'Cantidad, ValorUnitario o Importe no es un número']);
  return refusals(
    [!/^\d{8}$/.test(attribute(concept, 'ClaveProdServ') ?? ''), 40162, 'ClaveProdServ no es del catálogo'],
    [!/^[A-Z0-9]{2,3}$/.test(attribute(concept, 'ClaveUnidad') ?? ''), 40165, 'ClaveUnidad no es del catálogo'],
    [isSale && price.value === 0n, 40166, 'ValorUnitario no es mayor que cero'],
    [!isProduct(amount, pieces, price, false), 40167, 'Importe está fuera de los límites'],
    [discount !== undefined && discount.decimals > amount.decimals, 40168, 'Descuento tiene más decimales que Importe'],
    [discount !== undefined && discount.value > amount.value, 40169, 'Descuento es mayor que Importe'],
  );
}

function taxesOf(concept: XmlNode): Found[] {
  const objeto = attribute(concept, 'ObjetoImp') ?? '';
  const [taxes] = find(concept, 'cfdi:Impuestos');
  const traslados = find(concept, 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado');
  const withheld = find(concept, 'cfdi:Impuestos/cfdi:Retenciones/cfdi:Retencion');
  return [
    ...refusals(
      [!/^0[1-8]$/.test(objeto), 40170, 'ObjetoImp no es del catálogo'],
      [objeto === '02' && !taxes, 40171, 'ObjetoImp es 02 y no hay nodo Impuestos'],
      [/^0[134]$/.test(objeto) && taxes !== undefined, 40172, `ObjetoImp es ${objeto} y hay nodo Impuestos`],
      [taxes !== undefined && traslados.length + withheld.length === 0, 40173, 'el nodo Impuestos está vacío'],
    ),
    ...traslados.flatMap(trasladoOf),
  ];
}

function trasladoOf(traslado: XmlNode): Found[] {
  const [tax = '', factor = '', rate] = ['Impuesto', 'TipoFactor', 'TasaOCuota'].map((name) =>
    attribute(traslado, name),
  );
  const [base, exactRate, amount] = [attribute(traslado, 'Base'), rate, attribute(traslado, 'Importe')].map(readExact);
  if (!base || base.value === 0n) return refusals([true, 40174, 'Base no es mayor que cero']);
  if (!(tax in rates) && tax !== '001') return refusals([true, 40175, 'Impuesto no es del catálogo']);
  if (factor === 'Exento')
    return refusals([rate !== undefined || amount !== undefined, 40177, 'Exento no lleva TasaOCuota ni Importe']);
  if (factor !== 'Tasa' && factor !== 'Cuota') return refusals([true, 40176, 'TipoFactor no es del catálogo']);
  if (!exactRate || !amount) return refusals([true, 40178, 'faltan TasaOCuota o Importe']);
  const isKnown =
    factor === 'Tasa' ? rates[tax]?.includes(rate ?? '') : tax === '003' && exactRate.value <= numberOf(greatestQuota);
  return refusals(
    [!isKnown, 40179, `TasaOCuota ${rate} no es del catálogo`],
    [!isProduct(amount, base, exactRate, true), 40180, 'Importe del traslado está fuera de los límites'],
  );
}
