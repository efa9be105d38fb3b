/** Groups the parts of a request that mean the same line of a cart. */
import { type LineFacts, type LineName, lineKey, skuOfLine } from '../../lines/service.ts';

type Facts = ReadonlyMap<string, LineFacts>;

/** The line that a request adds. A product without choices has one line, however the request names its SKU. */
export function lineToAdd(facts: Facts, { id, sku }: LineName): LineName {
  const found = facts.get(lineKey({ id, sku }));
  return { id, sku: found ? skuOfLine(found) : sku };
}

/** The line that a request sets. A line of the cart may have an SKU from the time when its product had choices. */
export const lineToSet = (lines: readonly LineName[], facts: Facts, asked: LineName): LineName =>
  lines.some((line) => lineKey(line) === lineKey(asked)) ? asked : lineToAdd(facts, asked);

export interface LineGroup<Part> {
  first: Part;
  parts: readonly Part[];
  /** The pieces of all parts. */
  pieces: number;
}

/**
 * The groups, in the sequence of their first parts. The limits of stock and shop apply to the sum of a group, so that
 * the result does not depend on how a request divides the pieces.
 */
export function groupLines<Part extends LineName & { pieces: number }>(
  parts: readonly Part[],
  lineOf: (part: Part) => LineName,
): LineGroup<Part>[] {
  return [...Map.groupBy(parts, (part) => lineKey(lineOf(part))).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ first, parts: group, pieces: group.reduce((sum, { pieces }) => sum + pieces, 0) }] : [];
  });
}
