/** What a thing is for, where the text names it: of an "olla para los tamales", a tamalera is what is meant. */
import { tokenise } from './analyse.ts';
import type { BrandRules } from './brand-rules.ts';
import { isColour } from './colours.ts';
import { fold } from './fold.ts';
import type { Kinds } from './kinds.ts';
import { isMaterial } from './materials.ts';
import type { OccasionRules } from './occasion-rules.ts';
import { isPerson } from './people.ts';
import { type PhraseRule, plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';
import { stemOf } from './stem.ts';
import type { Clause } from './synonyms.ts';
import { saysWho } from './text-query.ts';
import { sureNoun, type Understood } from './thing.ts';

/** How near a rule must be whose things are preferred: it only sorts what the thing has decided. */
const nearEnough = 0.3;
/** Things of a rule that are looked for. */
const mostThings = 8;

interface PurposeKnowledge {
  occasions: Pick<OccasionRules, 'find' | 'nearest'>;
  kinds: Pick<Kinds, 'nounness' | 'startsOf'>;
  brands: Pick<BrandRules, 'knows'>;
}

/** What anything may be like, in the singular: it says nothing of what for. */
const qualities: ReadonlySet<string> = new Set(
  (
    'bonito bonita chico chica grande gran pequeño pequeña comodo comoda ligero ligera moderno moderna elegante ' +
    'nuevo nueva bueno buena sencillo sencilla barato barata'
  ).split(' '),
);

/** Leather is no purpose, but creams are for the skin. */
const skin = 'piel';
/** Labios rojos are painted, but a "labial rojo" is first of all red; a "mesa de madera" saws none. */
const isQuality = ({ text, alternatives: [[term = ''] = []] }: Clause): boolean =>
  qualities.has(singular(text)) || isColour(term) || (isMaterial(term) && term !== skin);
/** Sandals for men are those that say so, and not what men are given. */
const isForWhom = (clause: Clause): boolean => saysWho(clause) && isPerson(singular(clause.text));

const stems = (text: string): string[] => plainWords(text).map(singular).map(stemOf);

/**
 * The clauses that say what the thing is for, with the things that the operator's file names for it beside their own
 * words: among all chairs, the "silla ergonómica" is what "para estar muchas horas sentado" means.
 */
export function withPurpose<One extends Understood>(
  understood: One,
  { occasions, kinds, brands }: PurposeKnowledge,
  sameAs: (word: string) => readonly string[],
): One {
  const { clauses, thing } = understood;
  if (thing === undefined || clauses.length < 2) return understood;
  const rest = clauses.filter(({ isCode }, at) => at !== thing.clause && !isCode).map(({ text }) => text);
  const rules = purposes(rest.join(' '), clauses.map(({ text }) => text).join(' '), occasions, sameAs);
  if (rules.length === 0) return understood;
  const own = new Set(
    clauses[thing.clause]?.alternatives.flatMap(([word = '', ...others]) => (others.length === 0 ? word : [])),
  );
  // A special one of the thing: "silla ergonómica", a "tamalera" of pots; but no lamp among heaters.
  const isOfThing = ([word = '', ...others]: readonly string[]): boolean =>
    others.length > 0
      ? [word, ...others].some((one) => own.has(one))
      : !own.has(word) && (kinds.nounness(word) < sureNoun || thing.main.some((id) => kinds.startsOf([word]).has(id)));
  const meant = rules.map(({ names, things }) => ({
    said: new Set(names.flatMap(stems)),
    ways: things
      .slice(0, mostThings)
      .map((name) => tokenise(name).flatMap(({ alternatives: [first = []] }) => first))
      .filter(isOfThing),
  }));
  const extended = clauses.map((clause, at): Clause => {
    if (at === thing.clause || clause.isCode || isQuality(clause) || isForWhom(clause)) return clause;
    // What must fit a device is for that one alone.
    if (brands.knows(clause)) return clause;
    const words = [clause.text, ...sameAs(fold(clause.text))].flatMap(stems);
    const ways = meant.filter(({ said }) => words.some((word) => said.has(word))).flatMap((one) => one.ways);
    return ways.length === 0 ? clause : { ...clause, alternatives: [...clause.alternatives, ...ways] };
  });
  return { ...understood, clauses: extended };
}

/** The rules of a purpose, said beside a thing or with it. */
function purposes(
  rest: string,
  whole: string,
  occasions: Pick<OccasionRules, 'find' | 'nearest'>,
  sameAs: (word: string) => readonly string[],
): PhraseRule[] {
  const found = occasions.find(rest, sameAs);
  const near = [whole, rest].flatMap((text) => occasions.nearest(text, sameAs));
  const all = [
    ...(found?.isExact ? [found.rule] : []),
    ...near.filter(({ nearness }) => nearness >= nearEnough).map(({ rule }) => rule),
  ];
  return [...new Set(all)];
}
