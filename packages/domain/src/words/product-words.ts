/** The index terms of a product, with the fields that each occurs in. */
import { analyse, tokenise } from './analyse.ts';
import { readAges, saysForChildren, yearsOf } from './children.ts';
import { fold } from './fold.ts';
import {
  ageMarker,
  bearingMarker,
  categoryIdMarker,
  categoryMarkers,
  leafCategoryMarkers,
  partsOf,
  titlePhraseMarker,
  titleStartMarkers,
  unsaidForChildrenMarker,
} from './marker-terms.ts';
import { memoised } from './memoised.ts';
import { isOfPharmacy } from './pharmacy.ts';
import { phraseWords, type TitleStart, titleStarts } from './title-starts.ts';

/** The searchable texts of a product. */
export interface ProductTexts {
  title: string;
  brand: string;
  model: string;
  /** Names and ids from the department down to the product's own category. */
  categories: readonly string[];
  categoryIds: readonly number[];
  /** Attribute values: colours, sizes, materials, specifications; without warnings. */
  facts: readonly string[];
  /** The facts that name an age: "3 a 7 años". */
  ages?: readonly string[];
  /** Names of its facts. */
  factNames?: readonly string[];
  /** What facts say that it has: "gluten" of "Contiene gluten: Sí". */
  bearing?: readonly string[];
  /** Description, highlights, warnings and seller. Search finds these texts, but no page claims what they say. */
  texts: readonly string[];
}

/** Bit flags of the fields that a term occurs in. Stored in the database: never renumber them. */
export const fieldFlags = {
  /** The title's head, which names the product: "Funda de silicón" of "Funda de silicón para iPhone 15". */
  head: 1,
  /** Title, brand or model. */
  title: 2,
  /** Category or attribute value. */
  fact: 4,
  /** Any other text; also all marker terms but those of category ids and ages, which are facts. */
  text: 8,
} as const;

/** The end of a title's head: "Funda de silicón| para iPhone 15", "Licuadora| con vaso de vidrio". */
const endOfHead = /[,;:(|]| [-–—+] | (?:para|con|compatible|tipo|incluye|sin|ideal|apto|por) /;

/** The head of a title, the part that names the product, in its original spelling. */
export function titleHead(title: string): string {
  // Offsets of the folded title are valid only if folding did not change its length; otherwise the head is the title.
  const folded = fold(title);
  const [head = ''] = folded.split(endOfHead, 1);
  return folded.length === title.length ? title.slice(0, head.length) : title;
}

/** Lower-case words in their original spelling, by folded word; without words with digits or of one letter. */
export function writtenWords(texts: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const text of texts) {
    for (const [written] of text.normalize('NFC').matchAll(/[\p{L}\p{M}]{2,30}/gu))
      words.set(fold(written), written.toLowerCase());
  }
  return words;
}

/** {@link productWords} for many products: analyses texts that products share only once. */
export function createProductReader(): (product: ProductTexts) => Map<string, number> {
  const read = memoised(analyse);
  const readMarkers = memoised(categoryMarkers);
  const joined = memoised(joinedName);
  return (product) => termsOf(product, { read, readMarkers, joined });
}

/** Terms of a product and its marker terms (marker-terms.ts), each with the sum of its {@link fieldFlags}. */
export function productWords(product: ProductTexts): Map<string, number> {
  return termsOf(product, { read: analyse, readMarkers: categoryMarkers, joined: joinedName });
}

function termsOf(
  product: ProductTexts,
  {
    read,
    readMarkers,
    joined,
  }: {
    read(text: string): ReadonlySet<string>;
    readMarkers(category: string): ReadonlySet<string>;
    joined(brand: string): string;
  },
): Map<string, number> {
  const { title, brand, model, categories, categoryIds, facts, bearing = [], texts } = product;
  const terms = new Map<string, number>();
  const add = (text: string, flags: number) => {
    for (const term of read(text)) terms.set(term, (terms.get(term) ?? 0) | flags);
  };
  const [head = ''] = fold(title).split(endOfHead, 1);
  add(head, fieldFlags.head | fieldFlags.title);
  for (const text of [title, brand, model]) add(text, fieldFlags.title);
  for (const name of [...categories, ...facts]) add(name, fieldFlags.fact);
  for (const text of texts) add(text, fieldFlags.text);
  for (const name of bearing) for (const term of read(name)) terms.set(bearingMarker(term), fieldFlags.text);
  const leaf = categories.at(-1);
  const words = phraseWords(head);
  const first = titleStarts(head, brand);
  const starts = [...first, ...(leaf === undefined ? [] : namesBehind(words, first, leaf))];
  const leafMarkers = leaf === undefined ? [] : [leafCategoryMarkers(leaf, starts)];
  const phrase = [...words].map(titlePhraseMarker);
  for (const markers of [titleStartMarkers(starts), phrase, ...categories.map(readMarkers), ...leafMarkers]) {
    for (const marker of markers) terms.set(marker, fieldFlags.text);
  }
  for (const id of categoryIds) terms.set(categoryIdMarker(id), fieldFlags.fact);
  for (const years of yearsOf([...readAges(title), ...(product.ages ?? []).flatMap((age) => readAges(age, true))]))
    terms.set(ageMarker(years), fieldFlags.fact);
  if (isOfPharmacy(product) && !saysForChildren(product)) terms.set(unsaidForChildrenMarker, fieldFlags.text);
  const name = joined(brand);
  if (name !== '') terms.set(name, (terms.get(name) ?? 0) | fieldFlags.title);
  return terms;
}

/** What the category is called, behind the first word of a title: a "Poste rascador" of "Rascadores y camas". */
function namesBehind(words: ReadonlySet<string>, first: readonly TitleStart[], category: string): TitleStart[] {
  const known = new Set(first.flatMap(({ terms }) => terms));
  const names = new Set(partsOf(category).flatMap(([word]) => word ?? []));
  return [...names]
    .filter((name) => words.has(name) && !known.has(name))
    .map((name) => ({ terms: [name], next: undefined }));
}

/** A brand of several words also matches without spaces: "hewlettpackard"; empty for one word. */
function joinedName(brand: string): string {
  const words = tokenise(brand).map(({ alternatives: [first = []] }) => first.join(''));
  return words.length > 1 ? words.join('') : '';
}
