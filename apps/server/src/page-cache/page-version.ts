/** The version of pages on disk. Pages of another release or of other settings are never read. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder, type Settings } from '../settings/settings.ts';
import { wordFiles } from '../settings/word-files.ts';

/** Folders with source files of the server. */
const sources = ['apps/server/src', 'apps/api/src', 'packages'];
/** Documents and their texts. */
const isDocument = (path: string) => /\.(json|md)$/.test(path);
const isSource = (path: string) => /\.(ts|js|json)$/.test(path) && !/\.test\.ts$|node_modules/.test(path);

/**
 * A hash of everything except the database that pages depend on: the code, the shop's configuration, its documents, and
 * the settings that pages contain.
 * @param storefront folder of the built storefront
 */
export async function readPageVersion(settings: Settings, storefront: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([settings.publicOrigin, settings.cdn ?? null, process.versions.node]));
  for (const file of [settings.shopConfig, ...wordFiles(settings), join(rootFolder, 'package-lock.json')])
    hash.update(await readFile(file));
  const folders = [...sources.map((one) => join(rootFolder, one)), join(storefront, 'build', 'server')];
  for (const folder of [...folders, settings.contentFolder]) {
    const isRead = folder === settings.contentFolder ? isDocument : isSource;
    const paths = (await readdir(folder, { recursive: true })).filter(isRead).sort();
    const texts = await Promise.all(paths.map((path) => readFile(join(folder, path))));
    for (const [at, text] of texts.entries()) hash.update(`\n${paths[at]}\n`).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}
