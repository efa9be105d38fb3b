/** What a search asks for, before anything is looked up: a pure function of the text and what the catalogue taught. */
import { type Token, tokenise } from './analyse.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';
import type { Kinds } from './kinds.ts';
import { saysNeed, thingsThatDo } from './needs.ts';
import { isForAdults, isPerson, type OccasionMatch } from './occasion-rules.ts';
import { plainWords } from './phrase-rules.ts';
import { type Phrasing, readPhrasing } from './phrasing.ts';
import { singular } from './singular.ts';
import type { Clause } from './synonyms.ts';
import type { Without } from './text-query.ts';
import { isSureNoun, sureNoun } from './thing.ts';
import type { WordRules } from './word-rules.ts';

export interface Knowledge extends WordRules {
  kinds: Kinds;
  /** A folded text with its spelling corrected. */
  correct(text: string): string;
  /** Whether the catalogue has this brand, or products that are called so. */
  carries(name: string): boolean;
}

export interface Understanding {
  phrasing: Phrasing;
  /** What is searched as words. */
  tokens: readonly Token[];
  /** Things that a brand or an occasion stands for, where the text names none itself. */
  things: readonly string[];
  /** Words of products that are not meant, though nobody says so: children's, in a present for a boss. */
  excluded?: readonly string[];
  /** A known brand that the shop does not have, as it was written. */
  missingBrand: string | undefined;
}

/** The gift itself says nothing once its occasion, or a thing, is known. */
const gift = 'regalo';

/** Words of a present, beside what it is. */
const likes: ReadonlySet<string> = new Set([gift, 'gusta', 'gustan', 'fan', 'ama', 'amante']);
const forSomebody = /^(?:para|pa) (?:mi|mis|un|una|unos|unas|alguien) /;

export function understand(written: string, knowledge: Knowledge): Understanding {
  const { kinds, occasions, synonyms } = knowledge;
  const phrasing = readPhrasing(written);
  const namesThing = (text: string) =>
    synonyms.expand(tokenise(text)).some((clause) => clause.text !== gift && isSureNoun(clause, kinds));
  respellBrand(phrasing, knowledge);
  const ofBrand = understandBrand(phrasing, knowledge, namesThing);
  if (ofBrand && !isInOccasion(ofBrand.missingBrand, phrasing.text, occasions)) return ofBrand;
  const text = knowledge.correct(phrasing.text);
  const sameAs = (word: string) => sameWords(word, synonyms);
  const isNeed = saysNeed(text) || beginsWithVerb(text, namesThing);
  const [first] = synonyms.expand(tokenise(text));
  const isNounFirst = first !== undefined && first.text !== gift && isSureNoun(first, kinds);
  // A verb that no title has is no slip: "corre". What is for somebody, and is no thing, is a present.
  const find = (asked: string) =>
    longer(occasions.find(asked, sameAs), occasions.find(knowledge.correct(asked), sameAs));
  const isForSomebody = forSomebody.test(phrasing.text) && !namesThing(text);
  const present = isForSomebody ? find(`${gift} ${phrasing.text}`) : undefined;
  const occasion = present && present.length > 1 ? present : find(phrasing.text);
  if (occasion && !namesLonger(text, knowledge) && isMeant(occasion, { isNeed, isNounFirst }, namesThing)) {
    phrasing.priceMax ??= phrasing.priceMin === undefined ? occasion.rule.priceMax : undefined;
    // Of the rest only an age, a size or a number narrows what the operator's file says.
    const tokens = tokenise(occasion.rest).filter(({ isCode }) => isCode);
    const excluded = isForAdults(text) ? ['infantil'] : [];
    return { phrasing, tokens, things: occasion.rule.things, excluded, missingBrand: undefined };
  }
  const doing = isNeed ? thingsThatDo(text, kinds, sureNoun) : [];
  const tokens = withAges(tokenise(text));
  if (doing.length > 0) return { phrasing, tokens, things: doing, missingBrand: undefined };
  // "regalo" beside a thing says nothing of it.
  const said = namesThing(text) ? tokens.filter((token) => token.text !== gift) : tokens;
  return { phrasing, tokens: said, things: [], missingBrand: undefined };
}

