/** Push notifications in the browser (Push API): whether they are possible, and the subscription of this device. */
import type { PushKind } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { readItem, storedItems, writeItem } from '../../shared/device/stored-item.ts';
import { type PushAnswer, pushFields, pushPath } from './push-answer.ts';

/**
 * `possible`: the customer may be asked. `blocked`: the customer forbade it in the browser. `homeScreen`: Safari on a
 * phone shows push notifications only of pages on the home screen.
 */
export type PushAvailability = 'possible' | 'blocked' | 'homeScreen' | 'unsupported';

export function pushAvailability(): PushAvailability {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Only Safari on phones and tablets has this property.
  if (!isSupported) return 'standalone' in navigator ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Whether this customer allowed push notifications on this device. The sign-out deletes the item. */
export const isPushOn = (): boolean => readItem(storedItems.push) !== null;

/** The service worker starts a moment after the page. In a shop without one, nothing more comes. */
const workerPatience = 8_000;

async function worker(): Promise<ServiceWorkerRegistration> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The page has no service worker.')), workerPatience);
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

/** The shop's key. Safari wants the question right after a press, so the key is fetched before. */
export async function fetchPushKey(): Promise<string | undefined> {
  const response = await fetch(pushPath, { headers: { accept: 'application/json' } });
  return response.ok ? ((await response.json()) as PushAnswer).key : undefined;
}

const today = (): string => dateInMexico(Date.now());

/** @throws Error if the shop did not store it */
async function send(subscription: PushSubscription, more: Record<string, string> = {}): Promise<PushAnswer> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const fields = { [pushFields.endpoint]: endpoint, [pushFields.key]: p256dh, [pushFields.auth]: auth, ...more };
  const response = await fetch(pushPath, { method: 'POST', body: new URLSearchParams(fields) });
  if (!response.ok) throw new Error(`The subscription was answered ${response.status}.`);
  return (await response.json()) as PushAnswer;
}

async function store(subscription: PushSubscription, kinds?: readonly PushKind[]): Promise<readonly PushKind[]> {
  const answer = await send(subscription, kinds && { [pushFields.kinds]: kinds.join(' ') });
  writeItem(storedItems.push, today());
  return answer.kinds ?? [];
}

/** Subscribes with this key. A subscription with an older key of the shop would get nothing. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const existing = await pushManager.getSubscription();
  const used = existing?.options.applicationServerKey;
  if (existing && used && base64url(used) === key) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Asks the customer, and subscribes the device.
 * @returns the kinds that the device is told of; undefined if the customer said no
 * @throws Error if the browser or the shop failed
 */
export async function allowPush(key: string): Promise<readonly PushKind[] | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  return store(await subscribe(key));
}

/** Changes what the device is told of. @throws Error if the shop did not store it */
export async function changePush(kinds: readonly PushKind[]): Promise<void> {
  const subscription = await (await worker()).pushManager.getSubscription();
  if (!subscription) throw new Error('The device has no subscription.');
  await store(subscription, kinds);
}

/** Ends the subscription of the device, in the browser and in the shop. @throws Error if the shop did not store it */
export async function endPush(): Promise<void> {
  const subscription = await (await worker()).pushManager.getSubscription();
  if (subscription) {
    await send(subscription, { [pushFields.end]: '1' });
    await subscription.unsubscribe();
  }
  writeItem(storedItems.push, null);
}

/**
 * Sends the subscription again, since browsers change subscriptions without telling pages.
 * @returns the kinds of the device; undefined if it has no subscription any more
 */
export async function renewPush(): Promise<readonly PushKind[] | undefined> {
  const key = Notification.permission === 'granted' ? await fetchPushKey() : undefined;
  if (key !== undefined) return store(await subscribe(key));
  writeItem(storedItems.push, null);
  return undefined;
}

/** Renews the subscription at the first visit of a day. A failure waits for the next visit. */
export async function renewPushDaily(): Promise<void> {
  if (readItem(storedItems.push) === today() || pushAvailability() !== 'possible') return;
  await renewPush().catch(() => undefined);
}
