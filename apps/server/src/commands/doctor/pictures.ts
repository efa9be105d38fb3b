/** Pictures that feeds name: whether they could be had, and are still there. */
import { join } from 'node:path';
import { createPictureStore } from '../../pictures/store.ts';
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
      const gone = rows.flatMap(({ key }) => (store.original(key) === undefined ? [key] : []));
      const all = rows[0]?.all ?? 0;
      const seen = all > rows.length ? `${rows.length.toLocaleString('en')} of ${all.toLocaleString('en')}` : `${all}`;
      return gone.length === 0
        ? ok(rows.length === 0 ? 'None was fetched yet.' : `Looked for ${seen}, and all are there.`)
        : warn(
            `Looked for ${seen}; these are gone: ${of(gone.length, gone.slice(0, 3).join(', '))}.`,
            'See whether DATA_DIR is that of the shop, and bring back its folder "pictures"; else each is fetched again when it is asked for.',
          );
    },
  },
];
