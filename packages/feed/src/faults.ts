/** The whole file is unusable, and nothing was imported. The message is one sentence for an operator. */
export class BrokenFeed extends Error {
  override name = 'BrokenFeed';
}

/** Limits on the contents of files, so that memory and pages have a bounded size. */
export const limits = {
  /** Maximum characters of a cell. */
  cell: 65_536,
  /** Maximum characters of a row. */
  row: 262_144,
  columns: 500,
  /** Maximum bytes of a file after unpacking. */
  bytes: 64 * 1024 ** 3,
  id: 100,
  title: 255,
  description: 20_000,
  brand: 100,
  url: 2_000,
  /** Maximum pictures of an item; further pictures are ignored. */
  pictures: 20,
  /** Maximum pictures of a product. */
  gallery: 100,
  /** Maximum price in centavos, which fits the database's integer columns. */
  price: 2_000_000_000,
  /** Maximum stock of a variant; greater values are reduced to this number. */
  quantity: 1_000_000,
} as const;
