/** The products seen on this device: records a product, and fetches the recorded products as cards. */
import { readSeen, rememberSeen } from '@tianguis/domain';
import { askShop } from '../../shared/api/resource.ts';
import { changeItem, storedItems } from '../../shared/device/stored-item.ts';
import { paths } from '../../shared/links/paths.ts';
import type { CardData } from '../product-card/card-data.ts';

export interface SeenReply {
  products: CardData[];
  hiddenDiscount: number;
}

/** Records that a product was seen. */
export function noteSeen(id: number): void {
  void changeItem(storedItems.seen, (text) => JSON.stringify(rememberSeen(readSeen(text), id)));
}

/** Fetches the products `ids` as cards, without those no longer sold. Rejects if the request fails. */
export function fetchSeen(ids: readonly number[], signal: AbortSignal): Promise<SeenReply> {
  return askShop<SeenReply>(`${paths.productsResource}?ids=${ids.join(',')}`, { signal });
}
