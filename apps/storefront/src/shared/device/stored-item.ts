/** Small lists that the device stores as text in `localStorage`. If the browser forbids that, nothing is stored. */
import { useCallback, useSyncExternalStore } from 'react';
import { inTurn } from './in-turn.ts';

/** Names of the stored items (ST-03). */
export const storedItems = {
  seen: 'vistos',
  searches: 'busquedas',
  device: 'isMobile',
  /** "true" on a device on which the shop was opened as an installed app (PW-04). */
  app: 'isApp',
  /** Whether the customer closed the offer to install the shop. */
  installing: 'ofertaApp',
  addresses: 'sendDirections',
  /** Whether a cart of this browser was recorded for recommendations (SS-08). */
  measuredCart: 'carritoMedido',
  /** The date on which push notifications of this device were renewed last; absent if they are off. */
  push: 'avisos',
  /** Whether the customer does not want push notifications on this device. */
  pushRefused: 'avisosAhoraNo',
} as const;
export type StoredItem = (typeof storedItems)[keyof typeof storedItems];

const change = 'storeditemchange';

export function readItem(name: StoredItem): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores `text`, or deletes the item if `text` is null. Notifies the item's subscribers. */
export function writeItem(name: StoredItem, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Storage is full or forbidden. The page works without stored items.
  }
  window.dispatchEvent(new Event(change));
}

/**
 * Changes an item that several tabs change, in one tab after the other. `change` gets the text that is stored at that
 * moment, so that no tab overwrites the change of another tab.
 */
export function changeItem(name: StoredItem, change: (text: string | null) => string | null): Promise<void> {
  return inTurn(name, () => writeItem(name, change(readItem(name))));
}

/** Stores a deleted item again, unless another tab has stored the item since. */
export function restoreItem(name: StoredItem, text: string): void {
  if (readItem(name) === null) writeItem(name, text);
}

function subscribe(listener: () => void): () => void {
  // `storage` reports changes of other tabs, `pageshow` a page that returns from the back/forward cache.
  const events = [change, 'storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The item's text, null if nothing is stored; undefined on the server and at hydration. */
export function useItem(name: StoredItem): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => readItem(name), [name]),
    () => undefined,
  );
}
