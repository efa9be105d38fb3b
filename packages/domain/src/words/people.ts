/** Words for people, as presents are searched for them. */
import { plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';

/** Words for people: who it is for says less than what it is for. */
const children: ReadonlySet<string> = new Set(
  'ahijada ahijado bebe hija hijo nieta nieto nina nino sobrina sobrino'.split(' '),
);
const women: ReadonlySet<string> = new Set(
  'abuela abuelita amiga chava comadre companera cunada dama doctora empleada esposa hermana jefa jefecita madre madrina maestra mama mujer novia prima senora suegra tia vecina'.split(
    ' ',
  ),
);
const men: ReadonlySet<string> = new Set(
  'abuelito abuelo amigo chavo companero compadre cunado doctor empleado esposo hermano hombre jefe jefecito maestro marido novio padre padrino papa primo senor suegro tio vecino'.split(
    ' ',
  ),
);
const adults: ReadonlySet<string> = new Set([...women, ...men, 'adolescente', 'joven', 'pareja']);
const others: ReadonlySet<string> = new Set('ano familia mes persona'.split(' '));
const plain = (word: string): string => word.replaceAll('ñ', 'n');
/** @param word folded, in the singular */
export const isPerson = (word: string): boolean =>
  [children, adults, others].some((people) => people.has(plain(word))) || /^\d+$/.test(word);

/** "Novia" is no "novio", though both have one stem. */
export const isGendered = (word: string): boolean => adults.has(plain(word)) || children.has(plain(word));

/** What a text is not about, as it speaks of grown-ups and of no child, of women alone or of men alone. */
export function notMeant(text: string): string[] {
  const said = plainWords(text).map(singular).map(plain);
  const isAbout = (people: ReadonlySet<string>) => said.some((word) => people.has(word));
  if (isAbout(children) || said.includes('infantil') || !isAbout(adults)) return [];
  const ofOthers = isAbout(women)
    ? isAbout(men)
      ? []
      : ['hombre', 'caballero']
    : isAbout(men)
      ? ['mujer', 'dama']
      : [];
  return ['infantil', 'bebe', 'niño', 'niña', ...ofOthers];
}
