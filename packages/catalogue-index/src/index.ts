/** Listings, search, counts and suggestions: one interface (catalogue-index.ts), with PostgreSQL behind it. */
export * from './catalogue-index.ts';
export { findWrongDocuments } from './postgres/check-documents.ts';
export {
  findFault as findIndexFault,
  findUnread,
  findWrongCounts,
  findWrongPostings,
} from './postgres/check-index.ts';
export { findWrongTerms } from './postgres/check-postings.ts';
export { documentsTable, rebuildDocuments } from './postgres/documents.ts';
export { createPostgresIndex, lexiconTag, type PostgresIndexOptions, searchTag } from './postgres/index.ts';
export { createPostgresMaintenance, mergeIndexDelta } from './postgres/maintenance.ts';
export { catalogueIndexSchema } from './postgres/schema.ts';
