import { deviceOf } from '@tianguis/domain';
import { readItem, storedItems, writeItem } from './stored-item.ts';

/**
 * Stores the kind of device, as its browser reports it (UI-17). No page uses the value; it is for other scripts on the
 * page.
 */
export function noteDevice(): void {
  const device = deviceOf(navigator.userAgent);
  if (readItem(storedItems.device) !== device) writeItem(storedItems.device, device);
}
