/** Starts one PostgreSQL for a test run, with a migrated template database that each test file copies. */
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
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
  const dataDir = await mkdtemp(join(await fastFolder(), `${prefix}${process.pid}-`));
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

/** The name of a data directory continues with the process id of its test run. */
const prefix = 'tianguis-tests-';
/** The folder of Linux whose files are in memory. */
const inMemory = '/dev/shm';
/** Free bytes that the files of a test run need at most, with a reserve. */
const neededBytes = 2 * 1024 ** 3;

/**
 * A folder in memory if the system has one with enough space, otherwise the system's folder for temporary files. A
 * database is 700 files: on a disk, creating and dropping one takes five times the CPU time.
 */
async function fastFolder(): Promise<string> {
  try {
    await removeAbandoned(inMemory);
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize > neededBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Removes data directories of test runs that were killed. A PostgreSQL that such a run left behind then ends itself. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const run = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (run > 0 && !isAlive(run)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
