/**
 * The permit of a request, by which the server limits concurrent work. A request that only waits for another thread or
 * another computer gives its permit back meanwhile. Otherwise a few such requests would stop all other requests.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Permit {
  /** Gives the permit back until `wait` has ended, and takes a permit again before the caller continues. */
  without<T>(wait: () => Promise<T>): Promise<T>;
}

// A call that a page makes within the process works with the permit of the page. The context contains the permit,
// since no header of such a call could.
const current = new AsyncLocalStorage<Permit>();

/** Runs the work of a request, in which {@link withoutPermit} gives this permit back. */
export const withPermit = <T>(permit: Permit, work: () => T): T => current.run(permit, work);

/** Waits without the permit of the current request. Work without a permit waits as usual. */
export function withoutPermit<T>(wait: () => Promise<T>): Promise<T> {
  const permit = current.getStore();
  return permit ? permit.without(wait) : wait();
}
