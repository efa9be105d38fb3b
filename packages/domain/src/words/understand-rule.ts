/** Which rule of the operator's file of presents, occasions and needs a search means. */
import { tokenise } from './analyse.ts';
import { kindsOfWorks } from './category-names.ts';
import { gift, readCollective } from './collective.ts';
import type { NearRule } from './nearest-rules.ts';
import { saysNeed, tellsTrouble } from './needs.ts';
import { isPerson } from './people.ts';
import { type PhraseRule, plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';
import { readTastes } from './tastes.ts';
import { isSureNoun, sureNoun, understandThing } from './thing.ts';
import { containers, sizes } from './title-starts.ts';
import type { Knowledge } from './understanding.ts';
import type { OccasionMatch } from './whole-phrases.ts';
import type { WordRules } from './word-rules.ts';

export interface MeantRule {
  rule: PhraseRule;
  /** Rules that it may mean as well, the likeliest first. */
  others: readonly PhraseRule[];
  /** The words that are not the rule's, folded. */
  rest: string;
  /** Whether it says what troubles the shopper. */
  isNeed: boolean;
}

/** What a text says, as far as its words tell. */
export interface Reading {
  /** With its spelling corrected. */
  text: string;
  /** Whether it begins with a verb, or says in another way what for. */
  isNeed: boolean;
  namesThing(text: string): boolean;
}

/** Words of a present, beside what it is. */
const likes: ReadonlySet<string> = new Set([gift, 'gusta', 'gustan', 'fan', 'ama', 'amante']);
const forSomebody = /^(?:para|pa) (?:mi|mis|un|una|unos|unas|alguien) /;
/** "Bonito para mi tía". */
const endsForSomebody = / (?:para|pa) (?:mis?|una?) ([a-zñ]+)$/;
const isForSomebody = (text: string): boolean =>
  forSomebody.test(text) || isPerson(singular(endsForSomebody.exec(text)?.[1] ?? ''));

/** How near the rule of a need must be: what sounds like one may be less near than any other text. */
const nearEnough = 0.3;
const nearTrouble = 0.45;
/** From which part of the best nearness on another rule may be meant, too. */
const asNear = 0.7;
/** From which part of the best nearness on a rule of which a phrase is whole goes before it. */
const nearlyAsNear = 0.85;
/** How near it must be where nothing else tells that a rule is meant. */
const nearAlone = 0.55;
/** Where no word names a thing, any rule is better than none. */
const nearAtAll = 0.2;
/** Nothing but the phrase, nearly. */
const [whole, nearlyWhole] = [0.99, 0.85];
const nearer = (one: NearRule[], other: NearRule[]): NearRule[] =>
  (one[0]?.nearness ?? 0) >= (other[0]?.nearness ?? 0) ? one : other;

/**
 * A rule of which a phrase is whole, or the one that is nearest by its rare words: where the text says what troubles
 * the shopper, where it names no thing, and where it is nearer than that of the phrase.
 * @param written folded
 */
export function findRule(written: string, reading: Reading, knowledge: Knowledge): MeantRule | undefined {
  const { text, isNeed, namesThing } = reading;
  if (!isNeed && isOneThing(text, knowledge)) return undefined;
  const { occasions, correct } = knowledge;
  const sameAs = (word: string) => sameWords(word, knowledge.synonyms);
  // What is for somebody, and is no thing, is a present.
  const asked = isForSomebody(written) && !namesThing(text) ? [`${gift} ${written}`, written] : [written];
  const ofCollective = findCollective(text, knowledge, sameAs) ?? findTaste(text, knowledge, sameAs);
  if (ofCollective) return ofCollective;
  // A verb that no title has is no slip: "corre".
  const spelt = [...new Set(asked.flatMap((one) => [one, correct(one)]))];
  // A single word is in many phrases, and must be a whole one; a thing and another word, nearly so.
  const said = tokenise(text).length;
  const isThing = said === 2 && !isNeed && occasions.namesThing(tokenise(text)[0]?.text ?? '');
  const least = said < 2 ? whole : isThing ? nearlyWhole : 0;
  // "Luces" alone are no "se fue la luz".
  const isAlone = said < 2 && asked.length === 1;
  const ofWords = isAlone ? [] : spelt.map((one) => occasions.nearest(one, sameAs));
  const near = ofWords.reduce(nearer, []).filter((one) => one.nearness >= least);
  const found = asked
    .map((one) => longer(occasions.find(one, sameAs), occasions.find(correct(one), sameAs)))
    .filter((one) => !isAlone || plainWords(one?.phrase ?? '').length === 1);
  const occasion = found.find((one) => (one?.length ?? 0) > 1) ?? found.at(-1);
  const best = preferSaid(near, occasion);
  const nearness = best?.nearness ?? 0;
  const others = near.filter((one) => one.nearness >= nearness * asNear).map(({ rule }) => rule);
  const isTrouble = isNear(nearness, reading);
  const isSurelyMeant = nearness >= nearAlone && said > 2 && !namesThingFirst(text, knowledge);
  if (best && (isTrouble || isSurelyMeant))
    return { rule: best.rule, others, rest: withoutNames(text, best.rule), isNeed: isTrouble || isNeed };
  const nearest = best && nearness >= nearTrouble ? best.rule : undefined;
  const ofNearest = nearest && { rule: nearest, others, rest: withoutNames(text, nearest), isNeed };
  if (occasion && !isNeed && isReversed(occasion, occasions)) return undefined;
  const { isNounFirst, isCalled } = readFirst(text, knowledge);
  if (!occasion) return isCalled || namesThing(text) || nearness < nearAlone ? undefined : ofNearest;
  const ofPhrase = { rule: occasion.rule, others, rest: occasion.rest, isNeed };
  if ((isWhole(occasion) || !namesLonger(text, knowledge)) && isMeant(occasion, { isNeed, isNounFirst }, namesThing))
    return isPresent(occasion) || isAll(occasion) ? ofPhrase : (ofNearest ?? ofPhrase);
  return isCalled || namesThing(text) || nearness < nearAlone ? undefined : ofNearest;
}

/** The nearest rule, or that of which a phrase of several words is whole, if it is nearly as near. */
function preferSaid(near: readonly NearRule[], occasion: OccasionMatch | undefined): NearRule | undefined {
  const [best] = near;
  if (!occasion || !(isAll(occasion) || (occasion.isExact && saysWhatFor(occasion)))) return best;
  const said = near.find(({ rule }) => rule === occasion.rule);
  return said && said.nearness >= (best?.nearness ?? 0) * (isAll(occasion) ? asNear : nearlyAsNear) ? said : best;
}

/** Whether several of its words are not for people. */
const saysWhatFor = ({ phrase }: OccasionMatch): boolean =>
  plainWords(phrase).filter((word) => !isPerson(singular(word))).length > 1;

/** Whether all words of the text that say anything are in its phrase. */
const isAll = ({ length, rest }: OccasionMatch): boolean => length > 1 && tokenise(rest).length === 0;

/** Whether it has all words of the text that say anything. */
const isWhole = (match: OccasionMatch): boolean => match.isExact && isAll(match);

/** A "mesa de centro" is no "centro de mesa". */
function isReversed(match: OccasionMatch, { namesThing }: Knowledge['occasions']): boolean {
  const [first = ''] = plainWords(match.phrase);
  return match.length === 2 && !match.isInSequence && isAll(match) && namesThing(first);
}

/** Whether it says that a present is looked for, and for which animal, trade or thing. */
function isPresent({ isExact, length, phrase }: OccasionMatch): boolean {
  const [first, ...others] = plainWords(phrase);
  return isExact && length > 1 && first === gift && !others.some((word) => isPerson(singular(word)));
}

/** The rule of what a collective is for, with those of its things that the collective may mean. */
export function findCollective(
  text: string,
  knowledge: Knowledge,
  sameAs = (word: string) => sameWords(word, knowledge.synonyms),
): MeantRule | undefined {
  const collective = readCollective(text, knowledge);
  if (collective === undefined) return undefined;
  const { word, purpose, within } = collective;
  const said = knowledge.occasions.find(text, sameAs);
  const isSaid = said?.isExact && said.length > 1 && said.phrase.startsWith(`${word} `);
  if (isSaid) return { rule: said.rule, others: [], rest: said.rest, isNeed: false };
  if (purpose === undefined) return undefined;
  const ofRule = (one: string) => findClear(one, knowledge.occasions, sameAs);
  // "Ropa para entrevista de trabajo mujer": whom it is for is no part of it.
  const words = plainWords(purpose).filter((one) => !isPerson(singular(one)));
  const rule = ofRule(purpose) ?? ofRule(words.join(' '));
  const things = within(rule?.things ?? []);
  if (rule === undefined || things.length === 0) return undefined;
  return { rule: { ...rule, things }, others: [], rest: withoutNames(purpose, rule), isNeed: false };
}

/** Whether a text names a thing or a category, and no more: who writes "estufa" has not said that they lack gas. */
function isOneThing(text: string, { kinds, synonyms }: Knowledge): boolean {
  const tokens = tokenise(text);
  const words = tokens.flatMap(({ alternatives: [first = []] }) => first);
  const [clause, ...others] = synonyms.expand(tokens);
  if (clause === undefined || plainWords(text).map(singular).includes(gift)) return false;
  if (kinds.isCategory(words)) return true;
  // "Medias noches" are no stockings, and a shop with a "bolsa de mano" need have no "bolsa térmica" for lunch.
  const isName = ([word = '', other]: readonly string[], at: number) =>
    (other !== undefined && kinds.nounness(`${word}_${other}`) >= sureNoun) ||
    ((other === undefined ? kinds.followedBy(word) === undefined : at < clause.own) &&
      kinds.nounness(word) >= sureNoun);
  return others.length === 0 && !clause.isCode && clause.alternatives.some(isName);
}

/** The rule of what somebody likes or does, who gets a present: that says more than who it is. */
function findTaste(text: string, { occasions }: Knowledge, sameAs: (word: string) => string[]): MeantRule | undefined {
  for (const taste of readTastes(text)) {
    const rule = findClear(`${gift} ${taste}`, occasions, sameAs, saysTaste);
    if (rule) return { rule, others: [], rest: withoutNames(text, rule), isNeed: false };
  }
  return undefined;
}

/** The rule of which a phrase is whole, or which is near without anything else to tell that it is meant. */
function findClear(
  text: string,
  occasions: Knowledge['occasions'],
  sameAs: (word: string) => string[],
  isMeant: (match: OccasionMatch) => boolean = () => true,
): PhraseRule | undefined {
  const found = occasions.find(text, sameAs);
  if (found?.isExact && isMeant(found)) return found.rule;
  // One word is in many rules.
  const [near] = tokenise(text).length > 1 ? occasions.nearest(text, sameAs) : [];
  return near && near.nearness >= nearAlone ? near.rule : undefined;
}

/** Whether a phrase says more than that a present is for a person. */
const saysTaste = ({ phrase }: OccasionMatch): boolean =>
  plainWords(phrase).some((word) => word !== gift && !isPerson(singular(word)));

/** Whether the thing of a text is what it begins with, or in that: "juego de sábanas". */
function namesThingFirst(text: string, { kinds, synonyms }: Knowledge): boolean {
  const { clauses, thing } = understandThing(synonyms.expand(tokenise(text)), kinds);
  const before = thing && clauses.slice(0, thing.clause);
  return before?.every(({ alternatives: [[word = ''] = []] }) => containers.has(word) || sizes.has(word)) ?? false;
}

/** What the first word is: a thing, or what a category is called. */
function readFirst(text: string, { kinds, synonyms }: Knowledge): { isNounFirst: boolean; isCalled: boolean } {
  const [first] = synonyms.expand(tokenise(text));
  if (first === undefined) return { isNounFirst: false, isCalled: false };
  const isCalled = first.alternatives.some((name) => kinds.isCategory(name));
  // No title of a film says that it is one.
  const isWork = isCalled && kindsOfWorks.has(first.text);
  return { isNounFirst: first.text !== gift && (isWork || isSureNoun(first, kinds)), isCalled };
}

function isNear(nearness: number, { text, isNeed, namesThing }: Reading): boolean {
  if (saysNeed(text)) return nearness >= (namesThing(text) ? nearEnough : nearAtAll);
  return (isNeed || tellsTrouble(text)) && nearness >= nearTrouble;
}

/** A number of the rule's name is none that narrows: "12 de diciembre". */
function withoutNames(text: string, { names }: PhraseRule): string {
  const said = new Set(names.flatMap(plainWords));
  return plainWords(text)
    .filter((word) => !said.has(word))
    .join(' ');
}

/** Whether a text names a thing by several words: a "yoga mat" is not all that is bought for yoga. */
function namesLonger(text: string, { synonyms, kinds }: Pick<Knowledge, 'synonyms' | 'kinds'>): boolean {
  if (saysNeed(text)) return false;
  const clauses = synonyms.expand(tokenise(text));
  return clauses.some((clause, at) => {
    const [one = '', ...more] = clause.alternatives[0] ?? [];
    const [other = '', ...others] = clauses[at + 1]?.alternatives[0] ?? [];
    const isPair = more.length + others.length === 0 && kinds.nounness(`${one}_${other}`) >= sureNoun;
    return isPair || (clause.text.includes(' ') && isSureNoun(clause, kinds));
  });
}

/** Single words that mean the same as one, or are wider. */
export const sameWords = (word: string, synonyms: WordRules['synonyms']): string[] =>
  synonyms
    .expand(tokenise(word))
    .flatMap(({ alternatives }) => alternatives.slice(1).flatMap((name) => (name.length === 1 ? name : [])));

const longer = (one: OccasionMatch | undefined, other: OccasionMatch | undefined): OccasionMatch | undefined =>
  (one?.length ?? 0) >= (other?.length ?? 0) ? one : other;

/**
 * One word behind others is none: an "árbol de navidad" is not all of what is bought for Christmas. Nor is a thing that
 * the text names itself: a "canasta navideña", a "plancha de pelo" (though who irons hair wants one, too).
 */
function isMeant(
  { phrase, rule, length, isExact, isFirst, rest }: OccasionMatch,
  { isNeed, isNounFirst }: { isNeed: boolean; isNounFirst: boolean },
  namesThing: (text: string) => boolean,
): boolean {
  if (!isNeed && !isExact && namesThing(phrase)) return false;
  const words = plainWords(phrase).map(singular);
  const heads = rule.things.map((thing) => plainWords(thing).map(singular));
  const [best = []] = heads;
  const isSaid = (word = '') => words.includes(word) && namesThing(word);
  // "Crema para las arrugas" is best read as the file says; a "vestido de XV años" is but one of its things.
  const isBestSaid = best.length > 1 && isSaid(best[0]);
  // Who likes coffee may want a cafetera.
  const isPresent = !isSaid(best[0]) && words.some((word) => likes.has(word));
  if (
    !isNeed &&
    !isPresent &&
    !isBestSaid &&
    ((isNounFirst && tokenise(rest).length > 0) || heads.some(([head]) => isSaid(head)))
  )
    return false;
  // "Papá" is spelt as what is fried.
  const others = plainWords(rest)
    .filter((word) => !isPresent || !isPerson(singular(word)))
    .join(' ');
  return length === 1 ? (isFirst || isNeed) && !namesThing(others) : isNeed || !namesThing(others);
}
