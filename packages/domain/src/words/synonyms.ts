/** Words that mean the same in a shop of Mexico, as an operator writes them down, and how they widen what was asked. */
import { type Token, tokenise } from './analyse.ts';

/** One thing that the shopper asks for. */
export interface Group {
  /** As typed, folded. */
  text: string;
  /** Ways to find it: one of these lists, all words of it. */
  ways: readonly (readonly string[])[];
  /** How many of the first ways are its own words; the others are synonyms. */
  own: number;
  isCode: boolean;
}

export interface Synonyms {
  /** What these tokens ask for: one group for each, or for those that are one name together (computadora portátil). */
  expand(tokens: readonly Token[]): Group[];
  /** Whether this token is a word of any name. */
  knows(token: Token): boolean;
  /** How many groups and one-way rules it was made of. */
  size: number;
}

/** A line of the file that cannot be meant. */
export class SynonymError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

/** Words of the longest name that is recognised. */
const longestName = 4;

/**
 * Reads a text of synonyms: `pantalla, televisión, tele` in a line mean the same; with `=>` what is on the left finds what is on the right
 * as well, but not the other way round. `#` begins a comment.
 * @throws SynonymError for a line with one name only, or with one that has no words or too many
 */
export function readSynonyms(text: string): Synonyms {
  const others = new Map<string, string[][]>();
  const oneWay: Array<{ name: string[]; to: string[][] }> = [];
  let size = 0;
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.replace(/#.*/, '').trim();
    if (line === '') continue;
    const sides = line.split('=>').map((side) => readNames(side, at + 1));
    const [from = [], to = from] = sides;
    if (sides.length > 2 || new Set([...from, ...to].map(keyOf)).size < 2)
      throw new SynonymError(at + 1, 'two names or more, with at most one "=>", are needed');
    size++;
    for (const name of from) addOthers(others, name, to);
    if (sides.length === 2) oneWay.push(...from.map((name) => ({ name, to })));
  }
  // Who says "lap" means what "laptop" finds, its synonyms too.
  for (const { name, to } of oneWay)
    addOthers(
      others,
      name,
      to.flatMap((other) => others.get(keyOf(other)) ?? []),
    );
  const known = new Set([...others.keys()].flatMap((key) => key.split(' ')));
  return {
    size,
    expand: (tokens) => expand(tokens, others),
    knows: (token) => firstWay(token).every((word) => known.has(word)),
  };
}

function addOthers(others: Map<string, string[][]>, name: string[], more: readonly string[][]): void {
  const known = others.get(keyOf(name)) ?? [];
  const seen = new Set([name, ...known].map(keyOf));
  others.set(keyOf(name), [...known, ...more.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))]);
}

function readNames(side: string, line: number): string[][] {
  return side.split(',').map((name) => {
    const words = tokenise(name).flatMap(firstWay);
    if (words.length === 0) throw new SynonymError(line, `"${name.trim()}" has no word that search knows`);
    if (words.length > longestName) throw new SynonymError(line, `"${name.trim()}" has more than ${longestName} words`);
    return words;
  });
}

function expand(tokens: readonly Token[], others: ReadonlyMap<string, string[][]>): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthOfName(tokens, at, others);
    const named = tokens.slice(at, at + Math.max(length, 1));
    const words = named.flatMap(firstWay);
    const own = named.length === 1 ? (named[0]?.ways ?? []) : [words];
    groups.push({
      text: named.map(({ text }) => text).join(' '),
      own: own.length,
      ways: [...own, ...(length > 0 ? (others.get(keyOf(words)) ?? []) : [])],
      isCode: named.every(({ isCode }) => isCode),
    });
    at += named.length;
  }
  return groups;
}

/** How many tokens from here on are a name with synonyms; the longest counts. */
function lengthOfName(tokens: readonly Token[], at: number, others: ReadonlyMap<string, string[][]>): number {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).flatMap(firstWay);
    if (others.has(keyOf(words))) return length;
  }
  return 0;
}

function firstWay({ ways: [first = []] }: Token): readonly string[] {
  return first;
}

function keyOf(words: readonly string[]): string {
  return words.join(' ');
}
