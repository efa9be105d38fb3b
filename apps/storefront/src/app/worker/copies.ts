/** Keeps copies of pages, finds them and shows them. */
import { readWhole } from '@tianguis/domain';
import { cacheNames } from '../../shared/device/kept-caches.ts';
import { fromWhen } from './copy.ts';
import {
  type Cause,
  filesOf,
  noteScript,
  noteStyle,
  policyWithNote,
  titleOf,
  withNote,
  withoutScripts,
} from './copy-html.ts';
import { isKept, type Kind, keyOf } from './kept-paths.ts';
import { ownCache } from './owner.ts';

/** The most copies, and how long a copy is shown. */
const most = { own: 20, public: 40 } as const;
const keptMs = 30 * 86_400_000;

/** Headers of a copy that are not those of its page. */
const headerNames = { moment: 'x-copia-momento', title: 'x-copia-titulo' } as const;

const cacheOf = (kind: Kind): Promise<Cache | undefined> =>
  kind === 'own' ? ownCache() : caches.open(cacheNames.pages);

/**
 * Keeps the answer, if it may be kept. A page of a customer is kept for the customer who was signed in when it was
 * requested, and only if the same customer still is.
 * @param asked the cache of the customer who requested the page
 */
export async function keep(address: string, answer: Response, kind: Kind, asked?: Cache): Promise<void> {
  if (!isKept(answer, kind)) return;
  const html = await answer.text();
  const cache = kind === 'own' ? asked : await caches.open(cacheNames.pages);
  if (cache === undefined) return;
  const key = keyOf(address);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    [headerNames.moment]: String(Date.parse(answer.headers.get('date') ?? '') || Date.now()),
    [headerNames.title]: encodeURIComponent(titleOf(html)),
  });
  // Deleting first makes this copy the newest.
  await cache.delete(key);
  await cache.put(key, new Response(withoutScripts(html), { headers }));
  // The customer may have signed out since. This erases the caches of all others.
  await ownCache();
  await prune(cache, most[kind]);
  await keepFiles(filesOf(html));
}

/** Deletes the oldest entries beyond `count`. */
export async function prune(cache: Cache, count: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((key) => cache.delete(key)));
}

/** Keeps the style sheet and fonts of a copy. The browser may have them from before the worker was there. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  for (const file of files) if ((await cache.match(file)) === undefined) await cache.add(file);
}

const momentOf = (copy: Response): number =>
  readWhole(copy.headers.get(headerNames.moment), 0, Number.MAX_SAFE_INTEGER) ?? 0;
const isShown = (copy: Response): boolean => Date.now() - momentOf(copy) < keptMs;

/** The kept copy of a page with a note that says so; undefined if there is none. */
export async function findCopy(address: string, kind: Kind, cause: Cause): Promise<Response | undefined> {
  const copy = await (await cacheOf(kind))?.match(keyOf(address));
  if (copy === undefined || !isShown(copy)) return undefined;
  const html = withNote(await copy.text(), cause, fromWhen(momentOf(copy), Date.now()));
  const [style, script] = await Promise.all([noteStyle, noteScript].map(sourceOf));
  const policy = policyWithNote(copy.headers.get('content-security-policy') ?? '', style ?? '', script ?? '');
  const added = `<style>${noteStyle}</style><script>${noteScript}</script></head>`;
  return new Response(html.replace('</head>', added), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });
}

/** The source expression of an inline text in a content security policy. */
export async function sourceOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** A page in the list of the offline page. */
export interface Listed {
  path: string;
  /** As HTML. */
  title: string;
  moment: number;
}

/**
 * The kept copies of a kind, the newest first. Of pages with the same title, such as an order and the same order with a
 * marked product, only the newest is listed.
 */
export async function listCopies(kind: Kind): Promise<Listed[]> {
  const cache = await cacheOf(kind);
  const listed = new Map<string, Listed>();
  for (const { url } of ((await cache?.keys()) ?? []).toReversed()) {
    const copy = await cache?.match(url);
    if (copy === undefined || !isShown(copy)) continue;
    const { pathname, search } = new URL(url);
    const title = decodeURIComponent(copy.headers.get(headerNames.title) ?? '') || pathname;
    if (!listed.has(title)) listed.set(title, { path: pathname + search, title, moment: momentOf(copy) });
  }
  return [...listed.values()];
}
