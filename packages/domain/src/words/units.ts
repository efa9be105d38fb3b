/** Normalises quantities in folded texts: `55"`, `55 pulgadas`, `1 tb`, `1.5 L` become one term each. */

/** Names of a unit, its canonical unit, and the factor between them. */
const units: ReadonlyArray<[names: string, unit: string, times?: number]> = [
  ["\" '' in inch inches pulgada pulgadas pulg pulgs plg plgs pul", 'in'],
  ['mm milimetro milimetros', 'mm'],
  ['cm cms centimetro centimetros', 'cm'],
  ['m mt mts metro metros', 'cm', 100],
  ['km kms kilometro kilometros', 'km'],
  ['pie pies ft', 'pie'],
  ['mg miligramo miligramos', 'mg'],
  ['g gr grs gms gramo gramos', 'g'],
  ['kg kgs kilo kilos kilogramo kilogramos', 'g', 1000],
  ['ml mililitro mililitros cc', 'ml'],
  ['l lt lts ltr litro litros', 'ml', 1000],
  ['oz onza onzas', 'oz'],
  ['lb lbs libra libras', 'lb'],
  ['mb megabyte megabytes megas', 'mb'],
  ['gb gigabyte gigabytes giga gigas', 'gb'],
  ['tb terabyte terabytes tera teras', 'tb'],
  ['w watt watts vatio vatios', 'w'],
  ['kw kilowatt kilowatts', 'w', 1000],
  ['v volt volts voltio voltios', 'v'],
  ['mah', 'mah'],
  ['ah', 'mah', 1000],
  ['amp amps ampere amperes amperio amperios', 'amp'],
  ['hz hertz', 'hz'],
  ['mhz', 'mhz'],
  ['ghz', 'ghz'],
  ['mp mpx mpix megapixel megapixeles megapixels', 'mp'],
  ['fps', 'fps'],
  ['rpm', 'rpm'],
  ['btu btus', 'btu'],
  ['hp', 'hp'],
  ['psi', 'psi'],
  ['lm lumen lumenes lumens', 'lm'],
  ['pz pza pzas pzs pieza piezas pcs uds unidades', 'pz'],
  ['h hr hrs hora horas', 'h'],
  ['min minuto minutos', 'min'],
  ['año años', 'año'],
  ['mes meses', 'mes'],
  ['persona personas', 'persona'],
  ['%', '%'],
];

const byName = new Map(
  units.flatMap(([names, unit, times = 1]) => names.split(' ').map((name) => [name, { unit, times }] as const)),
);

/** Longest names first, so that `mm` is not read as `m`. */
const alternatives = [...byName.keys()].sort((a, b) => b.length - a.length).join('|');
const quantity = new RegExp(`(?<![a-z0-9ñ.])(\\d+(?:\\.\\d+)?)[ -]?(${alternatives})(?![a-z0-9ñ'"])`, 'g');

/** A decimal number without trailing zeros: `2.0` is `2`, `1.50` is `1.5`. */
export function plainNumber(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/** The quantity as one term in its canonical unit: 1.5 and `l` give `1500ml`. */
function quantityWord(digits: string, name: string): string {
  const { unit, times } = byName.get(name) ?? { unit: name, times: 1 };
  if (times === 1) return plainNumber(digits) + unit;
  return String(Number((Number(digits) * times).toFixed(3))) + unit;
}

const lengths = '(cms?|centimetros?|mts?|metros?|m)';
const side = '(\\d+(?:\\.\\d+)?)';
const next = `(?: ?${lengths})? ?(?:x|×|por) ?${side}`;
const dimensions = new RegExp(`(?<![a-z0-9ñ.])${side}${next}(?:${next})? ?${lengths}(?![a-z0-9ñ])`, 'g');

/** "2 x 3 metros", "120 cm × 50 cm" as one code in centimetres: `200x300`, `120x50`. */
function joinDimensions(text: string): string {
  return text.replace(dimensions, (_, ...found: Array<string | undefined>) => {
    const [one, unitOfOne, other, unitOfOther, third, unit = ''] = found;
    // A side has its own unit, or that of the last one.
    const centimetres = (size: string | undefined, own = unit) =>
      size === undefined ? [] : Number((Number(size) * (own.startsWith('c') ? 1 : 100)).toFixed(1));
    const sides = [centimetres(one, unitOfOne), centimetres(other, unitOfOther), centimetres(third)];
    return sides.flat().join('x');
  });
}

/** The text with each quantity replaced by `≈1500ml≈1.5≈1.5_l`: the canonical term, the number, the original text. */
export function markQuantities(text: string): string {
  const plain = text
    .replace(/(?:(\d+) )?\b(\d)[/⁄](2|4|8|16)\b(?![/⁄])/g, (_, whole: string | undefined, part: string, of: string) =>
      String(Number(whole ?? 0) + Number(part) / Number(of)),
    )
    .replace(/(?<=\d)[,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
  return joinDimensions(plain)
    .replace(/(?<=\d) ?[x×] ?(?=\d)/g, 'x')
    .replace(
      quantity,
      (written, digits: string, name: string) =>
        ` ≈${quantityWord(digits, name)}≈${plainNumber(digits)}≈${written.replaceAll(' ', '_')} `,
    );
}
