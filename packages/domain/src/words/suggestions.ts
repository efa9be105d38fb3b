/** Whole searches for what a shopper has typed so far, from phrases of the catalogue and from what was searched. */
import { tokenise } from './analyse.ts';
import type { NamedCategory } from './category-names.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';
import { partsOf } from './marker-terms.ts';
import { normaliseWord } from './normalise.ts';
import type { OccasionRules } from './occasion-rules.ts';
import { withYears } from './suggest-ages.ts';
import { isFacetColour } from './suggest-facets.ts';
import { wholeParts } from './suggest-parts.ts';
import type { Synonyms } from './synonyms.ts';

/** A phrase that titles begin with. */
export interface PhraseRow {
  /** Folded. */
  phrase: string;
  shown: string;
  products: number;
}

/** What people searched, counted with their consent: each person once. */
export interface CountedSearch {
  text: string;
  people: number;
}

export interface SuggestionSources {
  phrases: readonly PhraseRow[];
  categories: readonly NamedCategory[];
  /** Products of a category without others below it. */
  productsOf(category: number): number;
  /** Searches by people; what fewer than {@link leastPeople} searched may tell who it was, and is not shown. */
  counted?: readonly CountedSearch[];
}

/** Minimum number of people of a counted search. */
export const leastPeople = 20;

export interface Suggestions {
  /** Searches that the typed text may become, the most likely first. */
  suggest(typed: string, limit: number, rules: SuggestionRules): string[];
}

export interface SuggestionRules {
  synonyms: Pick<Synonyms, 'completing' | 'expand'>;
  occasions: Pick<OccasionRules, 'namesThing' | 'startingWith'>;
  /** Today, as `MM-DD`: what is in season goes first. */
  day: string;
}

interface Entry {
  shown: string;
  key: string;
  /** Folded, and normalised. */
  words: readonly string[];
  normals: readonly string[];
}

/** From this length on, what was typed may also stand in the middle of a phrase, or have a slip. */
const [shortestInside, shortestSlip] = [3, 5];
/** Phrases of each word that are looked at; they are sorted by rank. */
const mostOfWord = 40;

/** Where fewer phrases begin so, gifts and occasions are shown. */
const fewBegin = 4;
/** Maximum number of other names in front of words that only begin like what was typed. */
const mostNamed = 3;

