/** Pictures: whether those that feeds name could be had and are still there, and whether files are whole. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPictureStore, isWholePicture } from '../../pictures/store.ts';
import { type Check, type OnDatabase, ok, warn } from './check.ts';
import { limit, none, of } from './none.ts';

/** Of more pictures than these a part is looked at, another one each time: a folder may lie on another machine. */
const sample = 5_000;

export const pictureChecks: readonly Check<OnDatabase>[] = [
  none(
    'Pictures of feeds',
    `select key as id from pictures where fetch_fault is not null and fetch_state = 'failed'`,
    'None has failed.',
    (count, some) =>
      warn(
        `Pictures that could not be fetched: ${of(count, some)}.`,
        'See the addresses in the feed and the allow list.',
      ),
  ),
  {
    name: 'Files of pictures',
    limit,
    async look({ database, settings: { dataDir } }) {
      const { rows } = await database.pool.query<{ key: string; all: number }>(
        `select key, count(*) over () as all from pictures where fetch_state = 'here' order by random() limit ${sample}`,
      );
      const store = createPictureStore(join(dataDir, 'pictures'));
      const gone: string[] = [];
      for (const { key } of rows) if ((await store.original(key)) === undefined) gone.push(key);
      const all = rows[0]?.all ?? 0;
      const seen = all > rows.length ? `${rows.length.toLocaleString('en')} of ${all.toLocaleString('en')}` : `${all}`;
      return gone.length === 0
        ? ok(rows.length === 0 ? 'None was fetched yet.' : `Looked for ${seen}, and all are there.`)
        : warn(
            `Looked for ${seen}; these are gone or not whole: ${of(gone.length, gone.slice(0, 3).join(', '))}.`,
            'See whether DATA_DIR is that of the shop, and bring back its folder "pictures"; else each is fetched again when it is asked for.',
          );
    },
  },
  {
    name: 'Drawn pictures',
    limit,
    async look({ settings: { dataDir } }) {
      const files = await someFiles(join(dataDir, 'pictures'));
      const broken: string[] = [];
      for (const file of files) if (!(await isWholePicture(file))) broken.push(file);
      const seen = files.length.toLocaleString('en');
      return broken.length === 0
        ? ok(files.length === 0 ? 'None was drawn yet.' : `Looked at ${seen}, and all are whole.`)
        : warn(
            `Looked at ${seen}; these are not whole: ${of(broken.length, broken.slice(0, 3).join(', '))}.`,
            'The shop draws each of them again when it is asked for. What nginx or a CDN has kept of them stays: empty its cache of /imagenes/.',
          );
    },
  },
];

/** Up to a sample of the drawn files, from folders in an order of chance. */
async function someFiles(folder: string): Promise<string[]> {
  const folders = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files: string[] = [];
  const places = folders.map((name) => ({ name, chance: Math.random() })).toSorted((a, b) => a.chance - b.chance);
  for (const { name } of places) {
    const here = (await readdir(join(folder, name))).filter((file) => /-\d+\.webp$/.test(file));
    files.push(...here.map((file) => join(folder, name, file)));
    if (files.length >= sample) break;
  }
  return files.slice(0, sample);
}
