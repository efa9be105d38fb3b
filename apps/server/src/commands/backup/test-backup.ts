/** For tests of backups: a shop with products and pictures, and empty shops. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueBuilder, pictureFile, withDatabase } from '@tianguis/testkit';
import { afterAll } from 'vitest';
import { backupCommand } from './backup.ts';
import { restoreCommand } from './restore.ts';

/** Opens the shops. `source` has a product and two pictures. */
export async function openTestBackups() {
  const source = await withDatabase();
  const target = await withDatabase();
  const empty = await withDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'backup-command-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const dataOf = (name: string) => join(folder, name);
  const environments = {
    source: { DATABASE_URL: source.url, DATA_DIR: dataOf('source') },
    target: { DATABASE_URL: target.url, DATA_DIR: dataOf('target') },
    empty: { DATABASE_URL: empty.url, DATA_DIR: dataOf('empty') },
  };

  /** Runs a command in this process. */
  async function shop(at: keyof typeof environments, name: 'backup' | 'restore', ...words: string[]): Promise<string> {
    const lines: string[] = [];
    const command = name === 'backup' ? backupCommand : restoreCommand;
    await command.run(words, { environment: environments[at], say: (line) => lines.push(line) });
    return lines.join('\n');
  }

  /** Runs a shell script. */
  function inShell(
    script: string,
    at: keyof typeof environments = 'source',
  ): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn('sh', ['-c', script], { env: { PATH: process.env.PATH, ...environments[at] } });
    const answer = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      answer.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      answer.err += chunk;
    });
    return new Promise((done) => child.once('close', (code) => done({ ...answer, code })));
  }

  const rows = new CatalogueBuilder(source.db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  const { id } = await rows.product([1], { title: 'Molcajete', description: randomBytes(400_000).toString('base64') });
  await rows.variant(id);
  for (const [key, kind] of [
    ['drawn1', 'demo'],
    ['fetched1', 'fetched'],
  ] as const) {
    await rows.picture(id, { picture_key: key });
    await source.pool.query('update pictures set source = $2 where key = $1', [key, { kind }]);
    const subfolder = join(dataOf('source'), 'pictures', key.slice(0, 2));
    mkdirSync(subfolder, { recursive: true });
    for (const name of [`${key}-original.webp`, `${key}-320.webp`])
      writeFileSync(join(subfolder, name), pictureFile(name));
    writeFileSync(join(subfolder, `${key}-original.webp.0b8c5c3e-unfinished`), 'half');
  }
  return { source, target, empty, folder, environments, shop, inShell };
}