/** @param correct a folded word with its spelling corrected */
export function createSuggestions(
  sources: SuggestionSources,
  correct: (word: string) => string | undefined,
): Suggestions {
  const entries = readEntries(sources);
  const byNormal = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  for (const [at, { words, normals }] of entries.entries()) {
    for (const word of new Set(normals)) note(byNormal, word, at);
    for (const word of new Set(words)) note(byWord, word, at);
  }
  const words = [...byWord.keys()].sort();
  const byKey = entries.map(({ key }, at) => ({ key, at })).sort((one, other) => (one.key < other.key ? -1 : 1));
  const keys = byKey.map(({ key }) => key);

  /** Ranks of entries that begin so, the best of them. */
  const beginning = (text: string, limit: number): number[] => {
    const best: number[] = [];
    for (let n = firstFrom(keys, text); keys[n]?.startsWith(text); n++) insert(best, byKey[n]?.at ?? 0, limit);
    return best;
  };

  /** Ranks of entries with a word that starts so. */
  const withPrefix = (prefix: string): number[] => {
    const found: number[] = [];
    for (let at = firstFrom(words, prefix); words[at]?.startsWith(prefix); at++)
      found.push(...(byWord.get(words[at] ?? '') ?? []).slice(0, mostOfWord));
    return found;
  };

  /** Ranks of entries that have all these words, and one that starts with `last`. */
  const matching = (whole: readonly string[], last: string): number[] => {
    const normals = whole.map(normaliseWord);
    const lists = normals.map((word) => byNormal.get(word) ?? []);
    const [fewest] = lists.toSorted((one, other) => one.length - other.length);
    const candidates = fewest ?? (last === '' ? [] : withPrefix(last));
    return candidates.filter((at) => {
      const entry = entries[at];
      return (
        entry !== undefined &&
        normals.every((word) => entry.normals.includes(word)) &&
        entry.words.some((word, n) => word.startsWith(last) && !normals.includes(entry.normals[n] ?? ''))
      );
    });
  };

  /** Phrases that begin with the text, and then those that have its words. */
  const complete = (text: string, limit: number): [begins: number[], inside: number[]] => {
    const all = wordsOf(text);
    const last = all.at(-1) ?? '';
    const begins = beginning(text, limit);
    const whole = all.slice(0, -1).filter((word) => tokenise(word).length > 0);
    if (begins.length === limit || (whole.length === 0 && last.length < shortestInside)) return [begins, []];
    // "Mochila para n" goes on with whom it is for, not with "negra".
    const inside = matching(whole, last).filter((at) => !saysFor(all) || saysFor(entries[at]?.words));
    return [begins, [...new Set(inside)].sort((one, other) => one - other)];
  };

  /** Phrases that begin with another name of what was typed, and have its other words and one that starts with `last`. */
  const namedBy = (text: string, last: string, synonyms: SuggestionRules['synonyms']): number[] => {
    const clauses = synonyms.expand(tokenise(text));
    const others = clauses.flatMap(({ alternatives: [own = []] }) => own);
    return clauses.flatMap((clause) => {
      const [own = []] = clause.alternatives;
      const rest = others.filter((word) => !own.includes(word));
      return clause.alternatives.slice(clause.own).flatMap((name) => {
        const all = [...name, ...rest];
        return (byNormal.get(name[0] ?? '') ?? []).filter((at) => {
          const { normals = [], words: written = [] } = entries[at] ?? {};
          const has = all.every((word) => normals.includes(word)) && written.some((word) => word.startsWith(last));
          return has && normals[0] === name[0];
        });
      });
    });
  };
  /** What is called so, and what is called by all words but the last, which has begun. */
  const named = (text: string, synonyms: SuggestionRules['synonyms']): [whole: number[], begun: number[]] => {
    const at = text.lastIndexOf(' ');
    return [namedBy(text, '', synonyms), at < 0 ? [] : namedBy(text.slice(0, at), text.slice(at + 1), synonyms)];
  };

  /** The text with its words corrected; the last one may be a beginning. */
  const corrected = (text: string): string | undefined => {
    const all = wordsOf(text);
    const last = all.at(-1) ?? '';
    const whole = all.slice(0, -1).map((word) => fold(correct(word) ?? word));
    const isRight = last.length < shortestSlip || firstWith(words, last);
    const begun = isRight ? last : fold(nearPrefix(words, last) ?? correct(last) ?? last);
    const written = [...whole, begun].join(' ');
    return written === text ? undefined : written;
  };

  const isKnown = (name: string) => tokenise(name).every(({ text }) => byNormal.has(normaliseWord(text)));
  const isNamed = (text: string) => byNormal.has(normaliseWord(wordsOf(text)[0] ?? ''));
  /** Not a "disfraz de catrina", where the shop has no costumes. */
  const isSold = (name: string, occasions: SuggestionRules['occasions']) => {
    const [first = ''] = wordsOf(name);
    return !occasions.namesThing(first) || byNormal.has(normaliseWord(first));
  };

  return {
    suggest(typed, limit, { synonyms, occasions, day }) {
      const text = wordsOf(typed).join(' ');
      if (text === '') return [];
      const shown = new Map<string, string>();
      const show = (all: readonly string[], most = limit) => {
        for (const one of all.slice(0, most)) {
          const key = wordsOf(one).map(normaliseWord).join(' ');
          if (shown.size < limit && !shown.has(key)) shown.set(key, one);
        }
      };
      const read = (written: string, isForOther = false) => {
        const of = (found: readonly number[]) =>
          found
            .filter((at) => !isForOther || !saysFor(entries[at]?.words))
            .slice(0, limit * 2)
            .flatMap((at) => entries[at]?.shown ?? []);
        const [begins, inside] = complete(written, limit * 2);
        // A "pantalla para auto" is no "tele".
        const isMeant = (at: number) => saysFor(wordsOf(written)) || !saysFor(entries[at]?.words);
        const [whole, begun] = named(written, synonyms);
        // "tele" is a name of its own, and more than the beginning of "teléfono".
        if (keys[firstFrom(keys, written)] !== written) show(of(whole.filter(isMeant)), mostNamed);
        show(of(begins));
        if (written.length >= shortestInside && begins.length < fewBegin) {
          show(synonyms.completing(written).filter(isKnown));
          show(occasions.startingWith(written, day).filter((one) => isSold(one, occasions)));
        }
        show(of(inside));
        show(of([...whole, ...begun].filter(isMeant)));
        if (shown.size === 0) show(of(synonyms.completing(written).flatMap((name) => namedBy(name, '', synonyms))));
      };
      read(text);
      const right = shown.size === 0 ? corrected(text) : undefined;
      if (right !== undefined) read(right);
      const aged = withYears(text);
      if (aged !== undefined && isNamed(aged)) show([aged]);
      for (const part of wholeParts(text, shortestInside)) if (shown.size === 0) read(part, saysFor(wordsOf(text)));
      return [...shown.values()];
    },
  };
}

