/** The storefront's built files, a few megabytes in memory, with the compressed forms that the build made. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createEntity, type Entity } from './entity.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Names of files below this path contain a hash of their content. The content of other files may change. */
const hashedFiles = '/assets/';
const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=3600';

/** Reads all files below `folder`. @returns the files by the path of their URL */
export function readStaticFiles(folder: string): ReadonlyMap<string, Entity> {
  const files = new Map<string, Entity>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith('.br')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    files.set(path, toEntity(file, path));
  }
  return files;
}

function toEntity(file: string, path: string): Entity {
  return fileEntity(path, readFileSync(file), readIfThere(`${file}.br`));
}

/** The entity of a built file, with its brotli form if there is one. @param path of the file's URL */
export function fileEntity(path: string, body: Buffer, brotli?: Buffer): Entity {
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith(hashedFiles) ? immutable : shortLived,
  };
  const entity = createEntity(200, headers, body, { cacheable: true });
  return brotli ? { ...entity, brotli: async () => brotli } : entity;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
