/** For tests: a server of pictures with its own store, and drawing pools. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createErrorRenderer } from '@tianguis/api';
import type { Database } from '@tianguis/database';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { failureSender } from '../errors/send-failure.ts';
import type { DrawingPool } from './drawing/drawing-pool.ts';
import { createPictures } from './pictures.ts';
import { registerPictures } from './route.ts';
import { createPictureStore } from './store.ts';

/** Waits until the expectation passes. The timeout is long, so that only a test that hangs reaches it. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

/** Opens servers of pictures on a database. `remove` deletes their files. */
export function createTestPictures(db: Kysely<Database>) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  /** @param ofVisitor the longest queue of a visitor */
  function serve(pool: DrawingPool, ofVisitor = 10) {
    const store = createPictureStore(mkdtempSync(join(folder, 'store-')));
    const app = Fastify();
    app.setErrorHandler(createErrorRenderer({ send: failureSender(createErrorPages('http://localhost:3000')) }));
    const waiting = { ofVisitor, inAll: 4 * ofVisitor };
    const pictures = createPictures({ db, store, pool, concurrency: 1, onError: () => undefined, waiting });
    registerPictures(app, pictures);
    const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
    return { app, store, pictures, from };
  }
  return { serve, remove: () => rmSync(folder, { recursive: true }) };
}

/** A drawing pool that records widths, and draws only after `gate` is resolved. */
export function slowPool() {
  const gate = Promise.withResolvers<void>();
  const asked: number[] = [];
  const slow: DrawingPool = {
    async draw(_source, width) {
      asked.push(width);
      await gate.promise;
      return Buffer.from(`drawn ${width}`);
    },
    stop: async () => undefined,
    processes: 1,
  };
  return { slow, asked, gate };
}
