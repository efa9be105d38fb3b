/** Jobs of gift registries (RT-23). */
import { tellRegistryOwners } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/** Mails owners about gifts that were paid. The log never contains recipients or goods. */
export const tellRegistryOwnersJob: Job = {
  name: 'tell-registry-owners',
  options: { schedule: '3-59/5 * * * *', retries: 2, timeLimit: 300, key: () => 'all' },
  async handle(_data, { database, settings, log, outbox, signal }) {
    const letterShop = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const mails = await tellRegistryOwners(createUnitOfWork(database.db, outbox), letterShop, { signal });
    if (mails > 0) log.info({ mails }, 'owners of registries are mailed about gifts');
  },
};
