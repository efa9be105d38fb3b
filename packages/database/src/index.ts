/**
 * Public interface of the database package: pool, migrations, table types. The embedded server is
 * `@tianguis/database/embedded`.
 */
export type { Changes } from './cached-value.ts';
export { type Copy, copyLines, openCopy } from './copy.ts';
export { followInvalidations, type InvalidationFeed, type InvalidationFeedOptions } from './invalidation-feed.ts';
export { type InvalidationHistory, markChanges, prunedFact, readInvalidationHistory } from './invalidation-history.ts';
export { beforeBaseline, type Migration, migrate, readMigrations } from './migrate.ts';
export { type MigrationState, migrationState } from './migration-state.ts';
export { type OpenDatabase, openDatabase } from './pool.ts';
export { preparedForms, preparedQuery } from './prepared.ts';
export { connectionDb, type Querier, querierOf } from './querier.ts';
export * from './schema/index.ts';
export { derivedTables } from './schema-scripts.ts';
export { baseSchema, type SchemaScripts, type Script, type ShopSchema } from './shop-schema.ts';
export { findSigningKey, readSigningKey } from './signing-key.ts';
export { inTransaction, type TransactionOptions, transaction } from './transaction.ts';
export { isConnectionLost, isConnectionMissing, isUnavailable } from './unavailable.ts';
export {
  createUnitOfWork,
  type JobKind,
  type Message,
  type Outbox,
  type Unit,
  type UnitOfWork,
} from './unit-of-work.ts';
