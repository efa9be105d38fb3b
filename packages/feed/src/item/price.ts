/** Parses price and offer of a row. */
import type { Cells } from '../attributes.ts';
import { excerpt } from '../read/header.ts';
import type { FeedPrice } from './item.ts';
import { InvalidValue, readInterval, readPrice } from './values.ts';

/** Reads price and offer together. A row with a price and without a sale price ends a stored offer. */
export function readFeedPrice(cells: Cells): FeedPrice | undefined {
  if (cells.price === undefined) {
    if (cells.sale_price?.trim())
      throw new InvalidValue('sale_price without price: an offer needs the price before it, so give both');
    return undefined;
  }
  const list = readPrice(cells.price.slice(0, 60), 'price');
  const sale = cells.sale_price?.trim() ?? '';
  if (sale === '') return { list };
  const price = readPrice(sale.slice(0, 60), 'sale_price');
  if (price > list)
    throw new InvalidValue(`sale_price "${excerpt(sale)}" is more than price "${excerpt(cells.price)}"`);
  if (price === list) return { list };
  const dates = cells.sale_price_effective_date?.trim() ?? '';
  return { list, offer: { price, ...(dates !== '' && readInterval(dates, 'sale_price_effective_date')) } };
}

/**
 * Prices that may apply when the file is imported. For an offer with dates, these are the offer's price and the list
 * price.
 */
export function possiblePrices({ list, offer }: FeedPrice): number[] {
  if (!offer) return [list];
  return offer.ends ? [offer.price, list] : [offer.price];
}
