import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, notificationsForm, notificationsReply } from '@tianguis/contract';
import { neverStored, readErrors, shared, writeErrors } from '../sessions/account-schemas.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { NotificationService } from './notifications.ts';

export const notificationRoutes: FastifyPluginAsyncTypebox<{ notifications: NotificationService }> = async (
  app,
  { notifications },
) => {
  neverStored(app);

  app.get(
    apiPaths.accountNotifications,
    {
      schema: {
        ...shared,
        operationId: 'notifications',
        summary: 'What the customer wants to be told (RT-20)',
        description: 'A switch for each kind and channel. What is about the safety of the account is always told.',
        response: { 200: notificationsReply, ...readErrors },
      },
    },
    (request) => notifications.read(bearerOf(request)),
  );

  app.put(
    apiPaths.accountNotifications,
    {
      schema: {
        ...shared,
        operationId: 'setNotifications',
        summary: 'Turn switches (RT-20)',
        description: 'Those that are left out stay as they are.',
        body: notificationsForm,
        response: { 200: notificationsReply, ...writeErrors },
      },
    },
    (request) => notifications.change(bearerOf(request), request.body),
  );
};
