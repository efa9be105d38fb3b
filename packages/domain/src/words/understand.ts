/** What a search asks for, before anything is looked up: a pure function of the text and what the catalogue taught. */
import { withAges } from './ages.ts';
import { tokenise } from './analyse.ts';
import { kindsOfWorks } from './category-names.ts';
import type { NearRule } from './nearest-rules.ts';
import { saysNeed, tellsTrouble, thingsThatDo } from './needs.ts';
import type { OccasionMatch } from './occasion-rules.ts';
import { isPerson, notMeant } from './people.ts';
import { plainWords } from './phrase-rules.ts';
import { readPhrasing } from './phrasing.ts';
import { singular } from './singular.ts';
import type { Clause } from './synonyms.ts';
import type { Without } from './text-query.ts';
import { isSureNoun, sureNoun } from './thing.ts';
import { isInOccasion, respellBrand, understandBrand } from './understand-brand.ts';
import type { Knowledge, Understanding } from './understanding.ts';
import type { WordRules } from './word-rules.ts';

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
  const isCalled = first?.alternatives.some((name) => kinds.isCategory(name)) ?? false;
  // No title of a film says that it is one.
  const isWork = isCalled && kindsOfWorks.has(first?.text ?? '');
  const isNounFirst = first !== undefined && first.text !== gift && (isWork || isSureNoun(first, kinds));
  /** What the operator's file says; of the rest only an age, a size or a number narrows it. */
  const ofRule = ({ rule }: Pick<NearRule, 'rule'>, others: readonly NearRule[], rest: string): Understanding => {
    phrasing.priceMax ??= phrasing.priceMin === undefined ? rule.priceMax : undefined;
    const said = new Set(rule.names.flatMap(plainWords));
    return {
      phrasing,
      tokens: tokenise(rest).filter(({ isCode, text: word }) => isCode && !said.has(word)),
      things: rule.things,
      otherwise: others.filter((other) => other.rule !== rule).map((other) => other.rule.things),
      excluded: notMeant(text),
      missingBrand: undefined,
    };
  };
  // What is for somebody, and is no thing, is a present.
  const isForSomebody = forSomebody.test(phrasing.text) && !namesThing(text);
  const asked = isForSomebody ? [`${gift} ${phrasing.text}`, phrasing.text] : [phrasing.text];
  // A verb that no title has is no slip: "corre".
  const spellings = asked.flatMap((one) => [one, knowledge.correct(one)]);
  const near = spellings.map((one) => occasions.nearest(one, sameAs)).reduce(nearer);
  const nearest = near[0]?.nearness ?? 0;
  const isTrouble = saysNeed(text)
    ? nearest >= (namesThing(text) ? nearEnough : nearAtAll)
    : (isNeed || tellsTrouble(text)) && nearest >= nearTrouble;
  if (near[0] && isTrouble) return ofRule(near[0], near, text);
  const find = (one: string) => longer(occasions.find(one, sameAs), occasions.find(knowledge.correct(one), sameAs));
  const found = asked.map(find);
  const occasion = found.find((one) => (one?.length ?? 0) > 1) ?? found.at(-1);
  if (occasion && !namesLonger(text, knowledge) && isMeant(occasion, { isNeed, isNounFirst }, namesThing))
    return near[0] && nearest >= nearTrouble ? ofRule(near[0], near, text) : ofRule(occasion, near, occasion.rest);
  if (near[0] && !isCalled && !namesThing(text) && nearest >= nearTrouble) return ofRule(near[0], near, text);
  const doing = isNeed ? thingsThatDo(text, kinds, sureNoun) : [];
  const tokens = withAges(tokenise(text));
  if (doing.length > 0) return { phrasing, tokens, things: doing, missingBrand: undefined };
  // "regalo" beside a thing says nothing of it.
  const said = namesThing(text) ? tokens.filter((token) => token.text !== gift) : tokens;
  return { phrasing, tokens: said, things: [], missingBrand: undefined };
}

/** How near the rule of a need must be: what sounds like one may be less near than any other text. */
const nearEnough = 0.3;
const nearTrouble = 0.45;
/** Where no word names a thing, any rule is better than none. */
const nearAtAll = 0.2;
const nearer = (one: NearRule[], other: NearRule[]): NearRule[] =>
  (one[0]?.nearness ?? 0) >= (other[0]?.nearness ?? 0) ? one : other;

/** "Ver quién toca", but not "collar para perro". */
function beginsWithVerb(text: string, namesThing: (text: string) => boolean): boolean {
  const [, verb = '', rest = ''] = /^((?:ver|[a-zñ]{2,}[aei]r(?:me|se|le|les|lo|la|los|las)?)) (.+)$/.exec(text) ?? [];
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
