/** What categories are called, and where they stand in the tree. */
import { partsOf } from './marker-terms.ts';

/** A category with products, itself or below it. */
export interface NamedCategory {
  /** From the department down to itself. */
  path: readonly number[];
  name: string;
}

export interface CategoryNames {
  /** Categories whose whole name is these words; of two with one name, not the one above the other. */
  named(words: readonly string[]): readonly number[];
  /**
   * Categories above others of whose names these words are one part of several: "cómics" of "Cómics y arte". Of two with
   * this part, not the one above the other.
   */
  partOf(words: readonly string[]): readonly number[];
  /** Leaves of whose names these words are one part of several: "ropa interior" of "Ropa interior y pijamas". */
  leavesPartOf(words: readonly string[]): readonly number[];
  /** Whether the name of the category begins with these words as a part of its own. */
  isFirstPartOf(id: number, words: readonly string[]): boolean;
  /** Leaves with a part of the name that starts so: "bocinas" of "Bocinas portátiles". */
  leavesStartingWith(word: string): readonly number[];
  /** Whether the whole name begins with this word. */
  beginsWith(id: number, word: string): boolean;
  withWord(word: string): readonly number[];
  /** Whether a category, or one above it but below `top`, is called by another part of the name of `top`. */
  isOfOtherPart(id: number, top: number, words: readonly string[]): boolean;
  /** Whether the name has these words in one of its parts. */
  isCalledWith(id: number, words: readonly string[]): boolean;
  /** Whether the name of the category, or of one above it, has this word. */
  pathHas(id: number, word: string): boolean;
  departmentOf(id: number): number;
  leavesBelow(id: number): readonly number[];
  isBelow(id: number, ids: ReadonlySet<number>): boolean;
  /** The topmost categories of works. */
  works: readonly number[];
  isOfWorks(id: number): boolean;
  /** Whether it is of works that are read: below films and music there may be instruments. */
  isOfBooks(id: number): boolean;
}

/** Titles of works are names: the novel "Luz de la sierra" is no light. */
export const kindsOfWorks: ReadonlySet<string> = new Set(
  'libro ebook audiolibro revista novela comic manga pelicula serie cine musica disco vinilo cd dvd'.split(' '),
);

/** Those of them that are read. */
const kindsOfBooks: ReadonlySet<string> = new Set('libro ebook audiolibro revista novela comic manga'.split(' '));

/** The words of a name as a key, in any sequence. */
const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join('_');

export function readCategoryNames(categories: Iterable<NamedCategory>): CategoryNames {
  const nodes = new Map(
    Array.from(categories, ({ path, name }) => [
      path.at(-1) ?? 0,
      { path, parts: partsOf(name), leaves: [] as number[] },
    ]),
  );
  const above = new Set(nodes.values().flatMap(({ path }) => path.slice(0, -1)));
  const named = new Map<string, Array<readonly number[]>>();
  const parts = new Map<string, number[]>();
  const leafParts = new Map<string, number[]>();
  const leafStarts = new Map<string, number[]>();
  const withWord = new Map<string, number[]>();
  const works: number[] = [];
  for (const [id, { path, parts: own }] of nodes) {
    note(named, keyOf(own.flat()), path);
    for (const word of new Set(own.flat())) note(withWord, word, id);
    if (!above.has(id)) {
      for (const word of new Set(own.flatMap(([first]) => first ?? []))) note(leafStarts, word, id);
      if (own.length > 1) for (const part of own) note(leafParts, keyOf(part), id);
      for (const one of path.slice(0, -1)) nodes.get(one)?.leaves.push(id);
    } else if (own.length > 1) for (const part of own) note(parts, keyOf(part), id);
    if (own.length > 0 && own.every(([word = '', other]) => other === undefined && kindsOfWorks.has(word)))
      works.push(id);
  }
  const pathOf = (id: number) => nodes.get(id)?.path ?? [];
  const isBelow = (id: number, ids: ReadonlySet<number>) =>
    pathOf(id)
      .slice(0, -1)
      .some((one) => ids.has(one));
  const ofWorks = new Set(works);
  const partsAt = (id: number) => nodes.get(id)?.parts ?? [];
  return {
    named: (words) => deepest(named.get(keyOf(words)) ?? []),
    partOf: (words) => {
      const ids = parts.get(keyOf(words)) ?? [];
      return ids.length > 1 ? deepest(ids.map(pathOf)) : ids;
    },
    leavesPartOf: (words) => leafParts.get(keyOf(words)) ?? [],
    isFirstPartOf: (id, words) => keyOf(partsAt(id)[0] ?? []) === keyOf(words),
    leavesStartingWith: (word) => leafStarts.get(word) ?? [],
    beginsWith: (id, word) => partsAt(id)[0]?.[0] === word,
    withWord: (word) => withWord.get(word) ?? [],
    isOfOtherPart(id, top, words) {
      const key = keyOf(words);
      const others = partsAt(top).filter((part) => keyOf(part) !== key);
      const between = pathOf(id).slice(pathOf(id).indexOf(top) + 1);
      const isOne = (own: readonly string[]) => others.some((part) => part.every((word) => own.includes(word)));
      return between.some((one) => partsAt(one).some(isOne));
    },
    isCalledWith: (id, words) => partsAt(id).some((part) => words.every((word) => part.includes(word))),
    pathHas: (id, word) => pathOf(id).some((one) => partsAt(one).some((part) => part.includes(word))),
    departmentOf: (id) => pathOf(id)[0] ?? id,
    leavesBelow: (id) => nodes.get(id)?.leaves ?? [],
    isBelow,
    works: works.filter((id) => !isBelow(id, ofWorks)),
    isOfBooks: (id) =>
      pathOf(id).some(
        (one) =>
          ofWorks.has(one) &&
          partsAt(one)
            .flat()
            .every((word) => kindsOfBooks.has(word)),
      ),
    isOfWorks: (id) => ofWorks.has(id) || isBelow(id, ofWorks),
  };
}

function note<One>(into: Map<string, One[]>, key: string, one: One): void {
  const known = into.get(key);
  if (known) known.push(one);
  else into.set(key, [one]);
}

/** Of categories with the same name, those that are not above another one: "Celulares" of "Celulares y telefonía". */
function deepest(paths: ReadonlyArray<readonly number[]>): number[] {
  const above = new Set(paths.flatMap((path) => path.slice(0, -1)));
  return paths.flatMap((path) => path.at(-1) ?? []).filter((id) => !above.has(id));
}
