/**
 * Pages of failures that the server asks for by status alone, and sends for whatever address failed. The page of what
 * is not there is hydrated, since the browser finds no other route there either; all others stand where another page
 * would be, so they go without scripts.
 */
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The status of the failure whose page is asked for; undefined for every other request. */
export const failureContext = createContext<number | undefined>(undefined);

/** Whether this rendering is sent for many addresses, and is not hydrated. */
export const AnyAddress = createReactContext(false);

export function isForAnyAddress(failure: number | undefined): boolean {
  return failure !== undefined && failure !== 404;
}
