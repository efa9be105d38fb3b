/** What was seen on this device: remembered, and fetched as cards when it is shown. */
import { readSeen, rememberSeen } from '@tianguis/domain';
import { askShop } from '../shared/api/resource.ts';
import { readItem, storedItems, writeItem } from '../shared/device/stored-item.ts';
import { paths } from '../shared/links/paths.ts';
import type { CardData } from './card-data.ts';

export interface SeenReply {
  products: CardData[];
  hiddenDiscount: number;
}

/** Notes a look at a product. */
export function noteSeen(id: number): void {
  writeItem(storedItems.seen, JSON.stringify(rememberSeen(readSeen(readItem(storedItems.seen)), id)));
}

/** Cards of the products `ids`, without those that are not sold any more. Rejects when they cannot be had. */
export function fetchSeen(ids: readonly number[], signal: AbortSignal): Promise<SeenReply> {
  return askShop<SeenReply>(`${paths.productsResource}?ids=${ids.join(',')}`, { signal });
}
