/** Companions of products for the shop's jobs. */
import { type Pool, replaceCompanions } from './repository.ts';

/** Five visitors at least: no pair says what one person did. */
const rules = { days: 90, fewest: 5, perVisitor: 50, most: 24 };

/**
 * Works out anew what others added and looked at together.
 * @param pool without a time limit of statements: it takes minutes in a large shop @returns how many pairs
 */
export const relateProducts = (pool: Pool): Promise<number> => replaceCompanions(pool, rules);
