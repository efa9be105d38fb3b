/** Places of removed lines: a line that the customer removes leaves a row with its undo, so that no other line moves. */
import { type CartAction, type CartLineData, type CartPageData, type CartSellerData, keyOf } from './cart-data.ts';

/** What the row of a removed line shows. */
export interface Leaving {
  text: string;
  /** The action that undoes the removal. */
  undo: CartAction;
  /** Height of the line in pixels; undefined if it was not shown. */
  height: number | undefined;
}

export interface PlacedLine extends CartLineData {
  /** Present if the line has left this list. */
  leaving?: Leaving | undefined;
}

export interface PlacedSeller extends CartSellerData {
  lines: PlacedLine[];
  /** All lines have left. The words about shipping leave their space. */
  hasLeft?: boolean;
}

export interface Places {
  sellers: PlacedSeller[];
  later: PlacedLine[];
}

export const placesOf = ({ sellers, later }: CartPageData): Places => ({ sellers, later });

/**
 * The places of the lines after a change.
 * @param before the places before the change
 * @param leaving lines that have left a list, by their key. They keep their place
 */
export function nextPlaces(before: Places, cart: CartPageData, leaving: ReadonlyMap<string, Leaving>): Places {
  const sellers: PlacedSeller[] = cart.sellers.map((seller) => ({
    ...seller,
    lines: nextLines(before.sellers.find(({ id }) => id === seller.id)?.lines ?? [], seller.lines, leaving),
  }));
  let place = 0;
  for (const seller of before.sellers) {
    const at = sellers.findIndex(({ id }) => id === seller.id);
    const lines = at < 0 ? nextLines(seller.lines, [], leaving) : [];
    if (at >= 0) place = at + 1;
    else if (lines.length > 0) sellers.splice(place++, 0, { ...seller, lines, hasLeft: true });
  }
  return { sellers, later: nextLines(before.later, cart.later, leaving) };
}

function nextLines(
  before: readonly PlacedLine[],
  now: readonly CartLineData[],
  leaving: ReadonlyMap<string, Leaving>,
): PlacedLine[] {
  const lines: PlacedLine[] = [...now];
  let place = 0;
  for (const line of before) {
    const at = lines.findIndex((one) => keyOf(one) === keyOf(line));
    const row = leaving.get(keyOf(line));
    if (at >= 0) place = at + 1;
    else if (row) lines.splice(place++, 0, { ...line, leaving: row });
  }
  return lines;
}

/** Lines that can no longer be bought after a change that did not ask for that. */
export function lostLines(before: CartPageData, after: CartPageData): CartLineData[] {
  const could = new Set(linesOf(before).flatMap((line) => (line.most > 0 ? [keyOf(line)] : [])));
  return linesOf(after).filter((line) => line.most === 0 && could.has(keyOf(line)));
}

const linesOf = ({ sellers }: CartPageData): CartLineData[] => sellers.flatMap(({ lines }) => lines);
