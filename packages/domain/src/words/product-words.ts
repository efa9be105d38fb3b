/** What a product is found by: its words, and where it has them. */
import { analyse, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { beginningSigns, categorySigns, kindSigns } from './signs.ts';

/** The texts of a product that search reads. */
export interface ProductTexts {
  title: string;
  brand: string;
  model: string;
  /** From the department down to its own. */
  categories: readonly string[];
  /** Short truths about it: colours, sizes, materials, what a specification says. */
  facts: readonly string[];
  /** Everything else: description, highlights, who sells it. */
  texts: readonly string[];
}

/** Where a word stands; a word of several places has the sum. Kept in the database: never renumber them. */
export const wordMarks = {
  /** At the beginning of the title, which says what the thing is: not what it is for, or what comes with it. */
  head: 1,
  /** Title, brand or model. */
  title: 2,
  /** Category, or a fact: colour, material, what a specification says. */
  fact: 4,
  /** Anywhere else; and signs. */
  text: 8,
} as const;

/** What ends the part of a title that says what the thing is: "Funda de silicón para iPhone 15", "Licuadora con vaso de vidrio". */
const endOfHead = /[,;:(|]| [-–—+] | (?:para|con|compatible|tipo|incluye|sin|ideal|apto|por) /;

/** The part of a title that says what the thing is, as it is written: at most so many words, so that models of a kind say the same. */
export function titleHead(title: string): string {
  // Folding keeps every sign of a title that is written in the common way; of others the whole title is the head.
  const folded = fold(title);
  const [head = ''] = folded.split(endOfHead, 1);
  return folded.length === title.length ? title.slice(0, head.length) : title;
}

/** Words as they are written, by how they are folded; those with digits and those of one letter left out. */
export function writtenWords(texts: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const text of texts) {
    for (const [written] of text.normalize('NFC').matchAll(/[\p{L}\p{M}]{2,30}/gu))
      words.set(fold(written), written.toLowerCase());
  }
  return words;
}

/** Texts that many products share are read once, while there are not more of them. */
const mostKept = 20_000;

/** Reads products one after the other, quicker than {@link productWords} reads each. */
export function createProductReader(): (product: ProductTexts) => Map<string, number> {
  const read = remembered(analyse);
  const readSigns = remembered(categorySigns);
  return (product) => wordsOf(product, read, readSigns);
}

function remembered(read: (text: string) => Set<string>): (text: string) => Set<string> {
  const kept = new Map<string, Set<string>>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= mostKept) kept.clear();
    const words = read(text);
    kept.set(text, words);
    return words;
  };
}

/** Words of a product and its signs (signs.ts), with the sum of their {@link wordMarks}. */
export function productWords(product: ProductTexts): Map<string, number> {
  return wordsOf(product, analyse, categorySigns);
}

function wordsOf(
  { title, brand, model, categories, facts, texts }: ProductTexts,
  read: (text: string) => ReadonlySet<string>,
  readSigns: (category: string) => ReadonlySet<string>,
): Map<string, number> {
  const words = new Map<string, number>();
  const mark = (text: string, marks: number) => {
    for (const word of read(text)) words.set(word, (words.get(word) ?? 0) | marks);
  };
  const [head = ''] = fold(title).split(endOfHead, 1);
  mark(head, wordMarks.head | wordMarks.title);
  for (const text of [title, brand, model]) mark(text, wordMarks.title);
  for (const name of [...categories, ...facts]) mark(name, wordMarks.fact);
  for (const text of texts) mark(text, wordMarks.text);
  const kind = categories.at(-1);
  const own = kind === undefined ? [] : [kindSigns(kind)];
  for (const signs of [beginningSigns(head, brand), ...categories.map(readSigns), ...own]) {
    for (const sign of signs) words.set(sign, wordMarks.text);
  }
  // "Hewlett Packard" is one name, and so is "hewlettpackard".
  const name = tokenise(brand).map(({ ways: [way = []] }) => way.join(''));
  if (name.length > 1) words.set(name.join(''), (words.get(name.join('')) ?? 0) | wordMarks.title);
  return words;
}
