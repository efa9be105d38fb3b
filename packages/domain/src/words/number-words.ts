/** Numbers in words, as voice input writes them: "cincuenta pulgadas", "dos mil pesos". */

const below30 =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const hundreds = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';
const counted = (words: string, first: number, step: number) =>
  words.split(' ').map((word, at) => [word, first + at * step] as const);
const values: ReadonlyMap<string, number> = new Map([
  ...counted('un uno una', 1, 0),
  ...counted(below30, 2, 1),
  ...counted(tens, 30, 10),
  ...counted('cien ciento', 100, 0),
  ...counted(hundreds, 200, 100),
]);

const either = (words: string) => words.replaceAll(' ', '|');
const piece = `(?:(?:${either(tens)}) y (?:un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|${either(below30)}|${either(tens)}|cien|ciento|${either(hundreds)}|mil)`;
const number = `${piece}(?: ${piece})*`;
const units =
  'pulgadas?|pesos|pesitos|varos|años|meses|litros|kilos|gramos|metros|centimetros|mililitros|piezas|personas|tazas|puertas|gigas?|watts?|horas|velocidades|rollos|tabletas|capsulas|quemadores|cajones|niveles|plazas|hojas|onzas|pies|toneladas';
const priceFollows = '(?:menos|mas) (?:de|que)|hasta|maximo(?: de)?|arriba de|abajo de|desde';

/** More years are no age: "Cien años de soledad". */
const mostYears = 99;

/** "Decoración para quince años", "vestido de quince años", but not "niña de quince años", nor "tiene quince años". */
const feast = /(?:^|(?:^| )(?:para|mis?|tus?|sus?|los|unos|(?:fiesta|vestidos?|zapatillas|corona|pastel|vals) de) )$/;

/** "Donde quepamos seis". */
const holds = new RegExp(`(?<=(?:quepan|quepamos|quepa|caben|cabemos) )(${number})(?![\\p{L}\\d])`, 'gu');
const range = new RegExp(`(?<![\\p{L}\\d])entre (${number}) y (${number})(?![\\p{L}\\d])`, 'gu');
const price = new RegExp(`(?<![\\p{L}\\d])(${priceFollows}) (${number})(?![\\p{L}\\d])`, 'gu');
const quantity = new RegExp(`(?<![\\p{L}\\d]|\\d )(${number}|un(?= año))(?= (?:${units}|año)(?![\\p{L}\\d]))`, 'gu');

/** The grade of an oil: "cinco w treinta". */
const grade = new RegExp(`(?<![\\p{L}\\d])(cero|${number}) (?:w|doble ?[uv]) (${number})(?![\\p{L}\\d])`, 'gu');

/** A folded text with its numbers in digits, where a unit or a price is said; names such as "tres leches" stay. */
export function writeNumbers(text: string): string {
  return text
    .replace(grade, (_, cold: string, warm: string) => `${numberOf(cold)}w-${numberOf(warm)}`)
    .replace(range, (_, low: string, high: string) => {
      // "entre dos y cinco mil": thousands of both.
      const isOfBoth = numberOf(low) < 100 && high.endsWith('mil');
      return `entre ${numberOf(low) * (isOfBoth ? 1000 : 1)} y ${numberOf(high)}`;
    })
    .replace(holds, (said: string) => String(numberOf(said)))
    .replace(price, (_, before: string, said: string) => `${before} ${numberOf(said)}`)
    .replace(quantity, (said: string, ...[, at, all]: unknown[]) => {
      const text = String(all);
      const isOfYears = text.startsWith(' año', Number(at) + said.length);
      const isFeast = said === 'quince' && feast.test(text.slice(0, Number(at)));
      return isOfYears && (isFeast || numberOf(said) > mostYears) ? said : String(numberOf(said));
    });
}

/** Larger ones titles write in digits, and "quince" is a feast. */
const mostInWords = 10;
const inWords: ReadonlyMap<string, string> = new Map(
  [...values].filter(([, value]) => value > 1 && value <= mostInWords).map(([word, value]) => [String(value), word]),
);
/** A small number in words, as titles write it: "dos" of 2. */
export const wordOf = (digits: string): string | undefined => inWords.get(digits);

/** "Paquete de tres boxers": what a number counts is the thing. */
export const isNumberWord = (word: string): boolean => values.has(word);

function numberOf(said: string): number {
  let [total, part] = [0, 0];
  for (const word of said.split(' ')) {
    if (word === 'mil') [total, part] = [total + Math.max(part, 1) * 1000, 0];
    else part += values.get(word) ?? 0;
  }
  return total + part;
}
