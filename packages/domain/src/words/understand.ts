/** What a search asks for, before anything is looked up: a pure function of the text and what the catalogue taught. */
import { withAges } from './ages.ts';
import { type Token, tokenise } from './analyse.ts';
import { gift } from './collective.ts';
import { isColour } from './colours.ts';
import { bearingMarker, categoryIdMarker } from './marker-terms.ts';
import { isMaterial } from './materials.ts';
import { saysNeed, thingsThatDo } from './needs.ts';
import { normaliseWord } from './normalise.ts';
import { otherOccasions } from './other-occasions.ts';
import { withoutPackaging } from './packaging.ts';
import { isPerson, namesBeside, notForAge, notForAudience, notMeant } from './people.ts';
import { type PhraseRule, plainWords } from './phrase-rules.ts';
import { type Phrasing, readPhrasing } from './phrasing.ts';
import { singular } from './singular.ts';
import type { Clause } from './synonyms.ts';
import { isUser, type Without } from './text-query.ts';
import { isSureNoun, sureNoun } from './thing.ts';
import { twoThings } from './two-things.ts';
import { isInOccasion, respellBrand, understandBrand } from './understand-brand.ts';
import { findCollective, findRule } from './understand-rule.ts';
import type { Knowledge, Understanding } from './understanding.ts';

export function understand(written: string, knowledge: Knowledge): Understanding {
  const { kinds, occasions, synonyms } = knowledge;
  const phrasing = readPhrasing(written);
  const namesThing = (text: string) => {
    const clauses = synonyms.expand(tokenise(withoutParents(text)));
    const said = new Set(clauses.flatMap(({ alternatives: [first = []] }) => first));
    // "En mi casa" names no "casa de campaña".
    const isWhole = ({ alternatives: [[word = ''] = []] }: Clause) => {
      const next = kinds.followedBy(word);
      return next === undefined || said.has(next);
    };
    return clauses.some((clause) => clause.text !== gift && isSureNoun(clause, kinds) && isWhole(clause));
  };
  respellBrand(phrasing, knowledge);
  phrasing.text = withoutPackaging(phrasing.text, knowledge);
  const ofBrand = understandBrand(phrasing, knowledge, namesThing);
  if (phrasing.withAbsent !== undefined && tellsAbsence(phrasing.withAbsent, knowledge)) {
    phrasing.text = phrasing.withAbsent;
    phrasing.without = [];
    phrasing.isNot = [];
  }
  const text = knowledge.correct(phrasing.text);
  const isNeed = saysNeed(text) || beginsWithVerb(text, namesThing);
  const isOfBrand = ofBrand && !isInOccasion(ofBrand.missingBrand, phrasing.text, occasions);
  // "Se me tapó la taza" names no Tapo.
  if (isOfBrand && !(saysNeed(text) && occasions.find(text)?.isExact)) return withCollective(ofBrand, knowledge);
  const meant = findRule(phrasing.text, { text, isNeed, namesThing }, knowledge);
  if (meant && !isOfReason(text, meant.rule, knowledge)) {
    const { rule, others, rest } = meant;
    phrasing.priceMax ??= phrasing.priceMin === undefined ? rule.priceMax : undefined;
    return {
      phrasing,
      // Of the rest only an age, a size, a colour, a material or who uses it narrows what the operator's file says.
      tokens: tokenise(rest).filter((token) => narrows(token, meant.isNeed)),
      things: rule.things,
      otherwise: others.filter((other) => other !== rule).map(({ things }) => things),
      isNeed: meant.isNeed,
      excluded: [...notMeant(text), ...notForAge(text), ...otherOccasions([text, ...rule.names, ...rule.things])],
      missingBrand: undefined,
    };
  }
  const both = twoThings(text, knowledge);
  if (both) {
    const { things, rest } = both;
    return { phrasing, tokens: withAges(tokenise(rest)), things, isNamed: true, missingBrand: undefined };
  }
  const doing = isNeed ? thingsThatDo(text, kinds, sureNoun) : [];
  const tokens = withAges(tokenise(text.replace(whatItDoesNot, '$1')));
  if (doing.length > 0) return { phrasing, tokens, things: doing, isNeed, missingBrand: undefined };
  // "regalo" beside a thing says nothing of it.
  const said = namesThing(text) ? tokens.filter((token) => token.text !== gift) : tokens;
  const excluded = notForAudience(text, phrasing.audience?.detail.text);
  return { phrasing, tokens: said, things: [], excluded, missingBrand: undefined };
}

/** "Mochila que no se moje", "aretes que no pesen mucho": the verb says what a thing is like, as synonyms have it. */
const whatItDoesNot =
  /(?<=[a-zñ] )que no (?:(?:se|me|le|les) )?([a-zñ]{3,})(?: (?:much[oa]s?|tant[oa]s?|nada)(?![a-zñ]))?/g;

function narrows({ isCode, alternatives: [[term = ''] = []] }: Token, isNeed: boolean): boolean {
  // Whom one's trouble is about need not use what helps: "el perro se sube al sillón".
  return isCode || isColour(term) || isMaterial(term) || (isUser(term) && !isNeed);
}

/** Maximum number of words that rank. */
const mostRanking = 8;

