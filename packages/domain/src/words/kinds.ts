/**
 * What kind of thing a word names, learned from the catalogue: which words titles start with, and what categories are
 * called. No list of nouns: a catalogue that nobody has seen before says it by itself.
 */
import { type NamedCategory, readCategoryNames } from './category-names.ts';
import { readMeasures } from './measures.ts';
import { kindShare, leastOfPair, leastStarts, readFollowers, readStarts } from './read-starts.ts';
import { few } from './relax.ts';
import type { StartRow } from './start-counts.ts';

/** Terms of a name: one word, or several. */
type Name = readonly string[];

/** Where products of a kind are. */
export interface Scope {
  /** Products of the main categories. */
  size: number;
  /** Categories whose products are of the kind. */
  main: readonly number[];
  /** Those of them whose products need not say so: hardly any says that it is something else. */
  silent: readonly number[];
  /** All categories where titles start so, but for those of another kind. */
  started: readonly number[];
  /** Categories of a special kind of it: "Cámaras web", of "Cámaras". */
  special: readonly number[];
  /** Categories of another kind, though some of their titles start so: of telephones, toys called telephone. */
  minor: readonly number[];
  /** Categories of all kinds of things, such as offers: a title there says what it is, though it need not start so. */
  mixed: readonly number[];
}

export interface Kinds {
  /**
   * How sure it is that a word, or two joined by `_`, names a kind: of the products that have it in the title, the
   * share whose title starts with it. 0 of unknown words.
   */
  nounness(term: string): number;
  /** Whether these words together name a kind of their own: no "casa" is a "casa de campaña". */
  isKind(name: Name): boolean;
  /**
   * Whether titles that start with both words are of other departments than those of the first: a "silla de ruedas" is no
   * furniture.
   */
  isOtherKind(pair: Name): boolean;
  /** The second word of nearly all titles that start with this one: a "casa" is but a "casa de campaña". */
  followedBy(term: string): string | undefined;
  /** Whether a category is called just so. */
  isNamed(name: Name): boolean;
  /** @param own the shopper's names of the thing; @param others synonyms of them; @param said the other words */
  scope(own: readonly Name[], others: readonly Name[], said: readonly string[]): Scope;
  /** Categories with titles that start so, but for those of works, and how many do. */
  startsOf(name: Name): ReadonlyMap<number, number>;
  /** The topmost category above one. */
  departmentOf(id: number): number;
  /** Terms of the sizes that a word such as "chico" means of products of a scope. */
  sizesOf(word: string, scope: Pick<Scope, 'main' | 'size'>): string[];
  /** Number of products of a category, as far as their titles start with words that others start with. */
  productsOf(category: number): number;
  /** The words that titles of a category start with, and how many do. */
  startsIn(category: number): ReadonlyMap<string, number>;
  /** The topmost categories of books, music, films: their titles are names. */
  works: readonly number[];
  /** Categories with this word in their name: "Audífonos con cable". */
  categoriesWith(term: string): readonly number[];
  /** Leaf categories with a part of the name that starts so: "Novela histórica". */
  categoriesStartingWith(term: string): readonly number[];
  /** Whether a category, or a part of its name, is called just so. */
  isCategory(name: Name): boolean;
}

/** A category with fewer starts than this share of those of a main one is no main one. */
const minorShare = 0.5;
/** Where the words that its titles often start with are this share of them: in a category of offers, they are not. */
const kindCover = 0.5;

/** Where more titles than this share start with another word, each title says what it is. */
const otherShare = 0.2;
/** Where fewer titles below a category start with its name, it is a name for many kinds: "Juguetes", "Muebles". */
const genericShare = 0.2;
/** Maximum number of categories of all kinds. */
const mostMixed = 60;

