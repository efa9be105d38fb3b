/** All routes of the account's pages. */
import type { FastifyPluginAsync } from 'fastify';
import type { AccountPages } from './account-pages.ts';
import { confirmationRoutes } from './confirmation/confirmation-routes.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { notificationRoutes } from './profile/notification-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { sessionsRoutes } from './sessions/sessions-routes.ts';

export const accountPageRoutes: FastifyPluginAsync<{ pages: AccountPages }> = async (app, { pages }) => {
  await app.register(confirmationRoutes, pages);
  await app.register(profileRoutes, pages);
  await app.register(sessionsRoutes, pages);
  await app.register(notificationRoutes, pages);
  await app.register(privacyRoutes, pages);
};