/**
 * What of a text ranks the things that an occasion or a need stands for, each among its own: records of "cumbias" are
 * first those of that kind. That it is a present, and for whom, says nothing of a product.
 */
export const rankingWords = (text: string): Token[] =>
  tokenise(text)
    .filter(({ text: word }) => word !== gift && !isPerson(singular(word)))
    .slice(0, mostRanking);

/** Why it is wanted, behind the thing: "colchones porque me duelen los huesos". */
const reason = / (?:porque|ya que|pues|es que) /;

/** Whether a text begins with a thing, and tells why, and what is for that is another thing. */
function isOfReason(text: string, { things }: PhraseRule, { kinds, synonyms }: Knowledge): boolean {
  const [first] = reason.test(text) ? synonyms.expand(tokenise(text)) : [];
  if (first === undefined || !text.startsWith(first.text) || !isSureNoun(first, kinds)) return false;
  const named = first.alternatives.flatMap(([word = '']) => word);
  return !things.some((thing) => named.includes(normaliseWord(singular(plainWords(thing)[0] ?? ''))));
}

/** One's "papás" are no crisps. */
const withoutParents = (text: string): string =>
  text.replace(/(?<=(?:^| )(?:mis?|tus?|sus?|el|un) )papas?(?![a-z])/g, '');

/** Whether a phrase of a need says that something is not there: "no carga", "sin luz". */
function tellsAbsence(text: string, { occasions }: Knowledge): boolean {
  const found = occasions.find(text);
  if (!found?.isExact || found.length < 2) return false;
  // "Recetas mexicanas sin carne" tells more than that there is no meat.
  if (!saysNeed(text) && tokenise(found.rest).length > 1) return false;
  const said = new Set(plainWords(found.phrase));
  return found.rule.names.some((name) => {
    const words = plainWords(name);
    const isAbsent = words.includes('no') || words.includes('sin');
    return isAbsent && words.filter((word) => said.has(word)).length === said.size;
  });
}

/** "Accesorios para iPhone" are those of telephones. */
function withCollective(ofBrand: Understanding, knowledge: Knowledge): Understanding {
  const { tokens, things } = ofBrand;
  const named = things.map((thing) => [...tokens.map(({ text }) => text), thing].join(' '));
  const [meant] = named.flatMap((text) => findCollective(text, knowledge) ?? []);
  return meant ? { ...ofBrand, tokens: [], things: meant.rule.things } : ofBrand;
}

/** "Ver quién toca", but not "collar para perro". */
function beginsWithVerb(text: string, namesThing: (text: string) => boolean): boolean {
  const [, verb = '', rest = ''] = /^((?:ver|[a-zñ]{2,}[aei]r(?:me|se|le|les|lo|la|los|las)?)) (.+)$/.exec(text) ?? [];
  return rest !== '' && !namesThing(verb);
}

/**
 * What a product must not have or be, by {@link Phrasing.without} and {@link Phrasing.isNot}, and the clauses that say
 * so. Where an operator's "sin gorro" is a "sin capucha", too, it must have neither.
 * @param excluded {@link Understanding.excluded}: a title or a category that names one of `users` may have these
 */
export function absence(
  { without: words, isNot }: Pick<Phrasing, 'without' | 'isNot'>,
  { kinds, synonyms }: Pick<Knowledge, 'kinds' | 'synonyms'>,
  { excluded = [], users = [] }: { excluded?: readonly string[]; users?: readonly Token[] } = {},
): { without: Without | undefined; clauses: Clause[] } {
  if (words.length + isNot.length + excluded.length === 0) return { without: undefined, clauses: [] };
  const read = (texts: readonly string[]) => synonyms.expand(texts.flatMap((text) => tokenise(text)));
  const singles = (texts: readonly string[]) => read(texts).flatMap(singleNames);
  const unlike = isNot.map((phrase) => phrase.replace(/^(?:de|para) /, ''));
  // What is not "de manga larga" is none "sin manga".
  const clauses = [...words, ...unlike.filter((one) => !one.includes(' '))].flatMap((word) => read([`sin ${word}`]));
  const absent = clauses.flatMap(singleNames).flatMap((name) => (name.startsWith('sin_') ? [name.slice(4)] : []));
  const different = singles(unlike.map((one) => one.split(' ').at(-1) ?? ''));
  const title = [...new Set([...singles(words), ...absent, ...different])];
  // What has several colours may be had in another one.
  const facts = different.filter((term) => !isColour(term));
  const others = [...new Set(singles(excluded))];
  const said = users.flatMap(({ alternatives: [first = []] }) => first).filter(isUser);
  const them = [...new Set([...said, ...singles(namesBeside(excluded))])];
  const own = new Set(them.flatMap(kinds.categoriesWith));
  const categories = [...title, ...others].flatMap((term) => kinds.categoriesWith(term)).filter((id) => !own.has(id));
  const anywhere = [...categories.map(categoryIdMarker), ...title.map(bearingMarker)];
  return { without: { title, facts, others, them, anywhere }, clauses };
}

/** The names of a clause that are one word. */
const singleNames = ({ alternatives }: Clause): readonly string[] =>
  alternatives.flatMap((name) => (name.length === 1 ? name : []));
