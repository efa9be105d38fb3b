/** Pictures that cannot be drawn again, on their way into a backup and out of it. */
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupFile, filePattern } from '@tianguis/database/backup';
import { makeFolder } from '@tianguis/database/make-folder';
import type pg from 'pg';
import { createPictureStore } from '../pictures/store.ts';
import { writeBeside } from '../write-beside.ts';

const batch = 1_000;

/** The originals of every picture that is not drawn from a recipe (`pictures.source`), in the order of keys; other widths are made of them. */
export async function* keptPictures(client: pg.ClientBase, dataDir: string): AsyncGenerator<BackupFile> {
  await client.query(
    `declare kept_pictures cursor for
      select key from pictures where source ->> 'kind' is distinct from 'demo' order by key collate "C"`,
  );
  const store = createPictureStore(join(dataDir, 'pictures'));
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${batch} from kept_pictures`);
    if (rows.length === 0) return;
    for (const { key } of rows) {
      const file = await store.original(key);
      const handle = file === undefined ? undefined : await open(file).catch(() => undefined);
      // Not fetched yet, or gone: it can be had again, or never could.
      if (file === undefined || !handle) continue;
      const path = relative(dataDir, file).replaceAll(sep, '/');
      // A key that no part of the shop gives; a restore would refuse it.
      if (filePattern.test(path)) yield { path, read: () => handle.createReadStream() };
      else await handle.close();
    }
  }
}

/** Puts a file below `DATA_DIR`. Beside its place first, so that nobody meets half a picture; one of the same name is the same picture. */
export async function putPicture(dataDir: string, path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = join(dataDir, path);
  makeFolder(dirname(file));
  await writeBeside(file, (unfinished) => pipeline(bytes, createWriteStream(unfinished)));
}
