/** Jobs for imported feeds: fetching pictures, and switching offers on and off. */
import { join } from 'node:path';
import { fetchPictures as fetchKind, switchOffers } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import type { Job } from '../../jobs/job.ts';
import { createDrawingPool } from '../drawing/drawing-pool.ts';
import { createPictureStore } from '../store.ts';
import { fetchPictures } from './fetch-picture.ts';

const CONCURRENCY = 4;

/**
 * Fetches pictures until none is due, or until the time limit. Runs after an import with pictures, and every minute.
 * Only one worker runs it at a time.
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
    const drawing = createDrawingPool(1);
    try {
      const done = await fetchPictures({
        pool: database.pool,
        store: createPictureStore(join(settings.dataDir, 'pictures')),
        drawing,
        hosts: { hosts: pictures?.hosts ?? [], privateAddresses: pictures?.privateAddresses ?? [] },
        origin: settings.publicOrigin,
        concurrency: CONCURRENCY,
        signal,
      });
      log.info(done, 'pictures fetched');
    } finally {
      await drawing.stop();
    }
  },
};

/** Begins and ends offers at their dates. */
export const switchOffersJob: Job = {
  name: 'switch-offers',
  options: { schedule: '* * * * *', retries: 0 },
  async handle(_data, { database, log }) {
    const changed = await switchOffers(database.pool);
    if (changed > 0) log.info({ variants: changed }, 'offers have begun or ended');
  },
};
