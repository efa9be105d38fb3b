/** The database door: pool, migrations and the types of the tables. The embedded server is at `@tianguis/database/embedded`. */
export { type Copy, openCopy } from './copy.ts';
export { followInvalidations, type InvalidationFeed, type InvalidationFeedOptions } from './invalidation-feed.ts';
export { type InvalidationHistory, markChanges, prunedFact, readInvalidationHistory } from './invalidation-history.ts';
export { migrate } from './migrate.ts';
export { type MigrationState, migrationState } from './migration-state.ts';
export { pendingMigrations } from './pending-migrations.ts';
export { type OpenDatabase, openDatabase } from './pool.ts';
export { preparedForms, preparedQuery } from './prepared.ts';
export * from './schema/index.ts';
export { inTransaction, transaction } from './transaction.ts';
export { isConnectionLost, isConnectionMissing, isUnavailable } from './unavailable.ts';
