/** Words for people, as presents are searched for them. */
import { plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';

/** Words for people: who it is for says less than what it is for. */
const children: ReadonlySet<string> = new Set(
  'ahijada ahijado bebe hija hijo nieta nieto nina nino sobrina sobrino'.split(' '),
);
const women: ReadonlySet<string> = new Set(
  'abuela abuelita amiga bisabuela chava comadre companera cunada dama doctora empleada esposa hermana jefa jefecita madre madrina maestra mama muchacha mujer novia nuera prima profesora senora senorita secretaria suegra tia vecina'.split(
    ' ',
  ),
);
const men: ReadonlySet<string> = new Set(
  'abuelito abuelo amigo apa bisabuelo chavo companero compadre cunado doctor empleado esposo hermano hombre jefe jefecito maestro marido muchacho novio padre padrino papa papi primo profesor senor suegro tio vecino yerno'.split(
    ' ',
  ),
);
const adults: ReadonlySet<string> = new Set([...women, ...men, 'adolescente', 'joven', 'pareja', 'profe', 'suegros']);
const others: ReadonlySet<string> = new Set('ano familia mes persona'.split(' '));
/** Without what only makes it dear: "jefita", "hermanito", "papito". */
function plain(word: string): string {
  const one = word.replaceAll('ñ', 'n');
  if (isKnown(one)) return one;
  const [, stem, end = ''] = /^([a-z]{2,}?)(?:ec|c)?it([oa])$/.exec(one) ?? [];
  return [stem + end, `${stem}e`, `${stem}a`].find((other) => stem !== undefined && isKnown(other)) ?? one;
}
const isKnown = (word: string): boolean => [children, adults, others].some((people) => people.has(word));
/** @param word folded, in the singular */
export const isPerson = (word: string): boolean => isKnown(plain(word)) || /^\d+$/.test(word);

/** @param word folded, in the singular */
export const isChild = (word: string): boolean => children.has(plain(word));

/** "Novia" is no "novio", though both have one stem. */
export const isGendered = (word: string): boolean => adults.has(plain(word)) || children.has(plain(word));

/** What tells of children without their name: "baby shower", a woman who is "embarazada". */
const ofBabies = /^(?:infantil|baby|embaraz|primeriz|nacido|parto|gemelos?$|maternidad)/;

/** Whom titles say that a thing is for. */
const [namesOfWomen, namesOfMen] = [
  ['mujer', 'dama'],
  ['hombre', 'caballero'],
] as const;

/** Who products say that they are for, for what is for a person: "niño" for "hija". @param person folded */
export function namesOfUsers(person: string): readonly string[] {
  const one = plain(person);
  if (children.has(one)) return one === 'bebe' ? [] : ['niño', 'infantil'];
  return women.has(one) ? namesOfWomen : men.has(one) ? namesOfMen : [];
}

/** Whom a thing that is not for these may name beside them: "para dama y caballero". @param excluded see `notMeant` */
export function namesBeside(excluded: readonly string[]): readonly string[] {
  const isNot = (names: readonly string[]) => names.some((name) => excluded.includes(name));
  return [...(isNot(namesOfMen) ? namesOfWomen : []), ...(isNot(namesOfWomen) ? namesOfMen : [])];
}

/** What a text is not about, as it speaks of grown-ups and of no child, of women alone or of men alone. */
export function notMeant(text: string): string[] {
  const said = plainWords(text).map(singular).map(plain);
  const isAbout = (people: ReadonlySet<string>) => said.some((word) => people.has(word));
  if (isAbout(children) || said.some((word) => ofBabies.test(word)) || !isAbout(adults)) return [];
  const ofOthers = isAbout(women) ? (isAbout(men) ? [] : namesOfMen) : isAbout(men) ? namesOfWomen : [];
  return ['infantil', 'bebe', 'niño', 'niña', ...ofOthers];
}

/** What comes behind whom things are for, where it does not go on with a name: a "hombre araña" is none. */
const behind = String.raw`(?=$|[ ,]+(?:de|del|para|con|sin|en|y|o|que|talla|numero|color|\d))`;
const audience = new RegExp(String.raw`(?<![\p{L}\d])(hombre|mujer|dama|caballero|niñ[oa])(?:e?s)?${behind}`, 'gu');
const years = /(?<!\d)(\d{1,2}) años?(?![\p{L}])/u;
/** From this age on children play with other things than babies. */
const afterBabies = 3;
const ofBaby = /(?<!\p{L})(?:bebes?|recien nacid[oa]s?|mes(?:es)?)(?!\p{L})/u;

/**
 * What things are not for, as a text says for whom they are: "sandalias para mujer", "juguete para niño de 5 años".
 * @param text folded
 * @param person who else is named as the one they are for, folded: "para esposa"
 */
export function notForAudience(text: string, person = ''): string[] {
  const said = Array.from(text.matchAll(audience), ([, one = '']) => one);
  const isForChild = said.length > 0 && said.every((one) => children.has(plain(one)));
  const grownUps = isForChild && !isAdult(person) ? [...namesOfMen, ...namesOfWomen] : [];
  return [
    ...(saysWork(`${person} ${text}`) ? ofChildren : []),
    ...notMeant([person, ...said].join(' ')),
    ...notForAge(text),
    ...grownUps,
  ];
}

const ofWork = /(?<!\p{L})(?:trabajar|(?:mi|el|su) trabajo|la oficina|mi chamba|el jale)(?!\p{L})/u;
/** Shoes "para trabajar parado" are for no child, where none is named. */
const saysWork = (text: string): boolean =>
  ofWork.test(text) && !plainWords(text).some((word) => children.has(plain(singular(word))));
const ofChildren = ['infantil', 'escolar'];

const isAdult = (text: string): boolean => plainWords(text).some((word) => adults.has(plain(singular(word))));

/** Things for babies, where a text tells of a child who is none. @param text folded */
export function notForAge(text: string): string[] {
  const [, age] = years.exec(text) ?? [];
  return age !== undefined && Number(age) >= afterBabies && !ofBaby.test(text) ? ['bebe'] : [];
}
