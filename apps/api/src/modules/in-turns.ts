/** One of each line in turn: the firsts of all, then the seconds, and so on. */
export function inTurns<Item>(lines: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lines.map((line) => line.length));
  return Array.from({ length: longest }, (_, place) => lines.flatMap((line) => line.slice(place, place + 1))).flat();
}
