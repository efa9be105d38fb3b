/**
 * Error pages that the server requests by status and sends for any URL that failed. The not-found page is hydrated,
 * since the browser finds no route for the URL either. Other error pages have no scripts, since the browser would find
 * the route of the page that failed.
 */
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The status of the requested error page; undefined for all other requests. */
export const failureContext = createContext<number | undefined>(undefined);

/** Whether this page is sent for many URLs, and so is not hydrated. */
export const AnyAddress = createReactContext(false);

export function isForAnyAddress(failure: number | undefined): boolean {
  return failure !== undefined && failure !== 404;
}
