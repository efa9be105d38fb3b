/** How a title starts: with the name of the thing, in most titles. */
import { type Token, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';
import { isNumberWord } from './number-words.ts';

export interface TitleStart {
  terms: readonly string[];
  /** The term of the word behind it, if that is no number or model: "campaña" of "Casa de campaña". */
  next: string | undefined;
}

/** Packaging units of several items, normalised by {@link normaliseWord}. */
export const containers: ReadonlySet<string> = new Set(
  'paquete juego par set kit caja bolsa pack combo lote estuche duo trio docena'.split(' '),
);
/** Words of size that precede the product's name. */
export const sizes: ReadonlySet<string> = new Set('mini micro mega gran nuevo super ultra'.split(' '));

/**
 * The words that a title starts with: its first one, the product in "Paquete de 4 focos" and "Mini refrigerador", and
 * the same for the text after the brand.
 * @param head the folded head of the title, see `titleHead`
 */
export function titleStarts(head: string, brand: string): TitleStart[] {
  const name = fold(brand);
  return [...startsOf(head), ...(head.startsWith(`${name} `) ? startsOf(head.slice(name.length)) : [])];
}

function startsOf(text: string): TitleStart[] {
  const tokens = tokenise(text);
  const at = tokens.findIndex(({ isCode }) => !isCode);
  const [first, ...others] = tokens.slice(at);
  // "Ibanez GRG121DX Guitarra", "4 sillas": the product's name follows the model or the number.
  const code = at > 0 && tokens[0] ? [{ terms: tokens[0].terms, next: undefined }] : [];
  if (!first) return code;
  const normal = normaliseWord(first.text);
  const found = others.findIndex(({ isCode, text }) => !isCode && !isNumberWord(text));
  const next = others[found];
  // "Juego de mancuernas", but not "juego de mesa".
  const isContainer = containers.has(normal) && (next?.text.endsWith('s') || found > 0);
  if (!next || !(isContainer || sizes.has(normal))) return [...code, { terms: first.terms, next: termOf(others[0]) }];
  const inside = { terms: next.terms, next: termOf(others[found + 1]) };
  return [...code, { terms: first.terms, next: undefined }, inside];
}

/** The end of a title's first noun phrase: "Cafetera espresso| con molino", "Organizador| de escritorio". */
const endOfPhrase = / (?:de|del|con|para|sin|en|a|al|por|y|e|o|u|tipo) /;

/** The words of a title's first noun phrase: the product is among them, behind its brand and model. */
export function phraseWords(head: string): Set<string> {
  const [phrase = ''] = head.split(endOfPhrase, 1);
  return new Set(tokenise(phrase).flatMap(({ isCode, terms }) => (isCode ? [] : terms)));
}

const termOf = (token: Token | undefined): string | undefined =>
  token === undefined || token.isCode ? undefined : token.alternatives[0]?.join('_');
