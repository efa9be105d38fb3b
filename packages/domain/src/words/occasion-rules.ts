/** Gifts, occasions and needs, and the things that a shop shows for them. */
import { foldWithTea } from './analyse.ts';
import { lazy } from './lazy.ts';
import { memoised } from './memoised.ts';
import { createNearestRules, type NearRule } from './nearest-rules.ts';
import { isPerson } from './people.ts';
import { type PhraseRule, plainWords, readPhrases } from './phrase-rules.ts';
import { singular } from './singular.ts';
import { createSuggestedOccasions } from './suggest-occasions.ts';
import { createWholePhrases, type OccasionMatch, phraseWord } from './whole-phrases.ts';

export interface OccasionRules {
  /**
   * The longest phrase whose words are all in the text, in any sequence; words that are nearer to it go first.
   * @param sameAs other words for a word: "bicicleta" for "bici"
   */
  find(text: string, sameAs?: (word: string) => readonly string[]): OccasionMatch | undefined;
  /**
   * The rules that come nearest to a text of which no phrase need be whole, best first.
   * @param sameAs other words for a word
   */
  nearest(text: string, sameAs?: (word: string) => readonly string[]): NearRule[];
  /**
   * Phrases that read as a search, begin with this folded text, and go on as written; those in season first.
   * @param day `MM-DD`
   */
  startingWith(text: string, day: string): string[];
  /** Whether a thing of any rule begins with this folded word: what shops sell, though not each of them does. */
  namesThing(word: string): boolean;
  /** Whether a text is a thing of any rule: "máquina de coser". */
  isThing(text: string): boolean;
  /** What stands beside a thing in several rules, most often first: of a "mantel", what else a table is set with. */
  beside(thing: string): readonly string[];
  /** Whether a folded word is for a person or in a phrase of any rule: then it is no slip. */
  knows(word: string): boolean;
  /** Number of rules. */
  size: number;
}

/** Words that say nothing of an occasion. */
const emptyWords: ReadonlySet<string> = new Set(
  'a al con cuando de del e el en la las le les lo los me mi mis muy nos o pa pal para por q que se si su sus tan te tu tus u un una unas unos y ya'.split(
    ' ',
  ),
);

/** Words of talk: in a phrase they count, and do not tell one need from another. */
const talk: ReadonlySet<string> = new Set(
  'ahora ahorita anda andamos andan ando aqui asi bastante batalla batallo bien cada casi como cosa demasiado es esa ese eso esta estan este hay hoy luego mal mas mejor mera mero mucha mucho nada nadie no nunca poca poco poquito puede pueden pura puro q quiere quieren quiero rato siempre tan tanto tengo toda todo trae traen traer traigo ultimamente va vamos van veces verdad vez viene vienen voy'.split(
    ' ',
  ),
);
const mostNear = 6;

/** Words before an occasion that name nothing: "cosas para un bautizo". */
const vagueWords: ReadonlySet<string> = new Set(
  'algo articulo articulos cosa cosas detalle hay idea ideas necesito ocupo producto productos que regalo regalos remedio tengo tiene todo'.split(
    ' ',
  ),
);

/** "Cómo" is no form of "comer", nor "para" of "parir". */
const isSmall = (word: string): boolean => emptyWords.has(word) || talk.has(word);
const isVague = (word: string): boolean => emptyWords.has(word) || vagueWords.has(word);

/** Words of phrases repeat. */
const singularOf = memoised(phraseWord);
const wordsOf = (text: string): string[] =>
  plainWords(foldWithTea(text))
    .filter((word) => !emptyWords.has(word))
    .map(singularOf);

/** Whether a day is in a season, which may pass over the new year. */
const isWithin = (day: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;

/** Maximum number of things that are shown instead of another, and in how many rules both must stand, if it can. */
const [mostBeside, leastTogether] = [6, 2];

/** For each thing the rules that name it. */
function rulesByThing(rules: readonly PhraseRule[]): Map<string, PhraseRule[]> {
  const all = new Map<string, PhraseRule[]>();
  for (const rule of rules)
    for (const name of new Set(rule.things.map(keyOf))) {
      const known = all.get(name);
      if (known) known.push(rule);
      else all.set(name, [rule]);
    }
  return all;
}
const keyOf = (thing: string): string => wordsOf(thing).join(' ');

/** What stands beside a thing in most rules. */
function thingsBeside(thing: string, rules: readonly PhraseRule[]): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of rules.flatMap(({ things }) => things)) {
    const known = counts.get(keyOf(name));
    if (known) known.count++;
    else if (keyOf(name) !== thing) counts.set(keyOf(name), { name, count: 1 });
  }
  const least = rules.length < leastTogether ? 1 : leastTogether;
  return [...counts.values()]
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostBeside)
    .map(({ name }) => name);
}

/** @throws SynonymError for a line that is no rule */
export function readOccasionRules(text: string): OccasionRules {
  const { phrases, size } = readPhrases(text, wordsOf);
  const rules = [...new Set(phrases.map(({ rule }) => rule))];
  const suggested = lazy(() => createSuggestedOccasions(rules));
  const wholePhrases = lazy(() => createWholePhrases(phrases, { isSmall, isVague }));
  const heads = lazy(
    () => new Set(rules.flatMap(({ things }) => things.map((thing) => singular(plainWords(thing)[0] ?? '')))),
  );
  const byThing = lazy(() => rulesByThing(rules));
  const known = lazy(() => new Set(phrases.flatMap(({ words }) => words)));
  const nearestRules = lazy(() =>
    createNearestRules(phrases.map(({ words, rule }) => ({ words: words.filter((word) => !talk.has(word)), rule }))),
  );
  return {
    size,
    nearest: (text, sameAs = () => []) =>
      nearestRules()(
        [...new Set(wordsOf(text))].filter((word) => !talk.has(word)).map((word) => [word, ...sameAs(word)]),
        mostNear,
      ),
    namesThing: (word) => heads().has(singular(word)),
    isThing: (text) => byThing().has(keyOf(text)),
    beside: (thing) => thingsBeside(keyOf(thing), byThing().get(keyOf(thing)) ?? []),
    knows: (word) => isPerson(singular(word)) || known().has(singular(word)),
    startingWith(text, day) {
      const first = text.split(' ', 1)[0] ?? '';
      // What begins with a small word goes on in a sentence, and phrases are none.
      if (first !== text && emptyWords.has(first)) return [];
      return suggested()(text, (season) => season !== undefined && isWithin(day, season));
    },
    find: (text, sameAs = () => []) => wholePhrases()(text, sameAs),
  };
}
