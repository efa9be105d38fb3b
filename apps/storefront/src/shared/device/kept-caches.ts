/** The caches of the service worker, by name. The settings erase some of them, too. */

export const cacheNames = {
  /** Files of builds, which tell nothing about the visitor. */
  files: 'tianguis-archivos',
  /** Public pages and pictures, which tell what the visitor saw. */
  pages: 'tianguis-paginas',
  pictures: 'tianguis-imagenes',
  /** Start of the name of a customer's cache. A hash of the customer's id follows. */
  own: 'tianguis-propio-',
} as const;

export const isOwn = (name: string): boolean => name.startsWith(cacheNames.own);

/** Erases all pages and pictures, except the cache `kept`. Does nothing if the browser forbids storage. */
export async function eraseKept(kept?: string): Promise<void> {
  try {
    const names = await caches.keys();
    const erased = names.filter((name) => name.startsWith('tianguis-') && name !== cacheNames.files && name !== kept);
    await Promise.all(erased.map((name) => caches.delete(name)));
  } catch {
    // No storage, so nothing was kept.
  }
}
