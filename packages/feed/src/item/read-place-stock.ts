/** Parses a row of Google's local inventory data: the stock of a variant in a place. Pure function. */
import { limits } from '../faults.ts';
import { excerpt } from '../read/header.ts';
import type { FeedRow } from '../read/row.ts';
import { availabilities } from './item.ts';
import { checkEncoding } from './text.ts';
import { InvalidValue, readCount, readId } from './values.ts';

export interface PlaceStock {
  line: number;
  sku: string;
  /** The shop's code of the place, in lower case. */
  place: string;
  stock: number;
}

/** The assumed stock if the file only says that the place has stock. */
const someStock = 20;

/** Returns the parsed row, or the reason for which it is held back. */
export function readPlaceStock({ line, cells, fault }: FeedRow): PlaceStock | { line: number; reason: string } {
  if (fault !== undefined) return { line, reason: fault };
  try {
    for (const column of ['id', 'store_code', 'availability', 'quantity'] as const)
      checkEncoding(cells[column] ?? '', column);
    const sku = readId(cells.id ?? '', 'id');
    const place = readId(cells.store_code ?? '', 'store_code').toLowerCase();
    return { line, sku, place, stock: readStock(cells.availability ?? '', cells.quantity ?? '') };
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    return { line, reason: error.message };
  }
}

const others = ['', 'limited_availability', 'on_display_to_order'];
/** Values of `availability` that mean that the place has no piece to hand over. */
const none = ['out_of_stock', 'on_display_to_order', 'preorder', 'backorder'];

function readStock(availability: string, quantity: string): number {
  const word = availability
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (![...others, ...availabilities].includes(word))
    throw new InvalidValue(`availability "${excerpt(availability)}" is none of ${availabilities.join(', ')}`);
  if (none.includes(word)) return 0;
  if (quantity.trim() !== '') return readCount(quantity, 'quantity', limits.quantity);
  if (word === '') throw new InvalidValue('quantity and availability are both empty');
  return someStock;
}
