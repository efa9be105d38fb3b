/** What a search may mean, as far as the shop sells it: the ways in which it is tried, one after another. */
import {
  type AnyThing,
  anyOfThings,
  type Clause,
  containers,
  type Knowledge,
  normaliseWord,
  plainWords,
  sameWords,
  saysWho,
  singular,
  tokenise,
  type Understanding,
  understand,
  understandThing,
  withPurpose,
} from '@tianguis/domain/words';

/** Clauses, one of which names the thing. */
export type AskedFor = ReturnType<typeof understandThing> & Partial<Pick<AnyThing, 'each'>>;

/** Whether a text names a thing itself, and not only a trouble that it would help. */
export const isSaid = (thing: string, text: string): boolean => plainWords(text).map(singular).includes(headOf(thing));

const headOf = (thing: string): string => singular(plainWords(thing)[0] ?? '');

/** As {@link understandSold}, where a brand is missing only if no product of what it stands for is called by it. */
export async function understandCarried(
  text: string,
  knowledge: Knowledge,
  shop: { sold(things: readonly string[]): Promise<string[]>; isOfProducts(read: Understanding): Promise<boolean> },
): ReturnType<typeof understandSold> {
  const understood = await understandSold(text, knowledge, shop.sold);
  const { missingBrand } = understood.read;
  if (missingBrand === undefined || !(await shop.isOfProducts(understood.read))) return understood;
  const carries = (name: string) => name === missingBrand || knowledge.carries(name);
  return understandSold(text, { ...knowledge, carries }, shop.sold);
}

/**
 * Of the things of an occasion or a need, those that are sold. Where none is, the text without them is understood: a
 * "disfraz de halloween" is also for Halloween.
 */
export async function understandSold(
  text: string,
  knowledge: Knowledge,
  sold: (things: readonly string[]) => Promise<string[]>,
): Promise<{ read: Understanding; missingThing?: string | undefined }> {
  const read = understand(text, knowledge);
  if (read.things.length === 0 || read.missingBrand !== undefined) return { read };
  const words = plainWords(read.phrasing.text);
  const things = await firstSold([read.things, ...(read.otherwise ?? [])], sold);
  const heads = things.map(headOf);
  const said = new Set(words.map(singular));
  // "Ropa para el frío" does not ask for "ropa térmica".
  const named = read.things
    .filter((thing) => plainWords(thing).every((word) => said.has(singular(word))))
    .filter((thing) => !heads.includes(headOf(thing)));
  const missing = named.map(headOf);
  const isMissing = (word: string) => missing.includes(singular(word));
  const missingWord = words.find(isMissing);
  const missingThing = missingWord && nameOfMissing(missingWord, named, knowledge);
  if (things.length > 0) return { read: { ...read, things }, missingThing };
  const rest = words.filter((word) => !isMissing(word)).join(' ');
  const other = missingWord === undefined ? undefined : await understandSold(rest, knowledge, sold);
  if (other && other.read.things.length > 0) {
    return {
      read: { ...other.read, phrasing: { ...read.phrasing, priceMax: other.read.phrasing.priceMax } },
      missingThing,
    };
  }
  const tokens = tokenise(read.phrasing.text);
  return { read: { ...read, tokens, things: [] }, missingThing: missingThing ?? read.things[0] };
}

/** What this many categories are called together is no single thing. */
const collective = 5;

/**
 * What is said not to be sold, of things whose first word is this one: where other things are called by that, the whole
 * name, "vestido de novia". Undefined where many kinds are called so: nobody says that there is no "ropa".
 */
function nameOfMissing(word: string, named: readonly string[], { kinds }: Knowledge): string | undefined {
  const term = normaliseWord(singular(word));
  if (kinds.scope([[term]], [], []).main.length >= collective) return undefined;
  const isOfOthers = kinds.startsOf([term]).size > 0;
  return (isOfOthers ? named.find((thing) => headOf(thing) === singular(word)) : undefined) ?? word;
}

