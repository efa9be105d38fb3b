/**
 * The worker of a shop without a worker (`serviceWorker: false`): it replaces the worker of earlier visits, erases all
 * that the earlier worker kept, and removes itself. It reloads no page.
 */
import { scope } from './scope.ts';

async function remove(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('tianguis-')).map((name) => caches.delete(name)));
  } finally {
    await scope.registration.unregister();
  }
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
