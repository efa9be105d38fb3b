/** Reads the tax keys of a row. */
import { readTaxValue, taxAttributes, taxFields, taxKeyOf } from '@tianguis/domain/tax';
import type { Cells } from '../attributes.ts';
import { excerpt } from '../read/header.ts';
import type { FeedItem } from './item.ts';
import { InvalidValue } from './values.ts';

/** @param attempt runs a reader, and notes the reason if the reader throws `InvalidValue` */
export function readTax(item: FeedItem, cells: Cells, attempt: <T>(read: () => T) => T | undefined): void {
  for (const attribute of taxAttributes) {
    const cell = cells[attribute];
    if (cell === undefined) continue;
    const value = attempt(() => {
      if (cell.trim() === '') return null;
      const read = readTaxValue(attribute, cell);
      if (read === undefined) throw new InvalidValue(`${attribute} "${excerpt(cell)}" ${taxFields[attribute].form}`);
      return read;
    });
    if (value !== undefined) item.tax = { ...item.tax, [taxKeyOf[attribute]]: value };
  }
}
