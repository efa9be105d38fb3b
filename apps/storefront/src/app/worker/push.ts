/** Shows push notifications, and opens their pages (issue 41, decision 56). */
import { type PressEvent, type PushEvent, scope } from './scope.ts';

interface Note {
  title: string;
  text: string;
  path: string;
  topic: string;
}

/** Browsers demand that each push shows something, so an unreadable one shows that there is news. */
const unreadable: Note = { title: 'Hay novedades para ti', text: '', path: '/mi-cuenta/', topic: 'novedades' };

const isText = (value: unknown): value is string => typeof value === 'string';

function readNote(data: PushEvent['data']): Note {
  try {
    const { title, text, path, topic } = (data?.json() ?? {}) as Partial<Note>;
    return isText(title) && isText(text) && isText(path) && isText(topic) ? { title, text, path, topic } : unreadable;
  } catch {
    return unreadable;
  }
}

/** Shows a push. A later one of the same topic replaces an earlier one, and is announced again. */
async function show(data: PushEvent['data']): Promise<void> {
  const { title, text, path, topic } = readNote(data);
  await scope.registration.showNotification(title, {
    ...{ body: text, tag: topic, renotify: true, lang: 'es-MX', data: { path } },
    ...{ icon: '/iconos/icon-192.png', badge: '/iconos/monochrome-512.png' },
  });
}

/** Opens a page of the shop, in a tab that shows this page if there is one. */
async function open(path: unknown): Promise<void> {
  const { origin } = scope.location;
  const url = new URL(isText(path) ? path : '/', origin);
  if (url.origin !== origin) return;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url.href);
  await (tab ? tab.focus() : scope.clients.openWindow(url.href));
}

export function listenToPush(): void {
  scope.addEventListener('push', (event: PushEvent) => event.waitUntil(show(event.data)));
  scope.addEventListener('notificationclick', (event: PressEvent) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.path));
  });
}
