/** Reads and shows the pieces of lines that a customer chose, for cancellations and returns (RL-09, RL-10). */
import type { CancelledLine } from '@tianguis/contract';
import { plainText } from '@tianguis/domain';

/** A line as the customer bought it. */
export interface ShownLine {
  /** Id of the line. */
  key: string;
  /** Its number in the order, from 1. */
  line: number;
  id: number;
  sku: string;
  shown: { title?: string; options?: Record<string, string>; picture?: string | null };
}

/** The lines that have pieces, as the customer sees them. @param pieces by the id of the line */
export const shownLines = (lines: readonly ShownLine[], pieces: ReadonlyMap<string, number>): CancelledLine[] =>
  lines.flatMap(({ key, line, id, sku, shown }) => {
    const count = pieces.get(key);
    if (count === undefined) return [];
    const { title = '', options = {}, picture = null } = shown;
    return [{ line, id, childrenSku: sku, title, options: Object.values(options), picture, pieces: count }];
  });

/** Reads `1x2,3x1`. A line that the order does not have gets the id ''. */
export function readPieces(lines: readonly ShownLine[], text: string): { line: string; pieces: number }[] {
  const keys = new Map(lines.map(({ key, line }) => [line, key]));
  return text.split(',').map((part) => {
    const [line = 0, pieces = 0] = part.split('x').map(Number);
    return { line: keys.get(line) ?? '', pieces };
  });
}

/** A typed comment of one line; null for none. */
export const cleanComment = (text: string): string | null => plainText(text.replace(/\p{Cc}/gu, ' ')) || null;
