/** Feeds for the operator's commands. */
export type { CategoryRules } from './categories/category-map.ts';
export { readCategoryRules } from './categories/category-rules.ts';
export { type ExportOptions, exportCatalogue } from './export/export-service.ts';
export type { Clients, ImportListener, ImportOptions, ImportResult, ImportSettings } from './import-options.ts';
export { importCatalogue } from './import-service.ts';
export { type ImportRecord, lastImports } from './imports-repository.ts';
export { fetchPictures } from './jobs.ts';
export { type PictureState, pictureState } from './picture-state-repository.ts';
export type { HeldBackKind } from './reading/staging-repository.ts';