export function createKinds(rows: Iterable<StartRow>, categories: Iterable<NamedCategory>): Kinds {
  const names = readCategoryNames(categories);
  const all = [...rows];
  const measures = readMeasures(all);
  const { starts, products, cover, wordsIn } = readStarts(all, names);
  const startedOf = (name: Name) => starts.get(name.join('_'));
  // "Cereal" of "Cereales y granola", where each title says which cereal it is, and none that it is one.
  const isLeafPart = (name: Name) => startedOf(name) === undefined && names.leavesPartOf(name).length > 0;
  const isCategory = (name: Name) => names.named(name).length > 0 || names.partOf(name).length > 0 || isLeafPart(name);
  const followers = readFollowers(starts);
  const isOfKinds = (id: number) => (cover.get(id) ?? 0) >= kindCover;

  const mixed = [...products]
    .filter(([id]) => !isOfKinds(id) && !names.isOfWorks(id))
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostMixed)
    .map(([id]) => id);

  /** Leaves below a category that are of the kind that it is called by: fillings, below "Piñatas", are none. */
  const leavesBelow = (id: number, name: Name, isWholeName: boolean): readonly number[] => {
    const below = names.leavesBelow(id);
    if (below.length === 0) return [id];
    const started = startedOf(name);
    const count = below.reduce((sum, leaf) => sum + (started?.in.get(leaf) ?? 0), 0);
    const isStarted = count >= below.reduce((sum, leaf) => sum + sizeOf(leaf), 0) * genericShare;
    const same = below.filter((leaf) => started?.in.has(leaf) || names.isCalledWith(leaf, name));
    // "Juguetes" is a name for many kinds of things, none of which says so.
    if (!isStarted || count === 0) return same.length > 0 && !isWholeName ? partBelow(id, name, same) : [id];
    if (started?.whole.some((leaf) => same.includes(leaf))) return same;
    const isOther = (leaf: number) => started && !started.in.has(leaf) && isOfKinds(leaf);
    return below.some(isOther) ? below.filter((leaf) => !isOther(leaf)) : [id];
  };

  const isFirstOfDepartment = (id: number, name: Name): boolean =>
    names.departmentOf(id) === id && names.isFirstPartOf(id, name);
  /**
   * Leaves below "Ropa, calzado y accesorios" that are "ropa", the first part of a department: all but those that are
   * called by the others.
   * @param called leaves that are called so themselves
   */
  const partBelow = (id: number, name: Name, called: readonly number[]): readonly number[] => {
    if (!isFirstOfDepartment(id, name)) return called;
    const left = names.leavesBelow(id).filter((leaf) => !names.isOfOtherPart(leaf, id, name));
    return left.length < names.leavesBelow(id).length ? left : called;
  };

  /** Categories that are called just so, and whether most of what is called so is there. */
  const calledSo = (name: Name): [called: number[], isMost: boolean] => {
    const parts = name.length === 1 || startedOf(name) === undefined ? [] : names.leavesPartOf(name);
    const called = [...names.named(name).flatMap((id) => leavesBelow(id, name, true)), ...parts];
    const size = sizeOfAll(called);
    const others = [...(startedOf(name)?.in ?? [])].filter(([id]) => !called.includes(id));
    return [called, size >= Math.max(few, ...others.map(([, count]) => count * minorShare))];
  };
  const sizeOf = (id: number): number =>
    products.get(id) ?? names.leavesBelow(id).reduce((sum, leaf) => sum + (products.get(leaf) ?? 0), 0);

  const sizeOfAll = (ids: readonly number[]) => ids.reduce((sum, id) => sum + sizeOf(id), 0);

  /** Without a category that is called so: where titles start so, and leaves and parts of names. */
  const wholeOf = (name: Name): number[] => {
    const started = startedOf(name);
    if (started && started.whole.length > 0) return started.whole;
    // "Ropa interior desechable" of a pharmacy says nothing of "Ropa, calzado y accesorios".
    const parts = names.partOf(name).filter((id) => started === undefined || isFirstOfDepartment(id, name));
    // Where some say that they are cups, what does not say so is a glass: "Tazas y vasos". Where caps say so in one
    // category, what is called so in a smaller one, and says nothing, is none: "Goggles y gorras".
    const called = name.length > 1 ? [] : names.leavesStartingWith(name[0] ?? '');
    const saying = called.filter((id) => started?.in.has(id));
    const isNoBook = saying.some((id) => !names.isOfBooks(id));
    const silent = called.filter((id) => !started?.in.has(id) && !(isNoBook && names.isOfBooks(id)));
    const below = parts.flatMap((id) => leavesBelow(id, name, false));
    return [...below, ...(sizeOfAll(saying) >= sizeOfAll(silent) ? (silent.length > 0 ? saying : []) : silent)];
  };
  const readMain = (name: Name) => {
    const [called, isMost] = calledSo(name);
    const whole = wholeOf(name);
    if (isMost) return { main: called, special: whole };
    const counts = new Map<number, number>();
    const started = startedOf(name);
    for (const id of whole)
      counts.set(names.departmentOf(id), (counts.get(names.departmentOf(id)) ?? 0) + (started?.in.get(id) ?? 0));
    const least = Math.max(0, ...counts.values()) * minorShare;
    const isMain = (id: number) => (counts.get(names.departmentOf(id)) ?? 0) >= least;
    return { main: [...called, ...whole.filter(isMain)], special: whole.filter((id) => !isMain(id)) };
  };

  /** "Croquetas" is most of "Alimento para gato", but what starts with "Alimento húmedo" is none. */
  const isSilent = (id: number, firsts: ReadonlySet<string>): boolean => {
    const all = products.get(id) ?? 0;
    const often = [...(wordsIn.get(id) ?? [])].filter(([, count]) => count >= Math.max(leastStarts, all * kindShare));
    const others = often.filter(([word]) => !firsts.has(word)).reduce((sum, [, count]) => sum + count, 0);
    return !often.some(([word]) => firsts.has(word)) || others < all * otherShare;
  };

  /** A hose is no book of "Jardín y manualidades", none of which says that it is a garden. */
  const withoutWorks = (ids: ReadonlySet<number>, all: readonly Name[]): ReadonlySet<number> => {
    const left = [...ids].filter((id) => !names.isOfBooks(id) || all.some((name) => startedOf(name)?.in.has(id)));
    return left.some((id) => !names.isOfBooks(id)) ? new Set(left) : ids;
  };

  const isPinned = (id: number, all: readonly Name[], said: readonly string[]): boolean =>
    said.some(
      (word) => names.pathHas(id, word) || all.some(([first]) => starts.get(`${first}_${word}`)?.in.has(id) ?? false),
    );

  return {
    nounness(term) {
      const known = starts.get(term);
      return known === undefined ? 0 : known.starts / known.titles;
    },
    isKind: (name) => names.named(name).length > 0 || (startedOf(name)?.whole.length ?? 0) > 0,
    isOtherKind([one = '', other = '']) {
      const pair = startedOf([one, other]);
      if (pair === undefined || pair.starts < leastOfPair) return false;
      const { main } = readMain([one]);
      const departments = new Set(main.map(names.departmentOf));
      return main.length > 0 && [...pair.in.keys()].every((id) => !departments.has(names.departmentOf(id)));
    },
    followedBy: (term) =>
      isCategory([term]) || names.leavesPartOf([term]).length > 0 ? undefined : followers.get(term),
    isNamed: (name) => names.named(name).length > 0,
    scope(own, others, said) {
      const ofOwn = own.map(readMain);
      const ofOthers = others.map(readMain);
      const ownMain = ofOwn.flatMap(({ main }) => main);
      const departments = new Set(ownMain.map(names.departmentOf));
      const otherMain = ofOthers.flatMap(({ main }) => main);
      const isNear = (id: number) => ownMain.length === 0 || departments.has(names.departmentOf(id));
      const main = withoutWorks(new Set([...ownMain, ...otherMain.filter(isNear)]), [...own, ...others]);
      const special = [...ofOwn, ...ofOthers]
        .flatMap((one) => one.special)
        .concat(otherMain.filter((id) => !isNear(id)));
      const counts = new Map<number, number>();
      for (const started of [...own, ...others].map(startedOf))
        for (const [id, count] of started?.in ?? []) counts.set(id, Math.max(count, counts.get(id) ?? 0));
      const most = Math.max(0, ...Array.from(main, (id) => counts.get(id) ?? sizeOf(id)));
      const isIn = (id: number) => main.has(id) || names.isBelow(id, main);
      const minor = [...counts]
        .filter(([id, count]) => !isIn(id) && !special.includes(id) && count < most * minorShare && isOfKinds(id))
        .map(([id]) => id)
        .filter((id) => !isPinned(id, [...own, ...others], said));
      // Instruments may be beside music.
      const places = main.size > 0 ? [...main] : [...counts.keys()];
      const works = places.some(names.isOfWorks) ? [] : names.works;
      // A category may be called by two words that none of its titles starts with: "Blusas bordadas".
      const isStart = (name: Name) => name.length === 1 || (startedOf(name)?.starts ?? 0) >= leastOfPair;
      const firsts = new Set([...own, ...others].filter(isStart).flatMap(([first]) => first ?? []));
      return {
        silent: [...main].filter((id) => isSilent(id, firsts)),
        started: [...counts.keys()].filter((id) => !minor.includes(id)),
        size: sizeOfAll([...main]),
        main: [...main],
        special: [...new Set(special)].filter((id) => !isIn(id)),
        minor: [...minor, ...works],
        mixed,
      };
    },
    startsOf: (name) => startedOf(name)?.in ?? new Map(),
    departmentOf: names.departmentOf,
    sizesOf: (word, { main, size }) => measures.meantBy(word, main, size),
    works: names.works,
    productsOf: sizeOf,
    startsIn: (id) => wordsIn.get(id) ?? new Map(),
    categoriesWith: names.withWord,
    categoriesStartingWith: names.leavesStartingWith,
    isCategory,
  };
}
