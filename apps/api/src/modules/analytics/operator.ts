/** Analytics for the shop's jobs. */
import type { UnitOfWork } from '@tianguis/database';
import { analyticsRepository } from './repository.ts';

/** Days for which an event is stored. */
export const analyticsDays = 90;

/** @returns how many rows were deleted */
export const pruneAnalytics = ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> =>
  analyticsRepository(db).prune(analyticsDays);
