/** The switches of a customer's notifications (RT-20). */
import {
  type NotificationsForm,
  type NotificationsReply,
  notificationChannels,
  notificationKinds,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import type { WhoVisits } from '../sessions/signed-in.ts';
import { readSwitches, type Switch, setSwitches } from './notification-repository.ts';

export interface NotificationService {
  read(accessToken: string | undefined): Promise<NotificationsReply>;
  /** Switches that the form leaves out do not change. */
  change(accessToken: string | undefined, form: NotificationsForm): Promise<NotificationsReply>;
}

export function createNotifications(shop: UnitOfWork, whoVisits: WhoVisits): NotificationService {
  return {
    async read(accessToken) {
      const { account } = await whoVisits(accessToken);
      return { data: await readSwitches(shop.db, account.id) };
    },
    async change(accessToken, form) {
      const { account } = await whoVisits(accessToken);
      const switches = notificationKinds.flatMap((kind) =>
        notificationChannels.flatMap((channel): Switch[] => {
          const isOn = form[kind]?.[channel];
          return isOn === undefined ? [] : [{ kind, channel, isOn }];
        }),
      );
      await setSwitches(shop.db, account.id, switches);
      return { data: await readSwitches(shop.db, account.id) };
    },
  };
}
