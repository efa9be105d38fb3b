/**
 * Conditions in the texts of documents (docs/content.md). Lines between `::: if KEY` and `:::` are shown only if the
 * shop offers KEY, lines between `::: if not KEY` and `:::` only if the shop does not. The plans of months without
 * interest replace the line `::: plans`.
 */
import { type Offered, type OfferKey, offerKeys } from './offer.ts';

export interface TextFault {
  /** The number of the line; the first is 1. */
  line: number;
  fault: string;
}

type Line =
  | { kind: 'text' | 'end' | 'plans' }
  | { kind: 'if'; key: OfferKey; wanted: boolean }
  | { kind: 'fault'; fault: string };

const isKey = (word: string): word is OfferKey => (offerKeys as readonly string[]).includes(word);

function read(line: string): Line {
  if (!line.startsWith(':::')) return { kind: 'text' };
  const [first, ...rest] = line.slice(3).trim().split(/\s+/);
  if (first === '') return { kind: 'end' };
  if (first === 'plans' && rest.length === 0) return { kind: 'plans' };
  const wanted = rest[0] !== 'not';
  const [key, ...more] = wanted ? rest : rest.slice(1);
  if (first !== 'if' || key === undefined || more.length > 0)
    return {
      kind: 'fault',
      fault: `"${line.trim()}" is none of "::: if KEY", "::: if not KEY", "::: plans" and ":::"`,
    };
  if (!isKey(key)) return { kind: 'fault', fault: `"${key}" is unknown; known are ${offerKeys.join(', ')}` };
  return { kind: 'if', key, wanted };
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** The keys of the conditions of a text. */
export const keysOf = (text: string): OfferKey[] => [
  ...new Set(
    linesOf(text).flatMap((line) => {
      const one = read(line);
      return one.kind === 'if' ? [one.key] : [];
    }),
  ),
];

/** The first fault of a text; undefined if the text is right. */
export function textFault(text: string): TextFault | undefined {
  let opened: number | undefined;
  for (const [at, line] of linesOf(text).entries()) {
    const one = read(line);
    if (one.kind === 'fault') return { line: at + 1, fault: one.fault };
    if (one.kind === 'if') {
      if (opened !== undefined) return { line: at + 1, fault: `the condition of line ${opened} is not closed yet` };
      opened = at + 1;
    }
    if (one.kind === 'end') {
      if (opened === undefined) return { line: at + 1, fault: 'there is no condition to close' };
      opened = undefined;
    }
  }
  return opened === undefined ? undefined : { line: opened, fault: 'the condition is not closed by a line ":::"' };
}

/**
 * The text as the shop shows it. The text must have no faults ({@link textFault}).
 * @param plans the lines in place of `::: plans`
 */
export function shownText(text: string, offered: Offered, plans: readonly string[]): string {
  if (!text.includes(':::')) return text;
  let isShown = true;
  return linesOf(text)
    .flatMap((line) => {
      const one = read(line);
      if (one.kind === 'if') isShown = offered[one.key] === one.wanted;
      else if (one.kind === 'end') isShown = true;
      else if (isShown) return one.kind === 'plans' ? plans : [line];
      return [];
    })
    .join('\n');
}
