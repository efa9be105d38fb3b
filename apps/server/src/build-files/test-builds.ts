/** For tests: processes that serve builds of the storefront. */
import { brotliCompressSync } from 'node:zlib';
import { createErrorRenderer } from '@tianguis/api';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createErrorPages } from '../errors/error-pages.ts';
import { failureSender } from '../errors/send-failure.ts';
import { fileEntity } from '../http/static-files.ts';
import { registerStorefront } from '../storefront/route.ts';
import { type BuildFilesOptions, createBuildFiles } from './build-files.ts';

/** The text of a file of a build. */
export const text = (name: string) => `console.log("${name}");`.repeat(80);

/** The files of a build. The file `shared` is the same in all builds. */
function filesOf(build: string) {
  const names = ['/assets/shared-0a.js', `/assets/page-${build}.js`, `/assets/style-${build}.css`, '/favicon.svg'];
  return new Map(
    names.map((path) => [path, fileEntity(path, Buffer.from(text(path)), brotliCompressSync(text(path)))]),
  );
}

export function createTestBuilds(pool: pg.Pool) {
  const database = { pool, timed: pool };
  const apps: FastifyInstance[] = [];

  /** Starts a process that serves a build and publishes its files. */
  async function serve(build: string, options: Partial<BuildFilesOptions> = {}) {
    const own = filesOf(build);
    const buildFiles = createBuildFiles({ database, own, keep: 5, days: 30, betweenReadings: 20, ...options });
    const app = Fastify();
    const errorPages = createErrorPages('http://shop.example');
    app.setErrorHandler(createErrorRenderer({ send: failureSender(errorPages) }));
    const unused = () => Promise.reject(new Error('no page is asked for'));
    const publicPages = {
      addressOf: () => undefined,
      has: () => false,
      recall: async () => false,
      get: unused,
      cdnControl: () => undefined,
    };
    const routeOf = () => ({ isUnknown: true, takesForms: false });
    registerStorefront(app, {
      page: unused,
      publicPages,
      files: own,
      buildFiles,
      publicOrigin: 'http://shop.example',
      errorPages,
      routeOf,
    });
    apps.push(app);
    await buildFiles.publish();
    return {
      ...buildFiles,
      statusOf: async (path: string) => (await app.inject(path)).statusCode,
      ask: app.inject.bind(app),
    };
  }

  /** Changes a build as if it was last served this time ago. */
  const aged = (build: string, interval: string) =>
    pool.query(`update storefront_builds set seen_at = now() - $2::interval where $1 = any (paths)`, [
      `/assets/page-${build}.js`,
      interval,
    ]);

  return {
    serve,
    aged,
    async stopAll() {
      for (const app of apps.splice(0)) await app.close();
    },
  };
}
