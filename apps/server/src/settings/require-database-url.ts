import type { Settings } from './settings.ts';

/**
 * @throws Error with one sentence if DATABASE_URL is not set, since a single part of the shop does not start a database
 */
export function requireDatabaseUrl(part: string, { databaseUrl }: Pick<Settings, 'databaseUrl'>): void {
  if (databaseUrl !== undefined) return;
  throw new Error(
    `"shop ${part}" is one of several processes on a database of yours: set DATABASE_URL, or run the whole shop with "npm start -- --processes 2".`,
  );
}