/** Whether a brand is a word of an occasion: presents for a "kínder" are no sweets. */
function isInOccasion(brand: string | undefined, text: string, occasions: Knowledge['occasions']): boolean {
  const said = plainWords(occasions.find(text)?.phrase ?? '');
  return brand !== undefined && said.length > 1 && plainWords(brand).every((word) => said.includes(word));
}

/** "Ver quién toca", but not "collar para perro". */
function beginsWithVerb(text: string, namesThing: (text: string) => boolean): boolean {
  const [, verb = '', rest = ''] = /^([a-zñ]+[aei]r(?:me|se|le|les|lo|la|los|las)?) (.+)$/.exec(text) ?? [];
  return rest !== '' && !namesThing(verb);
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
const sameWords = (word: string, synonyms: WordRules['synonyms']): string[] =>
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
    ((isNounFirst && plainWords(rest).length > 0) || heads.some(([head]) => isSaid(head)))
  )
    return false;
  // "Papá" is spelt as what is fried.
  const others = plainWords(rest)
    .filter((word) => !isPresent || !isPerson(singular(word)))
    .join(' ');
  return length === 1 ? (isFirst || isNeed) && !namesThing(others) : isNeed || !namesThing(others);
}

/** For whom things of an age are: what is not said in years is called so. */
const ages: ReadonlyArray<[upTo: number, words: readonly string[]]> = [
  [2, ['bebe', 'infantil']],
  [12, ['infantil', 'niño', 'niña', 'juvenil']],
  [17, ['juvenil']],
];

function withAges(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const [, number, unit] = /^(\d+)(año|mes)$/.exec(token.alternatives[0]?.[0] ?? '') ?? [];
    if (number === undefined) return token;
    const years = unit === 'mes' ? 0 : Number(number);
    const [, words = []] = ages.find(([upTo]) => years <= upTo) ?? [];
    return { ...token, alternatives: [...token.alternatives, ...words.map((word) => [word])], isCode: false };
  });
}

/** Replaces "addidas" by "adidas", where the shop has that. */
function respellBrand(phrasing: Phrasing, { brands, carries }: Knowledge): void {
  const brand = brands.find(phrasing.text);
  if (brand === undefined || carries(brand.phrase)) return;
  const isNear = (name: string) => distance(fold(name), brand.phrase, mostRespelt) <= mostRespelt;
  const right = brand.rule.names.find((name) => isNear(name) && carries(name));
  if (right !== undefined) phrasing.text = `${fold(right)} ${brand.rest}`.trim();
}
const mostRespelt = 2;

/** A brand that the shop does not have; undefined: the text has none. */
function understandBrand(
  phrasing: Phrasing,
  { brands, carries, correct, kinds, synonyms }: Knowledge,
  namesThing: (text: string) => boolean,
): Understanding | undefined {
  const isThing = synonyms.expand(tokenise(phrasing.text)).some((clause) => isSureNoun(clause, kinds));
  const brand = brands.find(phrasing.text) ?? (isThing ? undefined : brands.findBare(phrasing.text));
  if (brand === undefined || carries(brand.phrase)) return undefined;
  const rest = correct(brand.rest);
  // "funda iphone": products say which they fit.
  if (namesThing(rest)) return { phrasing, tokens: tokenise(phrasing.text), things: [], missingBrand: undefined };
  // Of the rest the number of a model says nothing.
  const tokens = tokenise(rest).filter(({ isCode, text }) => !isCode || /[\p{L}"]/u.test(text));
  return { phrasing, tokens, things: brand.rule.things, missingBrand: brand.phrase };
}

/** What a product must not have, of the words of {@link Phrasing.without}, and the clauses that say so. */
export function absence(
  words: readonly string[],
  { kinds, synonyms }: Pick<Knowledge, 'kinds' | 'synonyms'>,
): { without: Without | undefined; clauses: Clause[] } {
  if (words.length === 0) return { without: undefined, clauses: [] };
  const named = synonyms.expand(words.flatMap((word) => tokenise(word)));
  const terms = named.flatMap(({ alternatives }) => alternatives.flatMap((name) => (name.length === 1 ? name : [])));
  return {
    without: { title: terms, anywhere: terms.flatMap((term) => kinds.categoriesWith(term).map((id) => `@${id}`)) },
    clauses: synonyms.expand(words.flatMap((word) => tokenise(`sin ${word}`))),
  };
}
