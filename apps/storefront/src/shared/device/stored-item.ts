/** Small lists that stay on the device, as text in its `localStorage`. A browser may refuse it: then nothing is kept. */
import { useCallback, useSyncExternalStore } from 'react';

/** Names of what is kept (ST-03). */
export const storedItems = { seen: 'vistos', searches: 'busquedas', device: 'isMobile' } as const;
export type StoredItem = (typeof storedItems)[keyof typeof storedItems];

const change = 'storeditemchange';

export function readItem(name: StoredItem): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps `text`, or takes the item away when it is null; tells whoever shows it. */
export function writeItem(name: StoredItem, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Full or forbidden: what would be remembered is a comfort, the page works without it.
  }
  window.dispatchEvent(new Event(change));
}

function subscribe(listener: () => void): () => void {
  // `storage` tells of other tabs, `pageshow` of a page that comes back out of the browser's memory.
  const events = [change, 'storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The item's text, null when nothing is kept; undefined on the server and at hydration. */
export function useItem(name: StoredItem): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => readItem(name), [name]),
    () => undefined,
  );
}
