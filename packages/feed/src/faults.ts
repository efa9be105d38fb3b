/** The file as a whole is unusable. The message is one sentence for an operator; nothing was imported. */
export class BrokenFeed extends Error {
  override name = 'BrokenFeed';
}

/** Limits that bound memory and the size of pages for any file. */
export const limits = {
  /** Characters of a cell. */
  cell: 65_536,
  /** Characters of a row. */
  row: 262_144,
  columns: 500,
  /** Bytes of a file after unpacking. */
  bytes: 64 * 1024 ** 3,
  id: 100,
  title: 255,
  description: 20_000,
  brand: 100,
  url: 2_000,
  /** Pictures of an item; further ones are ignored. */
  pictures: 20,
  /** Pictures of a product. */
  gallery: 100,
  /** Centavos; fits the database's integer columns. */
  price: 2_000_000_000,
  /** Stock of a variant; greater values are clamped. */
  quantity: 1_000_000,
} as const;
