/**
 * Records when a page of a customer requests another document, by a link, a form, a script or the address bar. A tab
 * whose session has ended waits for this document instead of cancelling its request.
 */

declare global {
  interface Window {
    /** The moment of the last request for another document, by `performance.now()`. */
    departedAt?: number;
  }
}

/** Matches the paths of pages that belong to a customer. */
export const privatePath = /^\/(mi-cuenta|carrito|comprar|pedido|acciones)(\/|$)/;

/** Whether a page belongs to a customer. */
export const isPrivate = (path: string): boolean => privatePath.test(path);

/** The longest wait for a requested document before this page is left for another. */
const arrivalMs = 10_000;

/**
 * Calls `go`, unless the requested document arrives first, since going elsewhere would cancel that document. No event
 * reports a request without a document (a download, a 204), so `go` is called after `arrivalMs`.
 */
export function afterArrival(go: () => void): void {
  const ms = (window.departedAt ?? Number.NEGATIVE_INFINITY) + arrivalMs - performance.now();
  if (ms > 0) setTimeout(() => afterArrival(go), ms);
  else go();
}
