import { capitalized, contracted } from '../generator/polish.ts';

/** The text with every placeholder `{word}` replaced; null if a word is missing. */
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

/** Names of a phrase's placeholders. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
}

/** The words of a product, with the options of the variant that was bought. */
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
