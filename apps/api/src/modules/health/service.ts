import { Failure } from '../../failure.ts';
import type { SearchService } from '../search/service.ts';
import type { HealthRepository } from './repository.ts';

export interface HealthService {
  /** @throws Failure `DATABASE_UNAVAILABLE` if the schema is not up to date, or if the search index is incomplete */
  ready(): Promise<void>;
}

export function createHealthService(health: HealthRepository, search: Pick<SearchService, 'fault'>): HealthService {
  return {
    async ready() {
      const pending = await health.pendingMigrations();
      if (pending.length > 0) {
        throw new Failure('DATABASE_UNAVAILABLE', `Migrations are missing: ${pending.join(', ')}`);
      }
      const fault = await search.fault();
      if (fault !== undefined) throw new Failure('DATABASE_UNAVAILABLE', fault);
    },
  };
}
