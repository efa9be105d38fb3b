/** `shop import pictures`: what a worker does every minute, now and with a look at it. */
import { join } from 'node:path';
import { pictureState } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { fetchPictures, tryAgain } from '../pictures/fetch-picture.ts';
import { createMaker } from '../pictures/maker.ts';
import { createPictureStore } from '../pictures/store.ts';
import { createProgress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { pictureLines } from './catalogue-status.ts';
import type { Work } from './command.ts';

const AT_ONCE = 8;

/** @throws Error of one sentence when the configuration is wrong */
export function bringPictures(settings: Settings): Work {
  const { pictures } = loadShopConfig(settings.shopConfig);
  return async ({ database, say }) => {
    const waiting = await tryAgain(database.pool);
    const progress = createProgress('Fetching', process.stderr);
    const maker = createMaker(1);
    const store = createPictureStore(join(settings.dataDir, 'pictures'));
    const hosts = { hosts: pictures?.hosts ?? [], privateAddresses: pictures?.privateAddresses ?? [] };
    try {
      await fetchPictures({
        pool: database.pool,
        store,
        maker,
        hosts,
        origin: settings.publicOrigin,
        concurrency: AT_ONCE,
        onProgress: (done) => progress(done, waiting),
      });
    } finally {
      await maker.stop();
    }
    const lines = pictureLines(await pictureState(database.pool));
    for (const line of lines.length > 0 ? lines : ['No feed has named a picture yet.']) say(line);
  };
}
