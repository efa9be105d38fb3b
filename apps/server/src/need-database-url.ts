import type { Settings } from './settings.ts';

/** @throws Error of one sentence: a part of the shop by itself has no database of its own to start */
export function needDatabaseUrl(part: string, { databaseUrl }: Pick<Settings, 'databaseUrl'>): void {
  if (databaseUrl !== undefined) return;
  throw new Error(
    `"shop ${part}" is one of several processes on a database of yours: set DATABASE_URL, or run the whole shop with "npm start -- --processes 2".`,
  );
}
