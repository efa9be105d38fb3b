/**
 * What tests share: a database of their own, and rows to fill it with. What drives a browser is at
 * `@tianguis/testkit/browser`.
 */
export { CatalogueBuilder, type CategoryPlan } from './catalogue/builders.ts';
export { pictureFile } from './picture-file.ts';
export { type SilentLine, silentLine } from './postgres/silent-line.ts';
export { type TestDatabase, withDatabase } from './postgres/with-database.ts';
