/** The file as a whole cannot be used. One sentence for an operator; nothing of the file was taken in. */
export class BrokenFeed extends Error {
  override name = 'BrokenFeed';
}

/** Numbers that keep memory and the shop's pages bounded, whatever a file holds. */
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
  /** Pictures of an item; further ones are left out. */
  pictures: 20,
  /** Pictures of a product. */
  gallery: 100,
  /** Centavos; the most that the shop's columns hold is a little more. */
  price: 2_000_000_000,
  /** Pieces of a variant; more are read as these. */
  quantity: 1_000_000,
} as const;
