/** Checks of pictures: whether pictures of feeds were fetched, and whether files exist and are intact. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPictureStore, isIntactPicture } from '../../../pictures/store.ts';
import { type Check, type DatabaseContext, ok, warn } from '../check.ts';
import { examplesOf, expectNone, limit } from '../expect-none.ts';

/** The most pictures that are checked. They are a random sample, since the folder may be on another machine. */
const sample = 5_000;

export const pictureChecks: readonly Check<DatabaseContext>[] = [
  expectNone(
    'Pictures of feeds',
    `select key as id from pictures where fetch_fault is not null and fetch_state = 'failed'`,
    'None has failed.',
    (count, some) =>
      warn(
        `Pictures that could not be fetched: ${examplesOf(count, some)}.`,
        'See the addresses in the feed and the allow list.',
      ),
  ),
  {
    name: 'Files of pictures',
    limit,
    async run({ database, settings: { dataDir } }) {
      const { rows } = await database.pool.query<{ key: string; all: number }>(
        `select key, count(*) over () as all from pictures where fetch_state = 'here' order by random() limit ${sample}`,
      );
      const store = createPictureStore(join(dataDir, 'pictures'));
      const gone: string[] = [];
      for (const { key } of rows) if ((await store.original(key)) === undefined) gone.push(key);
      const all = rows[0]?.all ?? 0;
      const seen = all > rows.length ? `${rows.length.toLocaleString('en')} of ${all.toLocaleString('en')}` : `${all}`;
      return gone.length === 0
        ? ok(rows.length === 0 ? 'None was fetched yet.' : `Checked ${seen}, and all are intact.`)
        : warn(
            `Checked ${seen}; these are missing or damaged: ${examplesOf(gone.length, gone.slice(0, 3).join(', '))}.`,
            'See whether DATA_DIR is that of the shop, and restore its folder "pictures"; otherwise each is fetched again when it is requested.',
          );
    },
  },
  {
    name: 'Drawn pictures',
    limit,
    async run({ settings: { dataDir } }) {
      const files = await someFiles(join(dataDir, 'pictures'));
      const broken: string[] = [];
      for (const file of files) if (!(await isIntactPicture(file))) broken.push(file);
      const seen = files.length.toLocaleString('en');
      return broken.length === 0
        ? ok(files.length === 0 ? 'None was drawn yet.' : `Checked ${seen}, and all are intact.`)
        : warn(
            `Checked ${seen}; these are damaged: ${examplesOf(broken.length, broken.slice(0, 3).join(', '))}.`,
            'The shop draws each of them again when it is requested. If nginx or a CDN has cached them, purge its cache of /imagenes/.',
          );
    },
  },
];

/** A random sample of the drawn files. */
async function someFiles(folder: string): Promise<string[]> {
  const folders = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files: string[] = [];
  const shuffled = folders.map((name) => ({ name, chance: Math.random() })).toSorted((a, b) => a.chance - b.chance);
  for (const { name } of shuffled) {
    const drawn = (await readdir(join(folder, name))).filter((file) => /-\d+\.webp$/.test(file));
    files.push(...drawn.map((file) => join(folder, name, file)));
    if (files.length >= sample) break;
  }
  return files.slice(0, sample);
}
