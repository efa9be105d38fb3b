/** The service worker among the storefront's built files (PW-02). */
import type { Entity } from './entity.ts';

/** URL of the worker, and the file of the worker that removes itself. */
const worker = '/sw.js';
const remover = '/sw-off.js';

/**
 * The files with the worker of this shop. In a shop without a worker, the URL has the worker that removes itself, for
 * browsers that have the worker of an earlier visit. Browsers always ask whether the worker has changed.
 */
export function withWorker(files: ReadonlyMap<string, Entity>, isOn: boolean): ReadonlyMap<string, Entity> {
  const changed = new Map(files);
  const served = files.get(isOn ? worker : remover);
  changed.delete(remover);
  if (served) changed.set(worker, { ...served, headers: { ...served.headers, 'cache-control': 'no-cache' } });
  return changed;
}
