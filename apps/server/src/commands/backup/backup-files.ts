/** The pictures in backups: only pictures that cannot be drawn again. */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupFile, filePattern } from '@tianguis/database/backup';
import { makeFolder } from '@tianguis/database/make-folder';
import type pg from 'pg';
import { createPictureStore } from '../../pictures/store.ts';
import { writeAtomically } from '../../write-atomically.ts';

const batch = 1_000;

/**
 * Originals of all pictures without a recipe (`pictures.source`), sorted by key. All widths of a picture can be drawn
 * from its original.
 */
export async function* originalPictures(client: pg.ClientBase, dataDir: string): AsyncGenerator<BackupFile> {
  await client.query(
    `declare original_pictures cursor for
      select key from pictures where source ->> 'kind' is distinct from 'demo' order by key collate "C"`,
  );
  const store = createPictureStore(join(dataDir, 'pictures'));
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${batch} from original_pictures`);
    if (rows.length === 0) return;
    for (const { key } of rows) {
      const file = await store.original(key);
      const handle = file === undefined ? undefined : await open(file).catch(() => undefined);
      // The picture was not fetched yet, or its file is lost. The shop will fetch it again.
      if (file === undefined || !handle) continue;
      const path = relative(dataDir, file).replaceAll(sep, '/');
      // Skip an invalid key, since a restore would refuse it. No part of the shop makes such keys.
      if (filePattern.test(path)) yield { path, read: () => handle.createReadStream() };
      else await handle.close();
    }
  }
}

/** Writes a file below `DATA_DIR` atomically. An existing file of the same name is the same picture. */
export async function restorePicture(dataDir: string, path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = join(dataDir, path);
  makeFolder(dirname(file));
  await writeAtomically(file, (unfinished) => pipeline(bytes, createWriteStream(unfinished)));
}
