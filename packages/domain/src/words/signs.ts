/**
 * What is known of a product beyond its words, kept in the index as words that nobody can type: what its title begins with, which says what the
 * thing is, and what its categories are called.
 */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';

/** The title begins with this word. */
export const beginsWith = (word: string): string => `^${word}`;
/** A category, its own or one above, is called so and not otherwise; in whatever order. */
export const calledSo = (words: readonly string[]): string => `=${keyOf(words)}`;
/** A category is called so, and something else beside: "cómics" of "Cómics y arte". */
export const calledSoToo = (words: readonly string[]): string => `~${keyOf(words)}`;
/** What its own category is called begins with this word: "bocinas" of "Bocinas portátiles". */
export const kindBegins = (word: string): string => `+${word}`;

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join('_');

/** What several things of a kind are sold in. As {@link normaliseWord} gives them. */
const containers: ReadonlySet<string> = new Set(
  'paquete juego par set kit caja bolsa pack combo lote estuche duo trio docena'.split(' '),
);
/** What is said before the thing itself. */
const sizes: ReadonlySet<string> = new Set('mini micro mega gran nuevo super ultra'.split(' '));

/**
 * What a title begins with: its first word; of "Paquete de 4 focos" and "Mini refrigerador" the thing too, and so what comes behind the brand.
 * @param head the part of the title that says what the thing is, folded
 */
export function beginningSigns(head: string, brand: string): Set<string> {
  const found = new Set<string>();
  const name = fold(brand);
  collectBeginning(head, found);
  if (head.startsWith(`${name} `)) collectBeginning(head.slice(name.length), found);
  return found;
}

function collectBeginning(text: string, found: Set<string>): void {
  const tokens = tokenise(text);
  const at = tokens.findIndex(({ isCode }) => !isCode);
  const [first, ...others] = tokens.slice(at);
  // "Ibanez GRG121DX Guitarra", "4 sillas": what has digits is the name of a model or a number, and the thing follows.
  if (at > 0) for (const word of tokens[0]?.words ?? []) found.add(beginsWith(word));
  if (!first) return;
  for (const word of first.words) found.add(beginsWith(word));
  const normal = normaliseWord(first.text);
  const next = others.find(({ isCode }) => !isCode);
  if (!next) return;
  // "Juego de mancuernas", but not "juego de mesa".
  const isContainer = containers.has(normal) && (next.text.endsWith('s') || next !== others[0]);
  if (isContainer || sizes.has(normal)) for (const word of next.words) found.add(beginsWith(word));
}

const wordsOf = (text: string) => tokenise(text).flatMap(({ ways: [way = []] }) => way);

/** What a category is called, whole and in its parts: "Cómics y arte" is called "cómics" and "arte" too. */
export function categorySigns(name: string): Set<string> {
  const whole = wordsOf(name);
  if (whole.length === 0) return new Set();
  const parts = partsOf(name);
  return new Set([calledSo(whole), ...(parts.length > 1 ? parts.map(calledSoToo) : [])]);
}

/** What each part of the name of its own category begins with. */
export function kindSigns(name: string): Set<string> {
  return new Set(partsOf(name).flatMap(([word]) => (word === undefined ? [] : [kindBegins(word)])));
}

function partsOf(name: string): string[][] {
  return fold(name)
    .split(/[,/&]| y | e | o | u /)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}
