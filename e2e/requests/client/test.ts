/** Vitest's `test` with a client of the tested shop: each test is a new visitor without cookies. */
import { test as base } from 'vitest';
import { origin } from '../../support/shop/operator.ts';
import { Client } from './client.ts';

export { describe, expect } from 'vitest';

export const test = base.extend<{ request: Client; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture depends on
  request: async ({}, use) => {
    await use(new Client());
  },
  baseURL: origin,
});
