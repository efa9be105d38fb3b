/** For tests: a data directory for each test, with the processes that the test starts on it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type Embedded, startEmbedded } from './index.ts';

interface TestDataDir {
  readonly path: string;
  /** Starts PostgreSQL on the directory; the end of the test stops it. */
  start(): Promise<Embedded>;
  stopAfterTest(server: Embedded): void;
  /**
   * Runs `code` in another Node process, where `embedded` is this module and `dataDir` the directory. Resolves with the
   * first line that it prints.
   */
  inAnotherProcess(code: string): Promise<{ child: ChildProcess; line: string }>;
}

export function withDataDir(): TestDataDir {
  let dataDir = '';
  const children: ChildProcess[] = [];
  const servers: Embedded[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const server of servers.splice(0)) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    get path() {
      return dataDir;
    },
    async start() {
      const server = await startEmbedded({ dataDir, log: () => undefined });
      servers.push(server);
      return server;
    },
    stopAfterTest: (server) => void servers.push(server),
    async inAnotherProcess(code) {
      const module = JSON.stringify(fileURLToPath(new URL('index.ts', import.meta.url)));
      const program = `
        import * as embedded from ${module};
        const dataDir = ${JSON.stringify(dataDir)};
        ${code};
        setInterval(() => {}, 1000);`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const line = await new Promise<string>((resolve, reject) => {
        child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
        child.once('exit', () => reject(new Error('The other process ended before it printed anything.')));
      });
      return { child, line };
    },
  };
}

export async function killHard(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
