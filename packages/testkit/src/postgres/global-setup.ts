/** Starts one PostgreSQL for a test run, with a migrated template database that each test file copies. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@tianguis/database';
import { startEmbedded } from '@tianguis/database/embedded';
import { shopSchema } from '@tianguis/schema';
import type { TestProject } from 'vitest/node';
import { addressOf, onServer, templateName } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the server; the user may create databases. */
    postgresUrl: string;
    /** Name of the migrated database that each test file copies. */
    postgresTemplate: string;
  }
}

/** Starts PostgreSQL, or uses the server of `TEST_DATABASE_URL`, whose user must be allowed to create databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowaway();
  const template = templateName(process.pid);
  await onServer(server.url, [`drop database if exists ${template}`, `create database ${template}`]);
  const { pool, close } = openDatabase({ url: addressOf(server.url, template), max: 1 });
  await migrate(pool, shopSchema);
  await close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    if (given) await onServer(server.url, [`drop database if exists ${template}`]);
    await server.stop();
  };
}

async function startThrowaway(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tianguis-tests-'));
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  // Durability is turned off, since test data need not survive a crash.
  await onServer(embedded.url, [
    'alter system set fsync = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  ]);
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
