/** Companions of products for jobs of the shop. */
import { type Pool, replaceCompanions } from './repository.ts';

/** A pair needs five visitors at least, so that no pair reveals what one person did. */
const rules = { days: 90, fewest: 5, perVisitor: 50, most: 24 };

/**
 * Computes all companions again from the stored events.
 * @param pool without a time limit of statements, since a large shop needs minutes @returns the number of pairs
 */
export const relateProducts = (pool: Pool): Promise<number> => replaceCompanions(pool, rules);
