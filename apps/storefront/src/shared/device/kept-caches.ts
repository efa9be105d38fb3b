/** The caches of the service worker, by name. The settings erase some of them, too. */

export const cacheNames = {
  /** Files of builds, which tell nothing about the visitor. */
  files: 'tianguis-archivos',
  /** Public pages and pictures, which tell what the visitor saw. */
  pages: 'tianguis-paginas',
  pictures: 'tianguis-imagenes',
  /** Start of the name of a customer's cache. A hash of the customer's id follows. */
  own: 'tianguis-propio-',
  /** The same of the cache with what waits for a connection. */
  waiting: 'tianguis-espera-',
} as const;

const isWaiting = (name: string): boolean => name.startsWith(cacheNames.waiting);

/** Whether a cache belongs to a customer. */
export const isOwn = (name: string): boolean => name.startsWith(cacheNames.own) || isWaiting(name);

/**
 * Erases all pages and pictures. Does nothing if the browser forbids storage.
 * @param isSpared whether a cache remains; without it, what waits for a connection remains
 */
export async function eraseKept(isSpared: (name: string) => boolean = isWaiting): Promise<void> {
  try {
    const names = await caches.keys();
    const erased = names.filter((name) => name.startsWith('tianguis-') && name !== cacheNames.files && !isSpared(name));
    await Promise.all(erased.map((name) => caches.delete(name)));
  } catch {
    // No storage, so nothing was kept.
  }
}
