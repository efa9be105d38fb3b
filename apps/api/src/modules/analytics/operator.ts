/** Analytics for jobs of the shop. */
import type { UnitOfWork } from '@tianguis/database';
import { analyticsRepository } from './repository.ts';

/** Days for which events are stored. */
export const analyticsDays = 90;

/** @returns the number of deleted rows */
export const pruneAnalytics = ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> =>
  analyticsRepository(db).prune(analyticsDays);
