/**
 * Which push services get push notifications. The shop sends requests to the address that a browser names. An address
 * outside of this list could make the shop call other computers, or those of its own network.
 */
import { isAllowedHost } from '@tianguis/domain';

/** The services of Chrome and Android, Firefox, Safari, and Edge. */
export const usualPushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Whether the address is an https address of one of the services. A service on this machine may have http. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '' || !isAllowedHost(url, services)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
}
