/** Registers the calls of push notifications on devices (issue 41). */
import type { UnitOfWork } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { pushRoutes } from './routes.ts';
import { createPush, type PushOptions } from './service.ts';

/** An empty list of push services turns push notifications off. Then the shop has none of these calls. */
export async function registerPush(app: FastifyInstance, shop: UnitOfWork, options: PushOptions): Promise<void> {
  if (options.services?.length === 0) return;
  await app.register(pushRoutes, { push: createPush(shop, options) });
}
