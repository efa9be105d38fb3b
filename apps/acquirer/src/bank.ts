/** What every part of the acquirer uses. */
import type { Clock } from './clock.ts';
import type { FaultGenerator } from './faults/faults.ts';
import type { Secrets } from './secrets.ts';
import type { Database } from './store/database.ts';

export interface Bank {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  faults: FaultGenerator;
}
