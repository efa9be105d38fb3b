import { AsyncLocalStorage } from 'node:async_hooks';

/** The request from outside that the present work is done for, so that calls and errors within it carry its id. */
export const requestScope = new AsyncLocalStorage<{ id: string }>();
