/** Which words of a search name the thing that is wanted; the others say what it is like. */
import { kindsOfWorks } from './category-names.ts';
import { isColour } from './colours.ts';
import type { Kinds, Scope } from './kinds.ts';
import { categoryIdMarker, titlePhraseMarker, titleStartMarker } from './marker-terms.ts';
import { normaliseWord } from './normalise.ts';
import { few } from './relax.ts';
import type { Clause } from './synonyms.ts';
import { saysWho, type Thing } from './text-query.ts';
import { containers, sizes } from './title-starts.ts';

/** From this {@link Kinds.nounness} on a word names a kind; adjectives and brands seldom start a title. */
export const sureNoun = 0.25;
/** Maximum number of words in the name of a category. */
const longestName = 4;
/** Maximum number of categories of a thing. */
const mostCategories = 40;

export interface Understood {
  clauses: readonly Clause[];
  /** Undefined: none of the words names a kind that the catalogue has. */
  thing: Thing | undefined;
}

/**
 * Finds the clause that names the thing. In Spanish it comes first ("funda para celular"), but what is known to start
 * titles goes before what is only called so ("gaming laptop"). Two words that name a kind together become one clause:
 * "casa de campaña" is no house.
 * @param options `isNamed`: the clauses are known to name a thing, the first one if no other does
 */
export function understandThing(
  clauses: readonly Clause[],
  kinds: Kinds,
  { isNamed = false }: { isNamed?: boolean } = {},
): Understood {
  const joined = mergeNames(withUserNext(clauses, kinds), kinds);
  const at = findThing(joined, kinds) ?? (isNamed && startsAny(joined[0], kinds) ? 0 : undefined);
  if (at === undefined) return { clauses: joined, thing: undefined };
  const merged = mergePair(joined, at, kinds).map(ofChildren);
  const clause = merged[at];
  if (clause === undefined) return { clauses, thing: undefined };
  const said = merged.filter((_, index) => index !== at).flatMap(wordsSaid);
  const own = clause.alternatives.slice(0, clause.own);
  const narrow = kinds.scope(own, clause.alternatives.slice(clause.own, clause.same), said);
  // What is called so itself needs no wider names.
  const isEnough = narrow.size >= few || clause.same === clause.alternatives.length;
  const scope = isEnough ? narrow : kinds.scope(own, clause.alternatives.slice(clause.own), said);
  const names = isEnough ? clause.alternatives.slice(0, clause.same) : clause.alternatives;
  const isStart = (words: readonly string[], index: number) =>
    kinds.startsOf(words.slice(0, index < clause.own ? 1 : 2)).size > 0;
  const isStarted = isNamed || names.some((words, index) => isName(words, kinds) || isStart(words, index));
  const categories = scope.silent.slice(0, mostCategories).map(categoryIdMarker);
  const starts = names.flatMap((words, index) =>
    startsOf(words, (index < clause.own && !isName(words, kinds)) || !isStarted),
  );
  // Products of these categories need not say what they are.
  const alternatives = [...names, ...categories.map((category) => [category])];
  const sized = merged.map((other) => withSizes(onlyColours(other), scope, kinds));
  return {
    clauses: sized.with(at, { ...clause, alternatives }),
    thing: {
      clause: at,
      markers: [...new Set([...starts, ...categories])],
      special: scope.special.map(categoryIdMarker),
      minor: scope.minor.map(categoryIdMarker),
      inside: names.flatMap(([word]) => (word === undefined ? [] : [titlePhraseMarker(word)])),
      mixed: scope.mixed.map(categoryIdMarker),
      started: scope.started.map(categoryIdMarker),
      main: scope.main,
    },
  };
}

/** What is for girls says "infantil" as often. */
const [girl, ofChild] = [normaliseWord('niña'), normaliseWord('infantil')];
const ofChildren = (clause: Clause): Clause =>
  clause.alternatives[0]?.[0] === girl ? { ...clause, alternatives: [...clause.alternatives, [ofChild]] } : clause;

/** The words of a clause; of who uses a thing also others: shoes "para niña" are "infantiles". */
const wordsSaid = (clause: Clause): readonly string[] =>
  saysWho(clause)
    ? clause.alternatives.flatMap((name) => (name.length === 1 ? name : []))
    : (clause.alternatives[0] ?? []);

/** Whether any title starts with a name of the clause. */
const startsAny = (clause: Clause | undefined, kinds: Kinds): boolean =>
  clause?.alternatives.some(([word = '']) => kinds.startsOf([word]).size > 0) ?? false;

