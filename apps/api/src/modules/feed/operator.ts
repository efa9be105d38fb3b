/** What the operator's commands do with feeds. */
export type { CategoryRules } from './category-map.ts';
export { readCategoryRules } from './category-rules.ts';
export { type ExportOrder, exportCatalogue } from './export-service.ts';
export type { Clients, ImportListener, ImportOrder, ImportResult, ImportSetting } from './import-order.ts';
export { importCatalogue } from './import-service.ts';
export { type ImportRecord, lastImports, type PictureState, pictureState } from './imports-repository.ts';
export { fetchPictures } from './jobs.ts';
