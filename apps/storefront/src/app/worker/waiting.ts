/**
 * Presses of "Agregar" and of hearts without a connection wait at the device, and are sent once (issue 41, 5). They wait
 * in a cache of the customer who pressed, so they end with the session, as copies do. Each addition to the cart has a
 * key, so one whose answer was lost adds nothing more (RL-06). A heart states the wanted end, so it may be sent twice.
 */
import { readWhole } from '@tianguis/domain';
import { cacheNames } from '../../shared/device/kept-caches.ts';
import { cartPaths } from '../../shared/links/cart-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { wishlistPaths } from '../../shared/links/wishlist-paths.ts';
import { waitedWords as words } from './copy.ts';
import { onlyOwner, readOwner } from './owner.ts';
import { scope } from './scope.ts';

/** The path that answers a script, by the path of the same form without a script. */
export const answerPaths: Readonly<Record<string, string>> = {
  [paths.addToCart]: cartPaths.addAnswer,
  [paths.addToWishlist]: wishlistPaths.heartAnswer,
};

/** A form that a customer sent: the path that answers a script, and the encoded fields. */
export interface Press {
  path: string;
  body: string;
}

/** Name of the browser's task that sends when the connection is back, and of the lock of sending. */
const task = 'espera';
const most = 50;
/** The shop knows keys for a day (`cartLimits.undoHours`). An older press is not sent, since it might count twice. */
const longestMs = 23 * 3_600_000;

const headerNames = { path: 'x-espera-ruta', moment: 'x-espera-momento' } as const;
const entryPath = '/resources/espera/';
const reportPath = `${entryPath}resultado`;

/** The words that say that a press waits. */
export const waitsWords = ({ path, body }: Press): string =>
  path === cartPaths.addAnswer ? words.cart : new URLSearchParams(body).has('quitar') ? words.removed : words.saved;

const nameOf = (owner: string): string => cacheNames.waiting + owner;

/** @returns whether the press waits: nothing waits for a visitor, without storage, or if too many wait */
export async function keepWaiting({ path, body }: Press, owner: string | undefined): Promise<boolean> {
  if (owner === undefined) return false;
  try {
    const cache = await caches.open(nameOf(owner));
    if ((await cache.keys()).length >= most) return false;
    const headers = { [headerNames.path]: path, [headerNames.moment]: String(Date.now()) };
    await cache.put(entryPath + crypto.randomUUID(), new Response(body, { headers }));
    // The customer may have signed out since. This erases the caches of all others.
    if ((await onlyOwner()) !== owner) return false;
  } catch {
    return false;
  }
  await scope.registration.sync?.register(task).catch(() => undefined);
  return true;
}

/** What became of presses that waited. */
interface Report {
  added: number;
  saved: number;
  /** Texts of the shop about what it refused. */
  refused: string[];
}

/**
 * Sends what waits, in its sequence, until the connection fails. Two calls send nothing twice.
 * @returns whether something was sent
 */
export async function sendWaiting(): Promise<boolean> {
  const owner = await onlyOwner();
  if (owner === undefined || !(await caches.has(nameOf(owner)))) return false;
  return navigator.locks.request(task, () => sendAll(owner));
}

async function sendAll(owner: string): Promise<boolean> {
  const cache = await caches.open(nameOf(owner));
  let isSent = false;
  for (const entry of await cache.keys()) {
    const kept = await cache.match(entry);
    if (kept === undefined || new URL(entry.url).pathname === reportPath) continue;
    const press = { path: kept.headers.get(headerNames.path) ?? '', body: await kept.text() };
    const moment = readWhole(kept.headers.get(headerNames.moment), 0, Number.MAX_SAFE_INTEGER) ?? 0;
    const outcome = Date.now() - moment < longestMs ? await send(press, owner) : words.tooOld;
    if (outcome === 'later') break;
    isSent = true;
    await report(cache, press, outcome);
    await cache.delete(entry);
  }
  if ((await cache.keys()).length === 0) await caches.delete(nameOf(owner));
  return isSent;
}

/** @returns 'done', 'later', or the shop's text about the refusal */
async function send({ path, body }: Press, owner: string): Promise<string> {
  if ((await readOwner()) !== owner) return 'later';
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(path, { method: 'POST', body, headers }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || [408, 429].includes(answer.status)) return 'later';
  const result: unknown = await answer.json().catch(() => undefined);
  const { status, message } = (result ?? {}) as { status?: unknown; message?: unknown };
  return answer.ok && status === 'done'
    ? 'done'
    : typeof message === 'string' && message !== ''
      ? message
      : words.refused;
}

async function report(cache: Cache, { path }: Press, outcome: string): Promise<void> {
  const all = await readReport(cache);
  if (outcome !== 'done') all.refused.push(outcome);
  else if (path === cartPaths.addAnswer) all.added += 1;
  else all.saved += 1;
  await cache.put(reportPath, Response.json(all));
}

const readReport = async (cache: Cache): Promise<Report> =>
  (await (await cache.match(reportPath))?.json()) ?? { added: 0, saved: 0, refused: [] };

/** Sends what waits. @returns what became of all that waited, for the page that asks; undefined if nothing has */
export async function takeReport(): Promise<{ text: string; isFault: boolean } | undefined> {
  await sendWaiting();
  const owner = await onlyOwner();
  if (owner === undefined || !(await caches.has(nameOf(owner)))) return undefined;
  return navigator.locks.request(task, async () => {
    const cache = await caches.open(nameOf(owner));
    const { added, saved, refused } = await readReport(cache);
    await cache.delete(reportPath);
    if ((await cache.keys()).length === 0) await caches.delete(nameOf(owner));
    if (added + saved + refused.length === 0) return undefined;
    return { text: words.report(added, saved, refused), isFault: refused.length > 0 };
  });
}

/** Sends in the browser's task. It is repeated by the browser if something still waits. */
export async function sendInTask(): Promise<void> {
  await sendWaiting();
  const owner = await readOwner();
  if (owner === undefined || !(await caches.has(nameOf(owner)))) return;
  const waiting = await (await caches.open(nameOf(owner))).keys();
  if (waiting.some(({ url }) => new URL(url).pathname !== reportPath)) throw new Error('Something waits.');
}
