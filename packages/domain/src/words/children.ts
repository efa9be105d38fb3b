/** Finds children in searches, and finds in products the ages of the children that the products are for. */
import { fold } from './fold.ts';
import { writeNumbers } from './number-words.ts';
import { isChild } from './people.ts';
import { plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';

/** Other words for children, and for what is theirs, folded, in the singular. */
const words =
  /^(?:infantil|infante|pediatric[oa]|bebit[oa]|baby|kids?|nacid[oa]|lactante|nen[ea]|peques|chamac|escuincl|chiquill|chavit|morrit|preescolar)/;
/** They are children of somebody, of any age. */
const relatives: ReadonlySet<string> = new Set('hijo hija nieto nieta sobrino sobrina ahijado ahijada'.split(' '));
const grownUp = 18;
/** From this age on, medicine is that of grown-ups: "Mayores de 12 años". */
const adolescent = 12;

const isChildWord = (word: string): boolean => words.test(word) || isChild(singular(word));

/** Ages of persons in a search: "de 3 años", "tiene 8 meses". */
const ageOfPerson =
  /(?<!\p{L})(?:de|para|tiene|con) (?:unos? |unas? )?(\d{1,2}) (años?|mes(?:es)?|semanas?)(?!\p{L})/gu;

/** Whether a search is for a child: a word or an age says so. */
export function saysChild(text: string): boolean {
  const said = writeNumbers(fold(text));
  const years = Array.from(said.matchAll(ageOfPerson), ([, number, unit = '']) => toYears(Number(number), unit));
  const named = plainWords(said).filter(isChildWord);
  const isGrownUp = years.length > 0 && years.every((age) => age >= grownUp);
  if (isGrownUp) return named.some((word) => !relatives.has(singular(word)));
  return named.length > 0 || years.length > 0;
}

/** Ages in years, both included. */
export interface Ages {
  from: number;
  to: number;
}

const toYears = (number: number, unit: string): number =>
  unit.startsWith('m') ? number / 12 : unit.startsWith('s') ? number / 52 : number;

const [number, unit] = [String.raw`(\d{1,2})`, String.raw`(años?|mes(?:es)?|semanas?)(?!\p{L})`];
const [before, after] = [String.raw`(?<![\p{L}\d.])`, String.raw`(?![\p{L}\d])`];
/** "3 a 7 años", "18 meses a 4 años"; "desde 3 meses"; "3 años en adelante"; "hasta 5 años"; "desde el nacimiento". */
const range = new RegExp(`${before}${number}(?: ${unit})? ?(?:a|-|hasta|y) ?${number} ${unit}`, 'gu');
const bareRange = new RegExp(`${before}${number} ?(?:a|-) ?${number}${after}`, 'gu');
const least = new RegExp(`(?:${before}(?:desde|a partir de|mayores de|mas de) (?:los )?|\\+ ?)${number} ${unit}`, 'gu');
const leastBehind = new RegExp(`${before}${number} ${unit}(?: (?:en adelante|o mas|y mas)| ?\\+)`, 'gu');
const most = new RegExp(`${before}(?:hasta|menores de|menos de) (?:los )?${number} ${unit}`, 'gu');
const birth = new RegExp(`${before}desde (?:el nacimiento|recien nacid[oa]s?)${after}`, 'u');
const single = new RegExp(`${before}${number} ${unit}`, 'gu');

/** @param isAge whether the text is nothing but an age, so that a number of years is one */
export function readAges(text: string, isAge = false): Ages[] {
  let rest = fold(text).replace(/[–—]/g, '-');
  const found: Ages[] = [];
  const take = (expression: RegExp, read: (groups: readonly string[]) => Ages) => {
    rest = rest.replace(expression, (...groups: string[]) => {
      found.push(read(groups));
      return ' ';
    });
  };
  take(range, ([, from, ofFrom, to, ofTo = '']) => ({
    from: toYears(Number(from), ofFrom || ofTo),
    to: toYears(Number(to), ofTo),
  }));
  take(leastBehind, ([, from, of = '']) => ({ from: toYears(Number(from), of), to: Number.POSITIVE_INFINITY }));
  take(least, ([, from, of = '']) => ({ from: toYears(Number(from), of), to: Number.POSITIVE_INFINITY }));
  take(most, ([, to, of = '']) => ({ from: 0, to: toYears(Number(to), of) }));
  if (birth.test(rest)) found.push({ from: 0, to: Number.POSITIVE_INFINITY });
  if (!isAge) return found;
  take(bareRange, ([, from, to]) => ({ from: Number(from), to: Number(to) }));
  take(single, ([, years, of = '']) => ({ from: toYears(Number(years), of), to: toYears(Number(years), of) }));
  return found;
}

/** The whole years of childhood in these ages. */
export const yearsOf = (ages: readonly Ages[]): number[] =>
  Array.from({ length: grownUp }, (_, years) => years).filter((years) =>
    ages.some(({ from, to }) => Math.floor(from) <= years && years <= to),
  );

/** What stands before a child that a product is not for: "no apto para niños", "tapa a prueba de niños". */
const denied = /(?<!\p{L})(?:no|ni|sin|nunca|excepto|salvo|menos|contra|(?:fuera|lejos|alcance|prueba) del?)(?!\p{L})/u;

interface Said {
  title: string;
  categories: readonly string[];
  facts: readonly string[];
  ages?: readonly string[];
}

/** Whether title, category or facts say that a product is for children below twelve. */
export const saysForChildren = ({ title, categories, facts, ages = [] }: Said): boolean =>
  ages.some((age) => readAges(age, true).some(({ from }) => from < adolescent)) ||
  [title, ...categories, ...facts].some((text) =>
    fold(text)
      .split(/[.,;:()|]/)
      .some(isForChildren),
  );

function isForChildren(piece: string): boolean {
  const child = Array.from(piece.matchAll(/\p{L}+/gu)).find(([word]) => isChildWord(word));
  if (child === undefined) return false;
  const ages = readAges(piece);
  if (ages.length > 0) return ages.some(({ from }) => from < adolescent);
  return !denied.test(piece.slice(0, child.index));
}
