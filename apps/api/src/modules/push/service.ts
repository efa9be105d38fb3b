/**
 * Push notifications on the devices of customers by Web Push (issue 41, decision 56). A customer allows them on a
 * device, by kind. Services write a push notification in their unit of work, and a job sends it to each device.
 */
import { createECDH } from 'node:crypto';
import type {
  DoneReply,
  PushKeyReply,
  PushKind,
  PushSubscriptionEnd,
  PushSubscriptionForm,
  PushSubscriptionReply,
} from '@tianguis/contract';
import type { JobKind, Unit, UnitOfWork } from '@tianguis/database';
import { wrongField } from '../../failure.ts';
import { isPushService, usualPushServices } from './push-services.ts';
import { pushRepository } from './repository.ts';

export { hasDeviceFor } from './repository.ts';

/** What a device shows. Locked screens show it, so it has no amounts. */
export interface PushNote {
  title: string;
  text: string;
  /** Path of the page that a press opens. */
  path: string;
  /** A later push notification of the same topic replaces this one: letters, digits and hyphens, at most 32. */
  topic: string;
}

export interface PushJob {
  /** Id of the device. */
  device: string;
  kind: PushKind;
  note: PushNote;
}

/** The job that sends one push notification to one device. */
export const sendPush: JobKind<PushJob> = { name: 'send-push' };

/** Devices of a customer at most; the oldest is dropped. */
const mostDevices = 10;

export interface Push {
  /** @throws Failure of the callers */
  key(accessToken: string | undefined): Promise<PushKeyReply>;
  /**
   * Adds or renews a device, for the customer and the session of the call.
   * @throws Failure of the callers; VALIDATION_FAILED for an address of a push service that is not allowed
   */
  subscribe(accessToken: string | undefined, form: PushSubscriptionForm): Promise<PushSubscriptionReply>;
  /** Removes a device. Does nothing if the customer has no such device. */
  end(accessToken: string | undefined, form: PushSubscriptionEnd): Promise<DoneReply>;
}

export interface PushOptions {
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: { id: string }; session: { id: string } }> };
  /** Hosts of push services; default: those of the usual browsers. */
  services?: readonly string[] | undefined;
}

/** The public key of a private key on the curve P-256, base64url. */
export function publicPushKey(key: Buffer): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return pair.getPublicKey('base64url');
}

export function createPush(shop: UnitOfWork, { callers, services = usualPushServices }: PushOptions): Push {
  return {
    async key(accessToken) {
      await callers.whoCalls(accessToken);
      return { data: { llave: publicPushKey(await pushRepository(shop).makeSigningKey()) } };
    },

    async subscribe(accessToken, { endpoint, p256dh, auth, tipos }) {
      const { account, session } = await callers.whoCalls(accessToken);
      if (!isPushService(endpoint, services))
        throw wrongField('endpoint', 'Tu navegador usa un servicio de avisos que no conocemos.');
      return shop.withTransaction(async (unit) => {
        const devices = pushRepository(unit);
        const saved = { endpoint, p256dh, auth, kinds: tipos, customer: account.id, session: session.id };
        const kinds = (await devices.save(saved)) as PushKind[];
        await devices.keepNewest(account.id, mostDevices);
        return { data: { tipos: kinds } };
      });
    },

    async end(accessToken, { endpoint }) {
      const { account } = await callers.whoCalls(accessToken);
      await pushRepository(shop).remove(account.id, endpoint);
      return { msg: 'Listo: este dispositivo ya no recibe avisos.' };
    },
  };
}

/**
 * Writes a push notification for all devices of a customer that get this kind. The job sends the push notification only
 * if the unit commits.
 * @returns the number of devices
 */
export async function writePush(unit: Unit, customer: string, kind: PushKind, note: PushNote): Promise<number> {
  const devices = await pushRepository(unit).ofCustomer(customer, kind);
  for (const device of devices) unit.enqueue(sendPush, { device, kind, note });
  return devices.length;
}

/** Whether the customer has a device for one of these kinds. */
export const hasPush = (on: Pick<UnitOfWork, 'db'>, customer: string, kinds: readonly PushKind[]): Promise<boolean> =>
  pushRepository(on).hasDevice(customer, kinds);

/** A sentence for a locked screen: the sentence itself, or another one if it has an amount of money. */
export const withoutAmounts = (sentence: string, otherwise: string): string =>
  sentence.includes('$') ? otherwise : sentence;
