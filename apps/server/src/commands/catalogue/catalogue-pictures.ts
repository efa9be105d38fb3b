/** `shop import pictures`: fetches pictures at once, as the worker does every minute, and shows the progress. */
import { join } from 'node:path';
import { pictureState } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createProgress } from '../../logging/progress.ts';
import { createDrawingPool } from '../../pictures/drawing/drawing-pool.ts';
import { fetchPictures, retryFailed } from '../../pictures/fetching/fetch-picture.ts';
import { createPictureStore } from '../../pictures/store.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Work } from '../command.ts';
import { pictureLines } from './catalogue-status.ts';

const CONCURRENCY = 8;

/** @throws Error with one sentence if the configuration is wrong */
export function importPictures(settings: Settings): Work {
  const { pictures } = loadShopConfig(settings.shopConfig);
  return async ({ database, say }) => {
    const waiting = await retryFailed(database.pool);
    const progress = createProgress('Fetching', process.stderr);
    const drawing = createDrawingPool(1);
    const store = createPictureStore(join(settings.dataDir, 'pictures'));
    const hosts = { hosts: pictures?.hosts ?? [], privateAddresses: pictures?.privateAddresses ?? [] };
    try {
      await fetchPictures({
        pool: database.pool,
        store,
        drawing,
        hosts,
        origin: settings.publicOrigin,
        concurrency: CONCURRENCY,
        onProgress: (done) => progress(done, waiting),
      });
    } finally {
      await drawing.stop();
    }
    const lines = pictureLines(await pictureState(database.pool));
    for (const line of lines.length > 0 ? lines : ['No feed has named a picture yet.']) say(line);
  };
}
