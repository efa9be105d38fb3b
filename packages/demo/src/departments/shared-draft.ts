import type { Color, DraftVariant } from '../types.ts';

/** Converts whole pesos to centavos. */
export function pesos(amount: number): number {
  return Math.round(amount) * 100;
}

/** Joins the paragraphs of a description, without those that are false, null or empty. */
export function prose(...paragraphs: readonly (string | false | null | undefined)[]): string {
  return paragraphs.filter((paragraph) => Boolean(paragraph)).join('\n\n');
}

/** A group of specifications. Rows that are false are left out. */
export function spec(
  group: string,
  ...rows: readonly (readonly [string, string] | false)[]
): { group: string; rows: (readonly [string, string])[] } {
  return { group, rows: rows.filter((row) => row !== false) };
}

/** The variants of a product without choices. */
export const single: readonly DraftVariant[] = [{ options: {} }];

/** One variant for each colour. */
export function byColor(palette: readonly Color[]): DraftVariant[] {
  return palette.map(({ name, hex }) => ({ options: { Color: name }, colorHex: hex }));
}

/** One variant for each value of an option, with its surcharge in pesos. */
export function byOption(option: string, values: readonly (readonly [string, number])[]): DraftVariant[] {
  return values.map(([value, extra]) => ({ options: { [option]: value }, priceDelta: pesos(extra) }));
}

/** All combinations of colours and values of a second option, sorted by colour; at most 12 variants. */
export function byColorAnd(
  palette: readonly Color[],
  option: string,
  values: readonly (readonly [string, number])[],
): DraftVariant[] {
  const fitting = palette.slice(0, Math.max(1, Math.floor(12 / values.length)));
  return fitting.flatMap(({ name, hex }) =>
    values.map(([value, extra]) => ({
      options: { Color: name, [option]: value },
      colorHex: hex,
      priceDelta: pesos(extra),
    })),
  );
}

/** Cuts the text to `length` characters at the end of a word, for labels in pictures. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.split(' ');
  let cut = '';
  for (const word of words) {
    if (`${cut} ${word}`.trim().length > length) break;
    cut = `${cut} ${word}`.trim();
  }
  return (cut || text.slice(0, length)).replace(/[\s,;:]+(de|del|la|el|los|las|y|en|un|una|con|a)?$/u, '');
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins a list in Spanish: `a, b y c`, with `e` before an i sound. */
export function list(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/iu.test(last) ? 'e' : 'y'} ${last}`;
}

/** A number with the thousands separator of Mexico: 5000 → 5,000. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/gu, ',');
}
