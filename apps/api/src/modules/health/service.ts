import { Failure } from '../../failure.ts';
import type { HealthRepository } from './repository.ts';

export interface HealthService {
  /** @throws Failure `DATABASE_UNAVAILABLE` when the database cannot serve this version */
  ready(): Promise<void>;
}

export function createHealthService(health: HealthRepository): HealthService {
  return {
    async ready() {
      const pending = await health.pendingMigrations();
      if (pending.length > 0) {
        throw new Failure('DATABASE_UNAVAILABLE', `Migrations are missing: ${pending.join(', ')}`);
      }
    },
  };
}
