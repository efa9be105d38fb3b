/** The keys of the identity provider, for operators' commands. */
import type { UnitOfWork } from '@tianguis/database';
import { createKeys, type KeySheet } from '@tianguis/identity';

export { type KeySheet, publishedDays, signsAfterMinutes } from '@tianguis/identity';

export interface IdentityOperator {
  keys(): Promise<KeySheet[]>;
  /** Makes a new key. @returns the id of the new key */
  rotate(): Promise<string>;
}

export function createIdentityOperator({ db }: Pick<UnitOfWork, 'db'>): IdentityOperator {
  const keys = createKeys(db);
  return { keys: () => keys.list(), rotate: () => keys.rotate() };
}
