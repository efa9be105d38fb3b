/** What a thing of several departments means among others: beside detergents, a "cepillo" is none for hair. */
import type { Kinds } from './kinds.ts';
import { categoryIdMarker } from './marker-terms.ts';
import type { ThingClause } from './text-query.ts';

type Known = Pick<Kinds, 'departmentOf' | 'startsOf'>;

/** A department with less than this share of the best one's votes is not meant. */
const meantShare = 0.5;
/** From this share of its titles on, a thing is first of all of a department. */
const mostShare = 0.7;
/** A kind's own departments give way to others that have these votes, and more than so many times as many. */
const [leastVotes, moreVotes] = [1, 4];

/** The same things, each in the departments of the others; a thing of which nothing is there stays as it is. */
export function inContext(each: readonly ThingClause[], kinds: Known): ThingClause[] {
  const all = each.map((one) => categoriesOf(one, kinds));
  const shares = all.map((categories) => sharesOf(categories, kinds));
  return each.map((one, at) => {
    if (isSpecific(one)) return one;
    const categories = all[at] ?? new Map<number, number>();
    const votes = new Map(
      Array.from(shares[at]?.keys() ?? [], (department) => [
        department,
        shares.reduce((sum, share, index) => sum + (index === at ? 0 : (share.get(department) ?? 0)), 0),
      ]),
    );
    const most = Math.max(0, ...votes.values());
    if (votes.size < 2 || most === 0) return one;
    const own = new Set(one.thing.main.map(kinds.departmentOf));
    const mostly = [...(shares[at] ?? [])].filter(([, share]) => share >= mostShare).map(([department]) => department);
    const first = own.size > 0 ? [...own] : mostly;
    const ofFirst = Math.max(0, ...first.map((department) => votes.get(department) ?? 0));
    // Where it is first of all, it is meant, unless nearly all of the others are elsewhere.
    const isThere = first.length > 0 && (most < leastVotes || ofFirst * moreVotes >= most);
    if (isThere && own.size > 0) return one;
    const voted = [...votes].filter(([, count]) => count >= most * meantShare).map(([department]) => department);
    const meant = new Set([...voted, ...(isThere ? first : [])]);
    return within(one, [...categories.keys()], (id) => meant.has(kinds.departmentOf(id)));
  });
}

/** What is called by several words is one thing, whatever it stands beside: a "batería portátil" is no drum. */
const isSpecific = ({ clause }: ThingClause): boolean => clause.alternatives.every((way) => way.length > 1);

/** Where titles start as the thing is called, and how many do; where none does, where it is. */
function categoriesOf({ clause, thing }: ThingClause, { startsOf }: Known): Map<number, number> {
  const counts = new Map<number, number>(thing.main.map((id) => [id, 0]));
  for (const [word, other] of clause.alternatives) {
    if (word === undefined) continue;
    const ofPair = other === undefined ? undefined : startsOf([word, other]);
    for (const [id, count] of ofPair?.size ? ofPair : startsOf([word])) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** The part of a thing's titles that each department has. */
function sharesOf(categories: ReadonlyMap<number, number>, { departmentOf }: Known): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [id, count] of categories) counts.set(departmentOf(id), (counts.get(departmentOf(id)) ?? 0) + count);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map(Array.from(counts, ([id, count]) => [id, all === 0 ? 1 / counts.size : count / all]));
}

function within(
  { clause, thing }: ThingClause,
  categories: readonly number[],
  isMeant: (category: number) => boolean,
): ThingClause {
  const meant = new Set(categories.filter(isMeant).map(categoryIdMarker));
  const others = new Set(categories.filter((id) => !isMeant(id)).map(categoryIdMarker));
  const isLeft = (marker: string) => !others.has(marker);
  return {
    clause: { ...clause, alternatives: clause.alternatives.filter(([word = '']) => isLeft(word)) },
    thing: {
      ...thing,
      markers: thing.markers.filter(isLeft),
      started: [...new Set([...thing.started.filter(isLeft), ...meant])],
      main: thing.main.filter(isMeant),
      minor: [...thing.minor.filter((marker) => !meant.has(marker)), ...others],
    },
  };
}
