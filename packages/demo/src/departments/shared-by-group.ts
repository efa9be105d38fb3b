import type { Archetype, ReviewPhrases } from '../types.ts';
import { type Lineup, lineup } from './shared-lineup.ts';

/**
 * Creates one archetype for each group of a lineup's kinds. Groups have their own review phrases, because reviews of a
 * ladder differ from reviews of a toolbox.
 */
export function byGroup(
  line: Omit<Lineup, 'reviews'>,
  reviewsOf: Readonly<Record<string, ReviewPhrases>>,
): Archetype[] {
  return Object.entries(reviewsOf).map(([group, reviews]) => {
    const kinds = line.kinds.filter((kind) => kind.group === group);
    return lineup({ ...line, kinds, reviews, weight: (line.weight * kinds.length) / line.kinds.length });
  });
}
