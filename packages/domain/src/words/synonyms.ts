/** Synonym rules, edited by operators, and query expansion with them. */
import { type Token, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { lazy } from './lazy.ts';
import { createSpelling } from './spelling.ts';

/** A clause of a search query: a token, or several that are one name together. */
export interface Clause {
  /** As typed, folded. */
  text: string;
  /** Term lists that match it: all terms of any one list. */
  alternatives: readonly (readonly string[])[];
  /** How many of the first alternatives are its own terms; the others are synonyms, ... */
  own: number;
  /** ... of which those from here on are wider: "celular" of "cel => celular", but not of "celular, smartphone". */
  same: number;
  isCode: boolean;
}

export interface Synonyms {
  /** One clause for each token, or for tokens that are one name together (computadora portátil). */
  expand(tokens: readonly Token[]): Clause[];
  /** Whether this token is a word of any name in the rules. */
  knows(token: Token): boolean;
  /** The word of a name that this unknown folded word is a slip of: "smartwach". */
  respell(word: string): string | undefined;
  /** Names of several words that begin with this folded text: "smart wa". */
  completing(text: string): string[];
  /** Number of rules. */
  size: number;
}

/** An invalid line of a file of words. */
export class SynonymError extends Error {
  readonly line: number;
  readonly reason: string;
  constructor(line: number, reason: string, file?: string) {
    super(`${file === undefined ? 'line' : `${file}, line`} ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** Shorter words have too many neighbours. */
const shortestRespelt = 7;

/** Maximum number of words in a name. */
const longestName = 4;

/**
 * Parses synonym rules, similar to Solr's format: names separated by commas are equivalent; with `=>`, the left side
 * also matches the right side, but not the reverse. `#` begins a comment.
 * @throws SynonymError for a line with only one name, or with a name that has no words or too many
 */
export function readSynonyms(text: string): Synonyms {
  const others: Others = new Map();
  const oneWay: Array<{ name: Name; to: Name[] }> = [];
  let size = 0;
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.replace(/#.*/, '').trim();
    if (line === '') continue;
    const sides = line.split('=>').map((side) => readNames(side, at + 1));
    const [from = [], to = from] = sides;
    if (sides.length > 2 || new Set([...from, ...to].map(({ key }) => key)).size < 2)
      throw new SynonymError(at + 1, 'two names or more, with at most one "=>", are needed');
    size++;
    for (const name of from) addOthers(others, name, to, sides.length === 2);
    if (sides.length === 2) oneWay.push(...from.map((name) => ({ name, to })));
  }
  // "lap => laptop" also matches the synonyms of "laptop".
  for (const { name, to } of oneWay)
    addOthers(
      others,
      name,
      to.flatMap(({ key }) => others.get(key)?.map((one) => one.name) ?? []),
      true,
    );
  const known = lazy(() => new Set([...others.keys()].flatMap((key) => key.split(' '))));
  const written = lazy(() => text.replace(/#.*/g, '').toLowerCase());
  const long = lazy(() => {
    const names = written()
      .split(/,|=>|\n/)
      .map((name) => name.trim());
    return new Map(names.flatMap((name) => (name.includes(' ') ? [[fold(name), name] as const] : [])));
  });
  // Takes longer than all else here, and most texts need none.
  const spelling = lazy(() =>
    createSpelling([...new Set(fold(written()).match(/\p{L}{5,}/gu))].map((word) => ({ word, products: 1 }))),
  );
  return {
    size,
    completing: (begun) =>
      begun.includes(' ') ? [...long()].flatMap(([key, name]) => (key.startsWith(begun) ? [name] : [])) : [],
    respell: (word) => (word.length < shortestRespelt ? undefined : spelling().correct(word)),
    expand: (tokens) => expand(tokens, others),
    knows: (token) => ownTerms(token).every((term) => known().has(term)),
  };
}

/** The words of a name, and the words joined. */
interface Name {
  words: readonly string[];
  key: string;
}

/** The synonyms of each name, by its key; those that are wider come last. */
type Others = Map<string, Array<{ name: Name; isWider: boolean }>>;

function addOthers(others: Others, name: Name, more: readonly Name[], isWider: boolean): void {
  const known = others.get(name.key) ?? [];
  const seen = new Set([name.key, ...known.map((one) => one.name.key)]);
  const added = more.filter(({ key }) => !seen.has(key) && seen.add(key)).map((one) => ({ name: one, isWider }));
  const firstWider = isWider ? -1 : known.findIndex((one) => one.isWider);
  others.set(name.key, firstWider < 0 ? [...known, ...added] : known.toSpliced(firstWider, 0, ...added));
}

function readNames(side: string, line: number): Name[] {
  return side.split(',').map((name) => {
    const words = tokenise(name).flatMap(ownTerms);
    if (words.length === 0) throw new SynonymError(line, `"${name.trim()}" has no word that search knows`);
    if (words.length > longestName) throw new SynonymError(line, `"${name.trim()}" has more than ${longestName} words`);
    return { words, key: keyOf(words) };
  });
}

/** "led-strip" is a "led strip", where that has synonyms and the joined word has none. */
function apart(token: Token, others: Readonly<Others>): readonly Token[] {
  const [joined = [], parts] = token.alternatives;
  const isNamed = parts !== undefined && !others.has(keyOf(joined)) && others.has(keyOf(parts));
  return isNamed && token.text.includes('-') ? tokenise(token.text.replaceAll('-', ' ')) : [token];
}

function expand(written: readonly Token[], others: Readonly<Others>): Clause[] {
  const tokens = written.flatMap((token) => apart(token, others));
  const clauses: Clause[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthOfName(tokens, at, others);
    const named = tokens.slice(at, at + Math.max(length, 1));
    const words = named.flatMap(ownTerms);
    const own = named.length === 1 ? (named[0]?.alternatives ?? []) : [words];
    const synonyms = length > 0 ? (others.get(keyOf(words)) ?? []) : [];
    clauses.push({
      text: named.map(({ text }) => text).join(' '),
      own: own.length,
      same: own.length + synonyms.filter(({ isWider }) => !isWider).length,
      alternatives: [...own, ...synonyms.map(({ name }) => name.words)],
      isCode: named.every(({ isCode }) => isCode),
    });
    at += named.length;
  }
  return clauses;
}

/** Number of tokens, from `at`, of the longest name with synonyms; 0 if there is none. */
function lengthOfName(tokens: readonly Token[], at: number, others: Readonly<Others>): number {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).flatMap(ownTerms);
    if (others.has(keyOf(words))) return length;
  }
  return 0;
}

function ownTerms({ alternatives: [first = []] }: Token): readonly string[] {
  return first;
}

function keyOf(words: readonly string[]): string {
  return words.join(' ');
}
