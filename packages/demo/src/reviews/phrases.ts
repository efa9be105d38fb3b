import { capitalized, contracted } from '../generator/polish.ts';

/** Replaces every placeholder `{word}` of a text; null if a word is missing. */
export function fill(text: string, words: Readonly<Record<string, string>>): string | null {
  if (!text.includes('{')) return text;
  let missing = false;
  const filled = text.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const word = words[name];
    if (word === undefined) missing = true;
    return word ?? whole;
  });
  return missing ? null : capitalized(contracted(filled));
}

/** Names of the placeholders of a phrase. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
}

/** The words of a product, including the options of the variant that the author bought. */
export function wordsFor(
  words: Readonly<Record<string, string>> | undefined,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const all: Record<string, string> = { ...words };
  for (const [option, value] of Object.entries(options)) {
    const key = option.toLowerCase();
    const said = key === 'color' ? lowerFirst(value) : value;
    all[key] = said;
    all[key.normalize('NFD').replace(/\p{M}/gu, '')] = said;
  }
  return all;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
