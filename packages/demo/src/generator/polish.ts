import type { ProductDraft } from '../types.ts';

/** `de el mercado` → `del mercado`, `a el parque` → `al parque`; names keep theirs (`de El Rosario`). */
export function contracted(text: string): string {
  return text.replace(/(?<!\p{L})([Dd])e el (?!\p{Lu})/gu, '$1el ').replace(/(?<!\p{L})([Aa]) el (?!\p{Lu})/gu, '$1l ');
}

/** The first letter in capital, unless the word is written like `eSIM`. */
export function capitalized(text: string): string {
  return text.replace(
    /^([¿¡"«(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** Sentences after a full stop begin with a capital; abbreviations (`4 % vol. por botella`) end none. */
export function inSentences(text: string): string {
  return text.replace(
    /(?<![\s(](?:vol|aprox|máx|mín|a|p|m|núm|etc|ej|ed|cm|mm|ml|kg|vs|pza|pzas))(\. )(\p{Ll})(?!\p{Lu})/gu,
    (_, stop: string, letter: string) => stop + letter.toUpperCase(),
  );
}

/** The draft with what joining words from tables leaves undone: contractions, and capitals where a text begins. */
export function polished(draft: ProductDraft): ProductDraft {
  const begin = (text: string) => capitalized(contracted(text));
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
