import type { ProductDraft } from '../types.ts';

const CONTRACTIBLE = ['de el ', 'De el ', 'a el ', 'A el '] as const;

/** `de el mercado` → `del mercado`, `a el parque` → `al parque`; names keep theirs (`de El Rosario`). */
export function contracted(text: string): string {
  // Most texts have nothing of the kind, and looking for it is far quicker than replacing it.
  if (!text.includes(' el ') || !CONTRACTIBLE.some((words) => text.includes(words))) return text;
  return text.replace(/(?<!\p{L})([Dd])e el (?!\p{Lu})/gu, '$1el ').replace(/(?<!\p{L})([Aa]) el (?!\p{Lu})/gu, '$1l ');
}

/** The first letter in capital, unless the word is written like `eSIM`. */
export function capitalized(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 90) return text;
  return text.replace(
    /^([¿¡"«(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** Sentences after a full stop begin with a capital; abbreviations (`4 % vol. por botella`) end none. */
export function inSentences(text: string): string {
  if (!/\. \p{Ll}/u.test(text)) return text;
  return text.replace(
    /(?<![\s(](?:vol|aprox|máx|mín|a|p|m|núm|etc|ej|ed|cm|mm|ml|kg|vs|pza|pzas))(\. )(\p{Ll})(?!\p{Lu})/gu,
    (_, stop: string, letter: string) => stop + letter.toUpperCase(),
  );
}

const begin = (text: string) => capitalized(contracted(text));

/** The title that the polished draft has. */
export const polishedTitle: (title: string) => string = begin;

/** The draft with what joining words from tables leaves undone: contractions, and capitals where a text begins. */
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
