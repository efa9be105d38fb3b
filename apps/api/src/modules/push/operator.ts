/** Push notifications, for the jobs that send and prune them. */
import type { PushKind } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { isPushService, usualPushServices } from './push-services.ts';
import { type PushTarget, pushRepository } from './repository.ts';
import { publicPushKey } from './service.ts';

export type { PushTarget } from './repository.ts';
export { type PushJob, type PushNote, sendPush } from './service.ts';

/** The keys that sign push notifications, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** @param services hosts of push services; default: those of the usual browsers */
export const createPushOperator = (shop: Pick<UnitOfWork, 'db'>, services: readonly string[] = usualPushServices) => ({
  /**
   * Where to send a push notification; undefined if the device does not get this kind, its session has ended, or its
   * push service is not allowed any more.
   */
  async target(device: string, kind: PushKind): Promise<PushTarget | undefined> {
    const target = await pushRepository(shop).target(device, kind);
    return target && isPushService(target.endpoint, services) ? target : undefined;
  },
  async keys(): Promise<PushKeys> {
    const key = await pushRepository(shop).makeSigningKey();
    return { publicKey: publicPushKey(key), privateKey: key.toString('base64url') };
  },
  removeGone: (device: string): Promise<void> => pushRepository(shop).removeGone(device),
  /** Deletes devices whose session has ended. @returns the number of deleted devices */
  prune: (): Promise<number> => pushRepository(shop).prune(),
});
