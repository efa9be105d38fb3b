/**
 * Public interface of the database package: pool, migrations, table types. The embedded server is
 * `@tianguis/database/embedded`.
 */
export type { Changes } from './cached-value.ts';
export { type Copy, copyLines, openCopy } from './copy.ts';
export { isSnapshot, type LogPosition, logPosition, numbersSince } from './invalidation/changes-since.ts';
export {
  followInvalidations,
  type InvalidationFeed,
  type InvalidationFeedOptions,
} from './invalidation/invalidation-feed.ts';
export {
  type InvalidationHistory,
  markChanges,
  prunedFact,
  readInvalidationHistory,
} from './invalidation/invalidation-history.ts';
export { beforeBaseline, type Migration, migrate, readMigrations } from './migration/migrate.ts';
export { type MigrationState, migrationState } from './migration/migration-state.ts';
export { derivedTables } from './migration/schema-scripts.ts';
export { baseSchema, type SchemaScripts, type Script, type ShopSchema } from './migration/shop-schema.ts';
export { type OpenDatabase, openDatabase } from './pool/pool.ts';
export { preparedForms, preparedQuery } from './pool/prepared.ts';
export { isConnectionLost, isConnectionMissing, isUnavailable } from './pool/unavailable.ts';
export { connectionDb, type Querier, querierOf } from './querier.ts';
export * from './schema/index.ts';
export { findSigningKey, readSigningKey } from './signing-key.ts';
export { type OpenSnapshot, openSnapshot } from './transaction/open-snapshot.ts';
export { inTransaction, type TransactionOptions, transaction } from './transaction/transaction.ts';
export {
  createUnitOfWork,
  type JobKind,
  type Message,
  type Outbox,
  type Unit,
  type UnitOfWork,
} from './transaction/unit-of-work.ts';
