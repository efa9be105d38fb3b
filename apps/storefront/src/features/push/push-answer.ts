import type { PushKind } from '@tianguis/contract';

/** The page's scripts send and read push subscriptions here. */
export const pushPath = '/resources/avisos';

/** Names of the fields of a subscription. `end` removes the device. */
export const pushFields = { endpoint: 'endpoint', key: 'p256dh', auth: 'auth', kinds: 'tipos', end: 'quitar' } as const;

/** The answer to scripts: the shop's key, the kinds of the device, or the page where the customer signs in. */
export interface PushAnswer {
  key?: string;
  kinds?: readonly PushKind[];
  to?: string;
}