/** "Chico" is also what few say of themselves, but what their litres or inches say. */
function withSizes(clause: Clause, scope: Scope, kinds: Kinds): Clause {
  const [[word = '', other] = []] = clause.alternatives;
  const sizes = other === undefined ? kinds.sizesOf(word, scope) : [];
  return sizes.length === 0
    ? clause
    : { ...clause, alternatives: [...clause.alternatives, ...sizes.map((term) => [term])] };
}

/** "Blanco" beside a thing is no bed linen, which is called so, too. */
function onlyColours(clause: Clause): Clause {
  const [[word = ''] = []] = clause.alternatives;
  if (!isColour(word)) return clause;
  const names = clause.alternatives.filter(([first = '', ...others]) => others.length === 0 && isColour(first));
  return { ...clause, alternatives: names, own: Math.min(clause.own, names.length), same: names.length };
}

/**
 * How titles of the thing start: of two words that name a kind, and of synonyms, with both; where no title does, with
 * the first: an "Esmalte para uñas" is a "barniz de uñas".
 */
function startsOf([word, other]: readonly string[], isFirstEnough: boolean): string[] {
  if (word === undefined) return [];
  if (other !== undefined && !isFirstEnough) return [titleStartMarker(`${word}_${other}`)];
  return [titleStartMarker(word)];
}

/**
 * The same clauses and those of whole categories before them: what is of these belongs too, behind what has the thing's
 * name.
 */
export function withCategories(
  clauses: readonly Clause[],
  thing: Thing,
  categories: readonly number[],
): { clauses: Clause[]; thing: Thing } | undefined {
  const clause = clauses[thing.clause];
  const markers = categories.map(categoryIdMarker).filter((marker) => !thing.markers.includes(marker));
  if (clause === undefined || markers.length === 0) return undefined;
  const alternatives = [...clause.alternatives, ...markers.map((marker) => [marker])];
  return {
    clauses: [{ ...clause, alternatives }, clause, ...clauses.filter((one) => one !== clause)],
    thing: {
      ...thing,
      clause: 0,
      markers: [...thing.markers, ...markers],
      special: thing.special.filter((one) => !markers.includes(one)),
      minor: thing.minor.filter((one) => !markers.includes(one)),
    },
  };
}

/** Whether a clause surely names a kind. */
export function isSureNoun(clause: Clause, kinds: Kinds): boolean {
  return !clause.isCode && namesOf(clause).some((name) => kinds.nounness(name) >= sureNoun);
}

function findThing(clauses: readonly Clause[], kinds: Kinds): number | undefined {
  const isSure = (clause: Clause | undefined) => clause !== undefined && isSureNoun(clause, kinds);
  const first = clauses.findIndex(isSure);
  const clause = clauses[first];
  const called = clauses.findIndex(({ alternatives }) => alternatives.some((words) => kinds.isCategory(words)));
  if (clause === undefined && called < 0) return ofWorks(clauses, kinds);
  if (clause === undefined) return called;
  // A "novela de pasta dura" is no pasta: no title says that it is a novel, so what follows it is no surer.
  if (called >= 0 && called < first && isOfWorks(clauses[called])) return called;
  // "Perfume para mujer" is the whole name of a category: a "dulce" one is no sweet.
  if (called === 0 && first > 0 && clauses[0]?.text.includes(' ')) return called;
  // "juego de sábanas" are sheets, a "mini refrigerador" is a fridge; "juego de mesa" is a name of its own.
  const word = clause.alternatives[0]?.[0] ?? '';
  const inside = insideOf(clauses, first);
  const next = clauses[inside];
  // Of a "set de maquillaje" no title starts with what is in it, but categories are called so.
  const isCalled = sets.has(word) && (next?.alternatives.some((words) => kinds.isCategory(words)) ?? false);
  if (!(isSure(next) || isCalled) || pairOf(clauses, first, kinds) !== undefined) return first;
  // A "bolsa cómoda" is no chest of drawers: what has kinds of its own contains several.
  const isCounted = inside > first + 1;
  const isContainer =
    containers.has(word) && (isCounted || isCalled || next?.text.endsWith('s') || !kinds.isKind([word]));
  return isContainer || sizes.has(word) ? inside : first;
}

/** Where no category is called "novela", there may be a "Novela histórica". */
function ofWorks(clauses: readonly Clause[], kinds: Kinds): number | undefined {
  const at = clauses.findIndex(
    (clause) => isOfWorks(clause) && kinds.categoriesStartingWith(clause.alternatives[0]?.[0] ?? '').length > 0,
  );
  return at < 0 ? undefined : at;
}

