/** The version of pages on disk. Pages of another release or of other settings are never read. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { rootFolder, type Settings } from '../settings/settings.ts';
import { wordFiles } from '../settings/word-files.ts';
import { digestFiles } from './file-digest.ts';

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
  const files = [settings.shopConfig, ...wordFiles(settings), join(rootFolder, 'package-lock.json')];
  const folders = [...sources.map((one) => join(rootFolder, one)), join(storefront, 'build', 'server')];
  const digest = await digestFiles(
    [
      ...files.map((path) => ({ path })),
      ...folders.map((path) => ({ path, isPart: isSource })),
      { path: settings.contentFolder, isPart: isDocument },
    ],
    join(settings.dataDir, 'page-version'),
  );
  const text = JSON.stringify([settings.publicOrigin, settings.cdn ?? null, process.versions.node, digest]);
  return hash('sha256', text, 'hex').slice(0, 16);
}
