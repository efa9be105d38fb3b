/** The jobs that a feed leaves behind: fetching its pictures, and beginning and ending its offers. */
import { join } from 'node:path';
import { fetchPictures as fetchKind, switchOffers } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import type { Job } from '../jobs/job.ts';
import { fetchPictures } from './fetch-picture.ts';
import { createMaker } from './maker.ts';
import { createPictureStore } from './store.ts';

const AT_ONCE = 4;

/**
 * Comes when an import leaves pictures, and every minute; while there is work one worker is at it, as long as its time
 * lasts.
 */
export const fetchPicturesJob: Job = {
  name: fetchKind.name,
  options: { schedule: '* * * * *', timeLimit: 3_600, retries: 0, key: () => 'all' },
  async handle(_data, { database, settings, log, signal }) {
    const { rows } = await database.pool.query(
      `select from pictures where fetch_state = 'waiting' and fetch_at <= now() limit 1`,
    );
    if (rows.length === 0) return;
    const { pictures } = loadShopConfig(settings.shopConfig);
    const maker = createMaker(1);
    try {
      const done = await fetchPictures({
        pool: database.pool,
        store: createPictureStore(join(settings.dataDir, 'pictures')),
        maker,
        hosts: { hosts: pictures?.hosts ?? [], privateAddresses: pictures?.privateAddresses ?? [] },
        origin: settings.publicOrigin,
        concurrency: AT_ONCE,
        signal,
      });
      log.info(done, 'pictures fetched');
    } finally {
      await maker.stop();
    }
  },
};

/** Prices with dates. */
export const switchOffersJob: Job = {
  name: 'switch-offers',
  options: { schedule: '* * * * *', retries: 0 },
  async handle(_data, { database, log }) {
    const changed = await switchOffers(database.pool);
    if (changed > 0) log.info({ variants: changed }, 'offers have begun or ended');
  },
};
