/** Companions of products for the shop's jobs. */
import type { UnitOfWork } from '@tianguis/database';
import { companionRepository } from './repository.ts';

/** Five visitors at least: no pair says what one person did. */
const rules = { days: 90, fewest: 5, perVisitor: 50, most: 24 };

/** Works out anew what others added and looked at together. @returns how many pairs */
export const relateProducts = (shop: UnitOfWork): Promise<number> =>
  shop.withTransaction(({ db }) => companionRepository(db).replace(rules));