const isOfWorks = (clause: Clause | undefined): boolean => kindsOfWorks.has(clause?.alternatives[0]?.[0] ?? '');

/** Containers of several things, normalised, that are no things themselves, as a "bolsa" is. */
const sets: ReadonlySet<string> = new Set('set kit paquete pack combo lote duo trio'.split(' ').map(normaliseWord));

/** What may be in a container: of a "caja de 24 latas de cerveza", the beer. */
function insideOf(clauses: readonly Clause[], container: number): number {
  const isCount = (clause: Clause) => clause.isCode || vessels.has(clause.alternatives[0]?.[0] ?? '');
  const found = clauses.findIndex((clause, at) => at > container && !isCount(clause));
  return clauses[container + 1]?.isCode ? found : container + 1;
}
/** What is sold by the number, and is not the thing, normalised. */
const vessels: ReadonlySet<string> = new Set(
  'lata botella bote frasco bolsa sobre rollo tira pieza caja paquete barra lamina tabla hoja'
    .split(' ')
    .map(normaliseWord),
);

/** What titles may start with: single words, and of longer names the first word, and the first two. */
function namesOf({ alternatives }: Clause): string[] {
  return alternatives.flatMap(([one, other]) =>
    one === undefined ? [] : other === undefined ? [one] : [one, `${one}_${other}`],
  );
}

/** Whether words together name a kind, or another one than the first does. */
const isName = (words: readonly string[], kinds: Kinds): boolean =>
  kinds.isKind(words) || (words.length === 2 && kinds.isOtherKind(words));

/** The two words at `at` and behind it, when they name a kind together. */
function pairOf(clauses: readonly Clause[], at: number, kinds: Kinds): [string, string] | undefined {
  const [one] = clauses[at]?.alternatives[0] ?? [];
  const [other] = clauses[at + 1]?.alternatives[0] ?? [];
  const isWord = clauses[at]?.alternatives[0]?.length === 1 && clauses[at + 1]?.alternatives[0]?.length === 1;
  if (one === undefined || other === undefined || !isWord) return undefined;
  return isName([one, other], kinds) ? [one, other] : undefined;
}

function mergePair(clauses: readonly Clause[], at: number, kinds: Kinds): Clause[] {
  const pair = pairOf(clauses, at, kinds);
  const [one, other] = [clauses[at], clauses[at + 1]];
  if (pair === undefined || one === undefined || other === undefined) return [...clauses];
  const merged = { text: `${one.text} ${other.text}`, alternatives: [pair], own: 1, same: 1, isCode: false };
  return [...clauses.slice(0, at), merged, ...clauses.slice(at + 2)];
}

/** "Zapatos negros para dama" are "Zapatos para mujer": who uses the thing comes next to it where that is a name. */
function withUserNext(clauses: readonly Clause[], kinds: Kinds): readonly Clause[] {
  const user = clauses.findIndex((clause, index) => index > 0 && saysWho(clause));
  const who = clauses[user];
  if (who === undefined) return clauses;
  const nameWith = ({ alternatives: [noun = []] }: Clause) =>
    who.alternatives.find((one) => kinds.isNamed([...noun, ...one]));
  const at = clauses.findIndex((clause, index) => index < user && nameWith(clause) !== undefined);
  const name = clauses[at] && nameWith(clauses[at]);
  if (name === undefined) return clauses;
  const named = { ...who, alternatives: [name, ...who.alternatives.filter((one) => one !== name)] };
  const others = clauses.filter((clause) => clause !== who);
  return [...others.slice(0, at + 1), named, ...others.slice(at + 1)];
}

/** "Línea blanca": words that are the name of a category together become one clause. */
function mergeNames(clauses: readonly Clause[], kinds: Kinds): readonly Clause[] {
  const noun = clauses.findIndex((clause) => isSureNoun(clause, kinds));
  for (let length = Math.min(longestName, clauses.length); length > 1; length--) {
    for (let at = 0; at + length <= clauses.length; at++) {
      const some = clauses.slice(at, at + length);
      const words = some.flatMap(({ alternatives: [first = []] }) => first);
      if ((noun >= 0 && noun < at) || !kinds.isNamed(words)) continue;
      const text = some.map((clause) => clause.text).join(' ');
      const merged = { text, alternatives: [words], own: 1, same: 1, isCode: false };
      return [...clauses.slice(0, at), merged, ...clauses.slice(at + length)];
    }
  }
  return clauses;
}
