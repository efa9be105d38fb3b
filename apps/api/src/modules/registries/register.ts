/** Registers the calls of gift registries (RT-23). */
import type { UnitOfWork } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { createGiftChanges } from './changes/change-gift.ts';
import { createOwnRegistries, type OwnRegistryOptions } from './own-registries.ts';
import { createPublicRegistries } from './public-registries.ts';
import { registryRoutes } from './routes.ts';

/** Wrong codes in an hour, of one visitor. Guests of one house share an address. */
const wrongCodesPerHour = 120;

export async function registerRegistries(
  app: FastifyInstance,
  shop: UnitOfWork,
  { rateLimits, ...options }: OwnRegistryOptions & { rateLimits: RateLimits },
): Promise<void> {
  await app.register(registryRoutes, {
    own: createOwnRegistries(shop, options),
    changes: createGiftChanges(shop, options),
    registries: createPublicRegistries(shop, {
      ...{ ...options, wrongCodes: rateLimits.perHour('registry-codes', wrongCodesPerHour) },
    }),
  });
}
