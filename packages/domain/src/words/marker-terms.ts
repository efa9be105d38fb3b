/**
 * Marker terms: index terms with a prefix that no query text can contain. They record how a product's title starts,
 * which names the product, and what its categories are called.
 */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';

/** The title starts with this word. */
export const titleStartMarker = (word: string): string => `^${word}`;
/** The whole name of the product's category or of an ancestor is these words, in any sequence. */
export const categoryMarker = (words: readonly string[]): string => `=${keyOf(words)}`;
/** Part of a category's name is these words: "cómics" of "Cómics y arte". */
export const categoryPartMarker = (words: readonly string[]): string => `~${keyOf(words)}`;
/** A part of the leaf category's name starts with this word: "bocinas" of "Bocinas portátiles". */
export const leafCategoryMarker = (word: string): string => `+${word}`;

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join('_');

/** Packaging units of several items, normalised by {@link normaliseWord}. */
const containers: ReadonlySet<string> = new Set(
  'paquete juego par set kit caja bolsa pack combo lote estuche duo trio docena'.split(' '),
);
/** Words of size that precede the product's name. */
const sizes: ReadonlySet<string> = new Set('mini micro mega gran nuevo super ultra'.split(' '));

/**
 * Markers of a title's start: its first word, the product in "Paquete de 4 focos" and "Mini refrigerador", and the same
 * for the text after the brand.
 * @param head the folded head of the title, see `titleHead`
 */
export function titleStartMarkers(head: string, brand: string): Set<string> {
  const found = new Set<string>();
  const name = fold(brand);
  collectTitleStart(head, found);
  if (head.startsWith(`${name} `)) collectTitleStart(head.slice(name.length), found);
  return found;
}

function collectTitleStart(text: string, found: Set<string>): void {
  const tokens = tokenise(text);
  const at = tokens.findIndex(({ isCode }) => !isCode);
  const [first, ...others] = tokens.slice(at);
  // "Ibanez GRG121DX Guitarra", "4 sillas": the product's name follows the model or the number.
  if (at > 0) for (const term of tokens[0]?.terms ?? []) found.add(titleStartMarker(term));
  if (!first) return;
  for (const term of first.terms) found.add(titleStartMarker(term));
  const normal = normaliseWord(first.text);
  const next = others.find(({ isCode }) => !isCode);
  if (!next) return;
  // "Juego de mancuernas", but not "juego de mesa".
  const isContainer = containers.has(normal) && (next.text.endsWith('s') || next !== others[0]);
  if (isContainer || sizes.has(normal)) for (const term of next.terms) found.add(titleStartMarker(term));
}

const wordsOf = (text: string) => tokenise(text).flatMap(({ alternatives: [first = []] }) => first);

/** Markers of a category's whole name and, if it has several parts, of each part: "Cómics y arte", "cómics", "arte". */
export function categoryMarkers(name: string): Set<string> {
  const whole = wordsOf(name);
  if (whole.length === 0) return new Set();
  const parts = partsOf(name);
  return new Set([categoryMarker(whole), ...(parts.length > 1 ? parts.map(categoryPartMarker) : [])]);
}

/** Markers of the first word of each part of the leaf category's name. */
export function leafCategoryMarkers(name: string): Set<string> {
  return new Set(partsOf(name).flatMap(([word]) => (word === undefined ? [] : [leafCategoryMarker(word)])));
}

function partsOf(name: string): string[][] {
  return fold(name)
    .split(/[,/&]| y | e | o | u /)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}
