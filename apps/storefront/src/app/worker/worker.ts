/**
 * The service worker (PW-02): pages that were seen can be read without a connection, and push notifications are shown.
 * It contains no list of files of its build, so it works with pages of every build, and a deploy changes it only if its
 * own code changes.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { wishlistPaths } from '../../shared/links/wishlist-paths.ts';
import { sessionCookies } from '../../shared/session/session-names.ts';
import { answerFile } from './files.ts';
import { answerData, answerForm, answerNavigation, keepOpenPages } from './navigations.ts';
import { ownCache } from './owner.ts';
import { answerPress, answerPressedForm, answerSaved, listenToWaiting } from './presses.ts';
import { listenToPush } from './push.ts';
import { type RequestEvent, scope, type WorkEvent } from './scope.ts';
import { answerPaths } from './waiting.ts';

const asked = (event: unknown): RequestEvent => event as RequestEvent;

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event }) => answerNavigation(asked(event)),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !navigator.onLine && Object.hasOwn(answerPaths, url.pathname),
  ({ event }) => answerPressedForm(asked(event)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && Object.values(answerPaths).includes(url.pathname),
  ({ event }) => answerPress(asked(event)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === wishlistPaths.saved,
  ({ event }) => answerSaved(asked(event)),
);
// Forms go to the network past the worker, unless the device knows of no network.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !navigator.onLine,
  ({ event }) => answerForm(asked(event)),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'),
  ({ event }) => answerData(asked(event)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ event }) => answerFile('files', asked(event)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/imagenes/'),
  ({ event }) => answerFile('pictures', asked(event)),
);

listenToPush();
listenToWaiting();
enablePreload();
clientsClaim();
// The worker needs no files of its build, so it can serve the pages of an earlier worker at once.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', () => {
  void keepOpenPages().catch(() => undefined);
  void scope.registration.cookies?.subscribe([{ name: sessionCookies.profile }]).catch(() => undefined);
});
// Erases a customer's pages when the session ends, whether or not a page of the shop is open.
scope.addEventListener('cookiechange', (event: WorkEvent) => event.waitUntil(ownCache().catch(() => undefined)));
