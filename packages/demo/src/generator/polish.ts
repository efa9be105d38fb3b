import type { ProductDraft } from '../types.ts';

const CONTRACTIBLE = ['de el ', 'De el ', 'a el ', 'A el '] as const;

/**
 * Contracts `de el mercado` to `del mercado`, and `a el parque` to `al parque`, but not before names (`de El Rosario`).
 */
export function contracted(text: string): string {
  // Most texts have no such words, and `includes` is far quicker than a regular expression.
  if (!text.includes(' el ') || !CONTRACTIBLE.some((words) => text.includes(words))) return text;
  return text.replace(/(?<!\p{L})([Dd])e el (?!\p{Lu})/gu, '$1el ').replace(/(?<!\p{L})([Aa]) el (?!\p{Lu})/gu, '$1l ');
}

/** Capitalises the first letter, unless the word is spelled like `eSIM`. */
export function capitalized(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 90) return text;
  return text.replace(
    /^([¿¡"«(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, punctuation: string, letter: string) => punctuation + letter.toUpperCase(),
  );
}

/**
 * Capitalises words after a full stop. A full stop of an abbreviation (`4 % vol. por botella`) does not end a sentence.
 */
export function inSentences(text: string): string {
  if (!/\. \p{Ll}/u.test(text)) return text;
  return text.replace(
    /(?<![\s(](?:vol|aprox|máx|mín|a|p|m|núm|etc|ej|ed|cm|mm|ml|kg|vs|pza|pzas))(\. )(\p{Ll})(?!\p{Lu})/gu,
    (_, stop: string, letter: string) => stop + letter.toUpperCase(),
  );
}

const begin = (text: string) => capitalized(contracted(text));

/** The title as `polished` writes it. */
export const polishedTitle: (title: string) => string = begin;

/** Corrects texts that were joined from tables of words: contractions, and capitals at the start of sentences. */
export function polished(draft: ProductDraft): ProductDraft {
  return {
    ...draft,
    title: begin(draft.title),
    description: draft.description
      .split('\n\n')
      .map((paragraph) => inSentences(begin(paragraph)))
      .join('\n\n'),
    highlights: draft.highlights.map(begin),
    specifications: draft.specifications.map(({ group, rows }) => ({
      group,
      rows: rows.map(([name, value]) => [begin(name), begin(value)] as const),
    })),
    pictures: draft.pictures.map((picture) => ({ ...picture, alt: begin(picture.alt) })),
    warranty: begin(draft.warranty),
  };
}
