/** Files whose name changes with their content: those of builds, and pictures. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from '../../shared/device/kept-caches.ts';
import { prune } from './copies.ts';
import type { RequestEvent } from './scope.ts';

/** The most files of builds, which are some 60 a build, and the most pictures. */
const most = { files: 200, pictures: 150 } as const;

const kept = (count: number): WorkboxPlugin => ({
  // A missing file is a 404, and a picture that is still being made has a placeholder: neither is `immutable`.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '') ? response : null,
  cacheDidUpdate: async ({ cacheName }) => prune(await caches.open(cacheName), count),
});

const strategies = {
  files: new CacheFirst({ cacheName: cacheNames.files, plugins: [kept(most.files)] }),
  pictures: new CacheFirst({ cacheName: cacheNames.pictures, plugins: [kept(most.pictures)] }),
};

/** Answers from the cache, else from the network. Without storage, the network alone answers. */
export async function answerFile(kind: keyof typeof strategies, event: RequestEvent): Promise<Response> {
  try {
    return await strategies[kind].handle({ event: event as never, request: event.request });
  } catch {
    return fetch(event.request);
  }
}
