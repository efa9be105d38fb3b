/** What an occasion shows first: something of each kind, since all of one kind would be no choice. */
import { type Clause, type TextQuery, type ThingClause, toTextQuery, type Without } from '@tianguis/domain/words';
import type { Page } from '../catalogue-index.ts';

/** Products that are mixed; behind them, all the others are sorted as ever. */
const mixed = 24;
/** Maximum number of kinds among them. */
const mostKinds = 8;
/** Products of the best kind in each turn, of which the others have one: for a trouble, that is what helps. */
const ofBest = { need: 4, other: 3 };

/** Ids of what a text finds, by relevance. */
type ReadIds = (text: TextQuery, page: Page) => Promise<number[]>;

/**
 * Ids of one page of all that was asked for: first the best of each kind by turns, then the others. Beside them the
 * names of the kinds that have any.
 * @param isNeed whether a trouble is told, and not an occasion
 * @param others what the products have beside the thing
 * @param ranking what goes before others of its kind if it has it
 * @param page this page of all, without turns
 * @param readOfKind reads what is mixed
 */
export async function variedPage(
  {
    each,
    isNeed,
    others,
    ranking,
    without,
    all,
    page,
  }: {
    each: readonly ThingClause[];
    isNeed: boolean;
    others: readonly Clause[];
    ranking: readonly Clause[];
    without: Without | undefined;
    all: TextQuery;
    page: readonly number[];
  },
  { limit, offset }: Page,
  read: ReadIds,
  readOfKind: ReadIds,
): Promise<{ ids: number[]; names: string[] }> {
  const kinds = each.slice(0, mostKinds);
  const inTurn = (at: number): number => (at > 0 ? 1 : isNeed ? ofBest.need : ofBest.other);
  const said = new Set(others.map(({ text }) => text));
  const more = ranking.filter(({ text }) => !said.has(text));
  const lists = await Promise.all(
    kinds.map(({ clause, thing }, at) =>
      readOfKind(
        toTextQuery([clause, ...others, ...more], {
          thing: { ...thing, minor: excluded(all) },
          without,
          minShouldMatch: 1 + others.length,
        }),
        { limit: (Math.ceil(mixed / kinds.length) + 1) * inTurn(at), offset: 0 },
      ),
    ),
  );
  const names = kinds.filter((_, at) => (lists[at]?.length ?? 0) > 0).map(({ clause }) => clause.text);
  const first = [...new Set(byTurns(lists, inTurn))].slice(0, mixed);
  if (offset + limit <= first.length) return { ids: first.slice(offset, offset + limit), names };
  const rest = offset === 0 ? page : await read(all, { limit: offset + limit, offset: 0 });
  return { ids: [...new Set([...first, ...rest])].slice(offset, offset + limit), names };
}

/** What no product of the whole may be of, so that each kind is a part of it. */
const excluded = ({ markers, markerKinds }: TextQuery): string[] =>
  markers.filter((_, at) => markerKinds[at] === 'minor');

function byTurns(lists: readonly number[][], inTurn: (list: number) => number): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list, at) => list.slice(turn * inTurn(at), (turn + 1) * inTurn(at))),
  ).flat();
}
