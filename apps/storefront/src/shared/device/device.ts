import { deviceOf } from '@tianguis/domain';
import { appStart } from './app-start.ts';
import { readItem, storedItems, writeItem } from './stored-item.ts';

/**
 * Stores the kind of device, as its browser reports it (UI-17). No page uses the value; it is for other scripts on the
 * page. Also stores that the shop was opened as an installed app (PW-04): its window is not that of a browser, or the
 * page is the start of the app.
 */
export function noteDevice(): void {
  if (location.search === appStart || matchMedia('(display-mode: standalone)').matches)
    writeItem(storedItems.app, 'true');
  const device = deviceOf(navigator.userAgent);
  if (readItem(storedItems.device) !== device) writeItem(storedItems.device, device);
}
