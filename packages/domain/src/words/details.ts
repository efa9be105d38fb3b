/**
 * What a search says of things beside their name: what they must not have or be, and for whom they are. Each stands for
 * itself in addresses (docs/commands.md), so that it can be taken back.
 */
import { fold } from './fold.ts';
import { singular } from './singular.ts';

export interface Detail {
  /** As addresses and the API write it: `sin-cable`, `que-no-manche`, `no-de-gas`, `para-nina-5-anos`. */
  id: string;
  /** As a search says it, folded: "sin cable", "para niña de 5 años". */
  text: string;
  /** For shoppers to read: "Sin cable", "Para niña · 5 años". */
  label: string;
}

/** Maximum number of details of a search. */
export const mostDetails = 6;
const longestWord = 30;

/** For whom things are, in the singular. */
const persons: ReadonlyMap<string, string> = new Map(
  'niño niña bebé recién_nacido adolescente joven mujer hombre dama caballero mamá papá abuelo abuela abuelito abuelita esposo esposa novio novia hermano hermana hijo hija nieto nieta sobrino sobrina amigo amiga'
    .split(' ')
    .map((name) => name.replace('_', ' '))
    .map((name) => [fold(name), name]),
);
const person = [...persons.keys()].map((name) => `${name}(?:e?s)?`).join('|');
const age = String.raw`(\d{1,2}) (años?|mes(?:es)?)`;
const belongs = '(?:(?:mi|mis|el|la|los|las|un|una|unos|unas|su|tu) )*';
const audience = new RegExp(
  String.raw`(?<![\p{L}\d])para ${belongs}(${person})(?: (?:de )?${age})?(?![\p{L}\d])|(?<![\p{L}\d])(?:para|de) ${age}(?![\p{L}\d])`,
  'u',
);

/** The first audience of a folded text, and the text without it. */
export function readAudience(text: string): { detail: Detail; rest: string } | undefined {
  const found = audience.exec(text);
  if (!found) return undefined;
  const [whole, who, years, unit, onlyYears, onlyUnit] = found;
  const detail = ofAudience(who === undefined ? undefined : singularOf(who), years ?? onlyYears, unit ?? onlyUnit);
  return { detail, rest: text.replace(whole, ' ').replace(/\s+/g, ' ').trim() };
}

const singularOf = (who: string): string => (persons.has(who) ? who : who.split(' ').map(singular).join(' '));

function ofAudience(who: string | undefined, years: string | undefined, unit = ''): Detail {
  const number = Number(years);
  const word = unit.startsWith('m') ? 'mes' : 'año';
  const counted = years === undefined ? '' : `${number} ${number === 1 ? word : word === 'mes' ? 'meses' : 'años'}`;
  const name = who && (persons.get(who) ?? who);
  return {
    id: ['para', who, counted].filter(Boolean).join('-').replaceAll(' ', '-').replaceAll('ñ', 'n'),
    text: who === undefined ? `de ${counted}` : `para ${who}${counted && ` de ${counted}`}`,
    label: name === undefined ? `De ${counted}` : `Para ${[name, counted].filter(Boolean).join(' · ')}`,
  };
}

/** @param written the word with its accents, for labels */
export function ofAbsence(word: string, written: (word: string) => string = (one) => one): Detail {
  return { id: `sin-${word}`, text: `sin ${word}`, label: `Sin ${written(word)}` };
}

/** @param verb of what a thing does not do: `manche` */
export const ofVerb = (verb: string): Detail => ({
  id: `que-no-${verb}`,
  text: `que no ${verb}`,
  label: `Que no ${verb}`,
});

/** @param phrase see {@link Phrasing.isNot}: `de gas`, `de manga larga`, `para hombre`, `dulce` */
export function ofDifference(phrase: string, written: (word: string) => string = (one) => one): Detail {
  const [, of = '', words = ''] = /^(de |para )?(.*)$/.exec(phrase) ?? [];
  // "Gris" is no plural.
  const be = of === '' && /[aeo]s$/.test(words) ? 'sean' : 'sea';
  return {
    id: `no-${phrase.replaceAll(' ', '-')}`,
    text: `que no ${be} ${phrase}`,
    label: `Que no ${be} ${of}${words.split(' ').map(written).join(' ')}`,
  };
}

const byId = new Map([...persons.keys()].map((who) => [who.replaceAll(' ', '-').replaceAll('ñ', 'n'), who]));

/** What an address says; undefined if it cannot be read. */
export function readDetail(id: string, written?: (word: string) => string): Detail | undefined {
  const [, without] = /^sin-(\p{L}+)$/u.exec(id) ?? [];
  if (without !== undefined) return without.length > longestWord ? undefined : ofAbsence(fold(without), written);
  const [, verb] = /^que-no-(\p{L}+)$/u.exec(id) ?? [];
  if (verb !== undefined) return verb.length > longestWord ? undefined : ofVerb(fold(verb));
  const [, of = '', ofThat, different = ofThat] = /^no-(?:(de-|para-)(\p{L}+(?:-\p{L}+)?)|(\p{L}+))$/u.exec(id) ?? [];
  if (different !== undefined && different.length <= longestWord)
    return ofDifference(`${of}${fold(different)}`.replaceAll('-', ' '), written);
  const [, who = '', years, unit] = /^para(?:-([a-z-]+?))?(?:-(\d{1,2})-(anos?|mes|meses))?$/.exec(id) ?? [];
  const known = byId.get(who);
  if (known === undefined && (who !== '' || years === undefined)) return undefined;
  return ofAudience(known, years, unit);
}