/** What may be suggested, the most wanted first: searches by people, then phrases and categories by products. */
function readEntries({ phrases, categories, productsOf, counted = [] }: SuggestionSources): Entry[] {
  const searched = counted
    .filter(({ people }) => people >= leastPeople)
    .sort((one, other) => other.people - one.people)
    .map(({ text }) => text);
  // What is above others is called by what they have in common, which is seldom what is searched.
  const above = new Set([...categories].flatMap(({ path }) => path.slice(0, -1)));
  const called = [...categories].flatMap(({ path, name }) => {
    if (above.has(path.at(-1) ?? 0)) return [];
    const products = productsOf(path.at(-1) ?? 0);
    // "Tazas y vasos" is no search.
    return products > 0 && partsOf(name).length === 1 ? [{ shown: name.toLowerCase(), products }] : [];
  });
  // A genre, "rol", is no thing: titles do not begin with it.
  const firsts = new Set(phrases.flatMap(({ phrase }) => normalsOf(phrase)[0] ?? []));
  const isThing = ({ shown }: { shown: string }) => shown.includes(' ') || firsts.has(normalsOf(shown)[0] ?? '');
  // Any thing has colours: what it is says more.
  const weight = ({ shown, products }: { shown: string; products: number }) =>
    normalsOf(shown).some(isFacetColour) ? products * colourWeight : products;
  const known = [...phrases, ...called.filter(isThing)]
    .map((one) => ({ ...one, weight: weight(one) }))
    .sort((one, other) => other.weight - one.weight);
  return [...searched, ...known.map(({ shown }) => shown)].map((shown) => {
    const words = wordsOf(shown);
    return { shown, key: words.join(' '), words, normals: words.map(normaliseWord) };
  });
}

const colourWeight = 0.25;

/** Whether words say for whom or what, behind a thing: "mochila para niño". */
const saysFor = (words: readonly string[] = []): boolean => words.includes('para', 1);

const normalsOf = (text: string): string[] => wordsOf(text).map(normaliseWord);
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function note(into: Map<string, number[]>, key: string, at: number): void {
  const known = into.get(key);
  if (known) known.push(at);
  else into.set(key, [at]);
}

/** Inserts into the smallest `limit` numbers, sorted. */
function insert(best: number[], number: number, limit: number): void {
  if (best.length === limit && (best.at(-1) ?? 0) < number) return;
  const at = best.findIndex((one) => one > number);
  best.splice(at < 0 ? best.length : at, 0, number);
  if (best.length > limit) best.pop();
}

/** Index of the first of the sorted words that is not before `prefix`. */
function firstFrom(words: readonly string[], prefix: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

const firstWith = (words: readonly string[], prefix: string): boolean =>
  words[firstFrom(words, prefix)]?.startsWith(prefix) ?? false;

/** The beginning of a word that differs from `typed` by one slip behind the first letter. */
function nearPrefix(words: readonly string[], typed: string): string | undefined {
  const first = typed.slice(0, 1);
  for (let at = firstFrom(words, first); words[at]?.startsWith(first); at++) {
    const word = words[at] ?? '';
    for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
      const begun = word.slice(0, length);
      if (begun.length === length && distance(typed, begun, 1) <= 1) return begun;
    }
  }
  return undefined;
}
