import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The request from outside that the present work is done for, so that calls and errors within it carry its id, and what is counted by visitors
 * is counted for whoever asked.
 */
export const requestScope = new AsyncLocalStorage<{ id: string; address(): string }>();
