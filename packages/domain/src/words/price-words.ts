/** Prices that a search says: "menos de 5000", "entre 200 y 500", "de 10 mil". */

/** Centavos, both ends included. */
export interface PriceRange {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

/** A price that is said as "de 500 pesos" is found a quarter below and above it. */
const around = 0.25;

/** A number with its centavos, which a bound must not lose: "menos de 9.50". */
const digits = String.raw`((?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.\d{1,2})?)`;
const thousand = String.raw`( ?mil(?![\p{L}]))?`;
const currency = String.raw`(?: ?(?:pesos|pesitos|varos|baros|mxn|mn|lana)(?![\p{L}]))`;
const amount = String.raw`\$? ?${digits}${thousand}${currency}?`;
const units =
  '%|"|anos?|años?|mes|meses|dias|horas|hrs?|min|cm|mm|mts?|metros?|m|km|kg|kilos?|g|gr|gramos|ml|l|lts?|litros?|oz|onzas|lb|gb|tb|gigas?|megas?|w|watts?|v|volts?|mah|hz|btu|hp|pulgadas?|pulg|in|piezas?|pzs?|pies|personas?|tazas|puertas?|pasajeros|velocidades|canales|hojas|paginas|rollos|capsulas|tabletas|puntos|nucleos|mp|x';
/** What shows that a number is no price: a unit, or another number behind it. */
const noUnit = String.raw`(?! ?(?:${units})(?![\p{L}\d]))(?![\d.,/-]*\d)`;

const upTo = [
  '(?:por |a )?menos (?:de|que)',
  '(?:no )?mas baratos? (?:que|de)',
  'no mas (?:de|que)',
  'hasta',
  '(?:que )?no (?:pasen?|cuesten?|valgan?)(?: mas)? de',
  'maximo(?: de)?',
  'max',
  '(?:por )?(?:de)?bajo de',
  'menor(?:es)? (?:a|de)',
  'tope(?: de)?',
  '(?:y )?(?:con |tengo |traigo )?(?:un )?(?:mi )?presupuesto(?: de| es de| es)?',
  'a lo (?:mucho|mas)',
  '(?:solo |nomas |nada mas )?(?:tengo|traigo)(?: solo| nomas| nada mas)?',
];
/** Behind the amount: "de 100 pesos o menos", "de 500 para abajo". */
const orLess = ',? (?:(?:o|y|para|pa) (?:menos|abajo)|(?:como )?maximo|max|a lo mucho|cuando mucho)(?![\\p{L}\\d])';
const orMore = ',? (?:o|y|para|pa) (?:mas|arriba)(?![\\p{L}\\d])';
const most = `(?:de )?(?:que (?:cuesten?|valgan?|no pasen?|sean?) )?(?:${upTo.join('|')})`;
const least = '(?:de )?(?:mas de|mayor(?:es)? (?:a|de)|a partir de|arriba de|por encima de|minimo(?: de)?|min|desde)';
const about = '(?:(?:(?:como |de )?(?:alrededor de|aproximadamente|cerca de|unos|como)(?: de)?|de a|por|en|de) )?';

const expression = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'u');
type Groups = ReadonlyArray<string | undefined>;

const readings: ReadonlyArray<[RegExp, (groups: Groups) => PriceRange]> = [
  [expression(`(?:de )?entre (?:los )?${amount} (?:y|a|e|o) (?:los )?${amount}${noUnit}`), between],
  [expression(`de (?:los )?${amount} a (?:los )?\\$? ?${digits}${thousand}${currency}${noUnit}`), between],
  // Without a currency only what is no number of pieces: "de 1500 a 3000".
  [expression(`(?:de )?(?:los )?(\\d{3,6})${thousand} a (?:los )?(\\d{3,6})${thousand}${noUnit}`), between],
  [expression(`${about}${amount}${orLess}`), ([value, mil]) => ({ priceMax: centavos(value, mil) })],
  [expression(`${about}${amount}${orMore}`), ([value, mil]) => ({ priceMin: centavos(value, mil) })],
  [expression(`${most} (?:\\$? ?mil${currency}?)(?![\\p{L}\\d])`), () => ({ priceMax: 100_000 })],
  [expression(`${most} (?:los )?${amount}${noUnit}`), ([value, mil]) => ({ priceMax: centavos(value, mil) })],
  [expression(`${least} (?:\\$? ?mil${currency}?)(?![\\p{L}\\d])`), () => ({ priceMin: 100_000 })],
  [expression(`${least} (?:los )?${amount}${noUnit}`), ([value, mil]) => ({ priceMin: centavos(value, mil) })],
  [expression(`${about}\\$ ?${digits}${thousand}${currency}?${noUnit}`), near],
  [expression(`${about}${digits}( ?mil)${currency}?(?![\\p{L}])${noUnit}`), near],
  [expression(`${about}${digits}()${currency}(?![\\p{L}])${noUnit}`), near],
  [expression(`${about}(1)?(mil)${currency}(?![\\p{L}])`), () => near(['1000', undefined])],
];

/** The price of a folded text, and the text without the words that say it. */
export function readPrice(text: string): { range: PriceRange; rest: string } {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(text);
    if (found) return { range: read(found.slice(1)), rest: text.replace(found[0], ' ') };
  }
  return { range: {}, rest: text };
}

function centavos(value = '1', mil?: string): number {
  return Math.round(Number(value.replace(/[ ,]/g, '')) * (mil ? 1000 : 1) * 100);
}

function between([low, lowMil, high, highMil]: Groups): PriceRange {
  // "entre 2 y 5 mil": thousands of both.
  const isOfBoth = lowMil === undefined && Number(low) < 100;
  const ends = [centavos(low, lowMil ?? (isOfBoth ? highMil : undefined)), centavos(high, highMil)];
  return { priceMin: Math.min(...ends), priceMax: Math.max(...ends) };
}

function near([value, mil]: Groups): PriceRange {
  const price = centavos(value, mil);
  return { priceMin: Math.floor(price * (1 - around)), priceMax: Math.ceil(price * (1 + around)) };
}
