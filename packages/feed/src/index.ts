/** Parser and writer of Google Merchant product data. */
export { type Attribute, attributes, type Cells, merchantAttributes } from './attributes.ts';
export { BrokenFeed, limits } from './faults.ts';
export * from './item/item.ts';
export type { ItemContext } from './item/links.ts';
export { type ReadItem, readItem } from './item/read-item.ts';
export { type PlaceStock, readPlaceStock } from './item/read-place-stock.ts';
export { slugOf } from './item/text.ts';
export { DelimitedReader } from './read/delimited.ts';
export { escapeFormula, unescapeFormula } from './read/formula.ts';
export { excerpt } from './read/header.ts';
export type { FeedRow } from './read/row.ts';
export { type FeedReading, readFeed } from './read/rows.ts';
export { decodeTable, readTable, type Table, type TableRow } from './read/table.ts';
export { csvCell } from './write/csv-cell.ts';
export { type ExportContext, type Exported, type ExportedVariant, productCells } from './write/product-cells.ts';
export { type FeedFormat, type FeedWriter, feedFormats, writerOf } from './write/write.ts';
