/** Several things at once, as a brand or an occasion stands for them. */
import { tokenise } from './analyse.ts';
import { inContext } from './context.ts';
import type { Kinds } from './kinds.ts';
import { categoryIdMarker } from './marker-terms.ts';
import type { Clause } from './synonyms.ts';
import type { ThingClause } from './text-query.ts';
import { understandThing } from './thing.ts';
import { containers, sizes } from './title-starts.ts';
import type { WordRules } from './word-rules.ts';

/** One clause that any of the things fulfils; `each`: those of them that the catalogue has, best first. */
export interface AnyThing extends ThingClause {
  each: readonly ThingClause[];
}

interface Words {
  kinds: Kinds;
  synonyms: WordRules['synonyms'];
}

/**
 * @param options `headsOnly`: "pan de caja" may be any bread; `isBestFirst`: the first thing goes before the others
 * @returns undefined if the catalogue has none of the things
 */
export function anyOfThings(
  things: readonly string[],
  words: Words,
  { headsOnly = false, isBestFirst = false }: { headsOnly?: boolean; isBestFirst?: boolean } = {},
): AnyThing | undefined {
  const each = inContext(
    things.flatMap((text) => readThing(text, words, headsOnly) ?? []),
    words.kinds,
  );
  if (each.length === 0) return undefined;
  const alternatives = each.flatMap(({ clause }) => clause.alternatives);
  const known = new Set(each.flatMap(({ thing }) => [...thing.markers, ...thing.started]));
  const works = new Set(words.kinds.works.map(categoryIdMarker));
  // Where one of the things is of works, such as music, works are meant.
  const isMinor = (one: string) => !works.has(one) || each.every(({ thing }) => thing.minor.includes(one));
  const minor = new Set(each.flatMap(({ thing }) => [...thing.minor, ...thing.special]).filter(isMinor));
  return {
    clause: { ...clauseOf(things[0] ?? '', alternatives), ...(isBestFirst && { own: each[0]?.clause.own ?? 0 }) },
    thing: {
      clause: 0,
      markers: [...new Set(each.flatMap(({ thing }) => thing.markers))],
      special: [],
      minor: [...minor].filter((one) => !known.has(one)),
      inside: each.flatMap(({ thing }) => thing.inside),
      mixed: each[0]?.thing.mixed ?? [],
      started: each.flatMap(({ thing }) => thing.started),
      main: each.flatMap(({ thing }) => thing.main),
    },
    each,
  };
}

function readThing(text: string, { kinds, synonyms }: Words, headsOnly: boolean): ThingClause | undefined {
  // "Pan de caja" is bread; a "bomba destapacaños" is a thing of its own.
  if (headsOnly && text.includes(' ') && !/ (?:de|para|con) /.test(text)) return undefined;
  const named = synonyms.expand(tokenise(text));
  const { clauses, thing } = understandThing(named.map(withoutWider), kinds, { isNamed: true });
  const own = thing && clauses[thing.clause];
  // A "disfraz para niño" is no boy, where the shop has no disguises.
  const isHead = clauses
    .slice(0, thing?.clause)
    .every(({ alternatives: [[word = ''] = []] }) => containers.has(word) || sizes.has(word));
  if (thing === undefined || own === undefined || !isHead) return undefined;
  const others = headsOnly
    ? []
    : clauses.filter((clause) => clause !== own).flatMap(({ alternatives: [first = []] }) => first);
  // A category of bread is not one of sliced bread.
  const alternatives = own.alternatives
    .filter(([word]) => others.length === 0 || !word?.startsWith('@'))
    .map((words) => [...(headsOnly ? words.slice(0, 1) : words), ...others]);
  return {
    clause: clauseOf(text, alternatives),
    thing: { ...thing, clause: 0, minor: [...thing.minor, ...thing.special], special: [] },
  };
}

/** Wider names lead away from what a shop would show: from a "diadema" to headphones. */
const withoutWider = (clause: Clause): Clause => ({
  ...clause,
  alternatives: clause.alternatives.slice(0, clause.same),
});

/** A clause of the words of any of these things, wherever they stand. */
export function anyOfWords(things: readonly string[]): Clause | undefined {
  const alternatives = things.map((text) => tokenise(text).flatMap(({ alternatives: [first = []] }) => first));
  if (alternatives.length === 0) return undefined;
  return clauseOf(things[0] ?? '', alternatives);
}

const clauseOf = (text: string, alternatives: Clause['alternatives']): Clause => ({
  text,
  alternatives,
  own: alternatives.length,
  same: alternatives.length,
  isCode: false,
});