/** What is sold of the first of these lists of which anything is. */
async function firstSold(
  [things, ...others]: ReadonlyArray<readonly string[]>,
  sold: (things: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  if (things === undefined) return [];
  const found = await sold(things);
  return found.length > 0 ? found : firstSold(others, sold);
}

/** @param expanded clauses of all that was written; @param apart the same, without names of several words */
export function waysOf(
  { things, missingBrand }: Pick<Understanding, 'things' | 'missingBrand'>,
  { expanded, apart }: Record<'expanded' | 'apart', readonly Clause[]>,
  knowledge: Knowledge,
): readonly AskedFor[] {
  const isOfBrand = missingBrand !== undefined;
  if (things.length > 0) {
    const who = expanded.filter(saysWho).map(({ text }) => text);
    const ways = [
      // "Levis de hombre": of women's trousers, none is.
      ...(who.length > 0
        ? [
            anyOfThings(
              things.map((one) => (says(one, who) ? one : `${one} para ${who.join(' ')}`)),
              knowledge,
            ),
          ]
        : []),
      ...(isOfBrand ? [false, true] : [false]).map((headsOnly) =>
        anyOfThings(things, knowledge, { headsOnly, isBestFirst: isOfBrand }),
      ),
    ];
    return ways.flatMap((named) =>
      named ? [{ clauses: [named.clause, ...expanded], thing: named.thing, each: named.each }] : [],
    );
  }
  const sameAs = (word: string) => sameWords(word, knowledge.synonyms);
  const read = (clauses: readonly Clause[]) =>
    withPurpose(understandThing(clauses, knowledge.kinds), knowledge, sameAs);
  // Where nothing is called "vestido de noche", a vestido is meant, but no "calefactor" of a "calentador de agua".
  const isLong = expanded.length !== apart.length;
  return isLong && isCalledSo(apart[0], knowledge) ? [read(expanded), read(apart)] : [read(expanded)];
}

const says = (thing: string, who: readonly string[]): boolean => plainWords(thing).some((word) => who.includes(word));

/** Whether the shopper's word, or one that means the same, is what any title begins with, or in a category's name. */
export const isCalledSo = (clause: Clause | undefined, { kinds }: Knowledge): boolean =>
  clause?.alternatives
    .slice(0, clause.same)
    .some(([word = '']) => kinds.startsOf([word]).size > 0 || kinds.categoriesWith(word).length > 0) ?? false;

/** Whether a title begins with all of a name, or a category is called so. */
const isCalledWhole = (name: readonly string[], { startsOf, isNamed }: Knowledge['kinds']): boolean =>
  name.length === 1 || startsOf(name.slice(0, 2)).size > 0 || isNamed(name);

/**
 * The first word, or the name that a text begins with, where it names a thing that shops have, and this one has none:
 * titles but mention it.
 * @param written folded
 */
export function missingHeadOf(
  { apart: [word], expanded: [name] }: Record<'apart' | 'expanded', readonly Clause[]>,
  written: string,
  knowledge: Knowledge,
): string | undefined {
  const missing = missingThingOf(word, knowledge);
  if (missing !== undefined || name?.text === word?.text) return missing;
  const missingName = missingThingOf(name, knowledge);
  return missingName && withSmallWords(missingName, written);
}

function missingThingOf(first: Clause | undefined, { kinds, occasions }: Knowledge): string | undefined {
  if (first === undefined || first.isCode) return undefined;
  // "Boiler de paso" is a boiler; a "jogger" is what is called "pants".
  const same = first.alternatives.slice(first.own).flatMap(([word = '', other]) => (other === undefined ? word : []));
  const names = [first.text, plainWords(first.text)[0] ?? '', ...same];
  if (!names.some(occasions.namesThing)) return undefined;
  const isSold = first.alternatives.some(
    (name) => (kinds.nounness(name[0] ?? '') > 0 && isCalledWhole(name, kinds)) || kinds.isCategory(name),
  );
  return isSold ? undefined : first.text;
}

/** A thing and what it is of: "máquina de coser". */
const linked = /^(?:(?:un|una|unos|unas|el|la|los|las) )?(([a-zñ]{3,}) de (?:(?:la|los|las) )?[a-zñ]{3,})(?![a-zñ])/;

/**
 * A name such as "máquina de coser" that a text begins with and the operator's file has, where titles of several
 * departments begin with its first word, which then says little: nothing of "de coser" is near to it.
 * @param text folded
 */
export function nameOfFile(
  text: string,
  { kinds, occasions, synonyms }: Pick<Knowledge, 'kinds' | 'occasions' | 'synonyms'>,
): string | undefined {
  const [, name = '', head = ''] = linked.exec(text) ?? [];
  if (name === '' || containers.has(normaliseWord(head)) || !occasions.isThing(name)) return undefined;
  const [first] = synonyms.expand(tokenise(head));
  const started = first?.alternatives.flatMap((word) => [...kinds.startsOf(word).keys()]) ?? [];
  // A "vestido de fiesta" is one of "Vestidos y faldas".
  const called = first?.alternatives.slice(0, first.own).flatMap(([word = '']) => kinds.categoriesWith(word)) ?? [];
  if (called.some((id) => started.includes(id))) return undefined;
  return new Set(started.map(kinds.departmentOf)).size > 1 ? name : undefined;
}

/**
 * The name of several words that a text begins with, where nothing is called so, and what its first word is called by
 * is another name: an "árbol de navidad" is no "árbol rascador".
 * @param expanded clauses of all that was written; @param written folded
 */
export function missingNameOf(
  expanded: readonly Clause[],
  written: string,
  { kinds }: Pick<Knowledge, 'kinds'>,
): string | undefined {
  const [first] = expanded;
  const [word = '', ...others] = first?.alternatives[0] ?? [];
  const next = kinds.followedBy(word);
  if (first === undefined || others.length === 0 || next === undefined) return undefined;
  const said = new Set(expanded.flatMap(({ alternatives: [own = []] }) => own));
  const isSold = first.alternatives.some((name) => kinds.nounness(name.slice(0, 2).join('_')) > 0);
  return said.has(next) || isSold ? undefined : withSmallWords(first.text, written);
}

/** A name with the small words that were written in it: "arbol de navidad". */
function withSmallWords(name: string, written: string): string {
  const [words, [first = '', ...others]] = [plainWords(written), plainWords(name)];
  const [from, to] = [words.indexOf(first), words.indexOf(others.at(-1) ?? first)];
  return from < 0 || to < from ? name : words.slice(from, to + 1).join(' ');
}
