import { deviceOf } from '@tianguis/domain';
import { readItem, storedItems, writeItem } from './stored-item.ts';

/** Keeps what kind of device this is, as its browser says (UI-17). No page differs by it: what is kept is for other programs on the page. */
export function noteDevice(): void {
  const device = deviceOf(navigator.userAgent);
  if (readItem(storedItems.device) !== device) writeItem(storedItems.device, device);
}
