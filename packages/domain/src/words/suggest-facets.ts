/** A thing with its colour and whom it is for, as shoppers go on typing: "vestido rojo para mujer". */
import { fold } from './fold.ts';
import { memoised } from './memoised.ts';
import { normaliseWord } from './normalise.ts';
import { containers } from './title-starts.ts';

/** Colours that are no flavours. */
const colours: ReadonlySet<string> = new Set(
  'amarillo azul beige blanco dorado gris guinda morado negro plateado rojo rosa turquesa verde'.split(' '),
);
const shade = '(?: (?:claro|oscuro|marino|rey|cielo|jaspe|oxford|olivo|militar|mate|bandera|pastel))?';
const colourFact = new RegExp(`^(${[...colours].join('|')})${shade}$`);

const people: ReadonlyMap<string, string> = new Map([
  ['mujer', 'mujer'],
  ['dama', 'mujer'],
  ['hombre', 'hombre'],
  ['caballero', 'hombre'],
  ['niña', 'niña'],
  ['niño', 'niño'],
  ['niños', 'niños'],
  ['bebé', 'bebé'],
]);
const person = [...people.keys()].join('|');
const isOne = new RegExp(`^(${person})$`, 'i');
const isFor = new RegExp(String.raw` para (${person})(?![\p{L}\d])`, 'iu');
const isInfantile = / infantil(?:es)?$/i;
/** A category of one thing for some: "Zapatos para mujer". */
const thingFor = new RegExp(String.raw`^(\p{L}+) para (?:${person})$`, 'iu');

const feminineWords: ReadonlySet<string> = new Set(
  (
    'base torre nube llave leche carne clase fuente serie red pared luz sal piel miel señal flor ' +
    'laptop tablet mano moto foto bici'
  ).split(' '),
);
const masculineWords: ReadonlySet<string> = new Set('sistema aroma mapa clima tema día sofá'.split(' '));
/** "Portavasos" and "paraguas" are one. */
const oneInS =
  /^(?:abre|corta|cubre|guarda|lava|limpia|para|pela|pasa|porta|quita|rasca|rompe|saca|salva|tapa)\p{L}{3,}s$/u;

/** A colour beside a thing, in its number and gender: "rojas" of "botas". */
export function agreeing(colour: string, thing: string): string {
  const [noun = ''] = thing.split(' ');
  const isMany = noun.endsWith('s') && !oneInS.test(noun);
  const one = isMany ? noun.slice(0, -1) : noun;
  const isFeminine =
    feminineWords.has(one) || (/(?:a|[cs]i[oó]n|dad|tud)$/.test(one) && !masculineWords.has(one) && !oneInS.test(noun));
  const form = colour.endsWith('o') && isFeminine ? `${colour.slice(0, -1)}a` : colour;
  if (!isMany) return form;
  return /[aeo]$/.test(form) ? `${form}s` : `${form}es`;
}

export interface FacetTexts {
  title: string;
  categories: readonly string[];
  facts: readonly string[];
}

/** Facts and categories repeat. */
const colourOf = memoised((fact) => colourFact.exec(fold(fact))?.[1] ?? '');
const personOf = memoised((text) => (isOne.exec(text) ?? isFor.exec(text))?.[1] ?? '');
const agreeingWith = memoised((pair) => {
  const [colour = '', thing = ''] = pair.split('|');
  return agreeing(colour, thing);
});

/** For whom a product is: what the title says, and else what its facts and categories do. */
function audienceOf({ title, categories, facts }: FacetTexts): Set<string> {
  const said = isFor.exec(title)?.[1];
  const named = said === undefined ? [...categories, ...facts].flatMap((text) => personOf(text) || []) : [said];
  const whom = new Set(named.flatMap((one) => people.get(one.toLowerCase()) ?? []));
  return whom.size === 0 && categories.some((name) => isInfantile.test(name)) ? new Set(['niños']) : whom;
}

/**
 * What a product is searched by, behind the name of its thing.
 * @param thing the first word of its title
 */
export function facetsOf(product: FacetTexts, thing: string | undefined): string[] {
  const colours = new Set(product.facts.flatMap((fact) => colourOf(fact) || []));
  const whom = audienceOf(product);
  const coloured = (name: string) => Array.from(colours, (one) => `${name} ${agreeingWith(`${one}|${name}`)}`);
  const forWhom = (texts: readonly string[]) =>
    texts.flatMap((text) => Array.from(whom, (one) => `${text} para ${one}`));
  const called = thingFor.exec(product.categories.at(-1) ?? '')?.[1]?.toLowerCase();
  // Of a "juego de sábanas", the sheets have a colour.
  const isThing = thing !== undefined && !containers.has(normaliseWord(thing));
  const own = isThing ? coloured(thing) : [];
  const ofCategory = called === undefined ? [] : forWhom(coloured(called));
  return [...new Set([...own, ...forWhom(isThing ? [thing, ...own] : []), ...ofCategory])];
}

/** Whether a word is a colour of such a phrase. @param word folded, in the singular and masculine */
export const isFacetColour = (word: string): boolean => colours.has(word);
