/** Checks of the sums of the whole CFDI. The schemas check no sums. */
import { attribute, find, type XmlNode } from '../../xml/node.ts';
import { numberOf, readExact, rounded, show } from './exact.ts';
import { type Check, type Found, refusals } from './found.ts';

const sum = (values: Iterable<bigint>): bigint => [...values].reduce((total, value) => total + value, 0n);
const sumOf = (nodes: readonly XmlNode[], name: string): bigint =>
  sum(nodes.map((node) => numberOf(attribute(node, name))));
const hasManyDecimals = (text: string | undefined): boolean => (readExact(text)?.decimals ?? 0) > 2;

export const checkSums: Check = (cfdi) => {
  const concepts = find(cfdi, 'cfdi:Conceptos/cfdi:Concepto');
  const read = (name: string) => attribute(cfdi, name);
  const [subtotal, discount] = [numberOf(read('SubTotal')), numberOf(read('Descuento'))];
  const subtotals = rounded(sumOf(concepts, 'Importe'));
  const discounts = rounded(sumOf(concepts, 'Descuento'));
  const isDiscounted = concepts.some((concept) => attribute(concept, 'Descuento') !== undefined);
  const [taxes] = find(cfdi, 'cfdi:Impuestos');
  const total = subtotal - discount + numberOf(attribute(taxes, 'TotalImpuestosTrasladados'));
  const net = total - numberOf(attribute(taxes, 'TotalImpuestosRetenidos'));
  return [
    ...refusals(
      [hasManyDecimals(read('SubTotal')), 40107, 'SubTotal tiene más de dos decimales'],
      [subtotal !== subtotals, 40108, `SubTotal es ${show(subtotal)} y los conceptos suman ${show(subtotals)}`],
      [discount > subtotal, 40110, 'Descuento es mayor que SubTotal'],
      [
        isDiscounted !== (read('Descuento') !== undefined) || discount !== discounts,
        40111,
        `Descuento es ${show(discount)} y los conceptos suman ${show(discounts)}`,
      ],
      [hasManyDecimals(read('Descuento')), 40112, 'Descuento tiene más de dos decimales'],
      [
        numberOf(read('Total')) !== net || hasManyDecimals(read('Total')),
        40119,
        `Total es ${read('Total')} y debe ser ${show(net)}`,
      ],
    ),
    ...taxSums(cfdi, concepts),
  ];
};

const keyOf = (traslado: XmlNode): string =>
  ['Impuesto', 'TipoFactor', 'TasaOCuota'].map((name) => attribute(traslado, name) ?? '').join(' ');

function taxSums(cfdi: XmlNode, concepts: readonly XmlNode[]): Found[] {
  const [taxes] = find(cfdi, 'cfdi:Impuestos');
  const written = find(cfdi, 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado');
  const single = concepts.flatMap((concept) => find(concept, 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado'));
  const byKey = Map.groupBy(single, keyOf);
  const keys = written.map(keyOf);
  const total = attribute(taxes, 'TotalImpuestosTrasladados');
  const isTaxed = single.some((traslado) => attribute(traslado, 'TipoFactor') !== 'Exento');
  return [
    ...refusals(
      [hasManyDecimals(total), 40204, 'TotalImpuestosTrasladados tiene más de dos decimales'],
      [
        numberOf(total) !== sumOf(written, 'Importe'),
        40205,
        'TotalImpuestosTrasladados no es la suma de los traslados',
      ],
      // A CFDI with exempt concepts only has no total of taxes.
      [isTaxed !== (total !== undefined), 40212, 'TotalImpuestosTrasladados falta o sobra'],
      [new Set(keys).size < keys.length, 40218, 'hay dos traslados con la misma combinación'],
      [[...byKey.keys()].some((key) => !keys.includes(key)), 40221, 'falta un traslado de los conceptos'],
    ),
    ...written.flatMap((traslado) => {
      const same = byKey.get(keyOf(traslado)) ?? [];
      const [base, amount] = [attribute(traslado, 'Base'), attribute(traslado, 'Importe')];
      return refusals(
        [hasManyDecimals(base), 40214, 'Base tiene más de dos decimales'],
        [
          numberOf(base) !== rounded(sumOf(same, 'Base')),
          40215,
          `Base es ${base} y los conceptos suman ${show(sumOf(same, 'Base'))}`,
        ],
        [hasManyDecimals(amount), 40220, 'Importe tiene más de dos decimales'],
        [
          numberOf(amount) !== rounded(sumOf(same, 'Importe')),
          40221,
          `Importe es ${amount} y los conceptos suman ${show(sumOf(same, 'Importe'))}`,
        ],
      );
    }),
  ];
}
