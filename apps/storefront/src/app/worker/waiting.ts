/**
 * Presses of "Agregar" and of hearts without a connection wait at the device, and are sent once (issue 41, 5). A cache
 * of the customer holds these presses, so they end with the session, as copies do. Each addition to the cart has a key,
 * so a lost answer adds nothing more (RL-06). A heart states the wanted end, so sending a heart twice changes nothing.
 */
import { readWhole } from '@tianguis/domain';
import { cacheNames } from '../../shared/device/kept-caches.ts';
import type { Waited } from '../../shared/device/waited-message.ts';
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
/** A request without an answer by then is sent later, so that a bad line does not hold up the page that waits. */
const mostMs = 10_000;

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

/** Numbers of presses. */
interface Sent {
  sent: number;
  left: number;
}

/** Sends what waits, in its sequence, until the connection fails. Two calls send nothing twice. */
export async function sendWaiting(): Promise<Sent> {
  const owner = await onlyOwner();
  if (owner === undefined || !(await caches.has(nameOf(owner)))) return { sent: 0, left: 0 };
  return navigator.locks.request(task, () => sendAll(owner));
}

/** The empty cache remains: deleting the cache might delete a press that was stored at the same time. */
async function sendAll(owner: string): Promise<Sent> {
  const cache = await caches.open(nameOf(owner));
  const entries = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== reportPath);
  let sent = 0;
  for (const entry of entries) {
    const kept = await cache.match(entry);
    if (kept === undefined) continue;
    const press = { path: kept.headers.get(headerNames.path) ?? '', body: await kept.text() };
    const moment = readWhole(kept.headers.get(headerNames.moment), 0, Number.MAX_SAFE_INTEGER) ?? 0;
    const outcome = Date.now() - moment < longestMs ? await send(press, owner) : words.tooOld;
    if (outcome === 'later') break;
    sent++;
    await report(cache, press, outcome);
    await cache.delete(entry);
  }
  return { sent, left: entries.length - sent };
}

/** @returns 'done', 'later', or the shop's text about the refusal */
async function send({ path, body }: Press, owner: string): Promise<string> {
  if ((await readOwner()) !== owner) return 'later';
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const signal = AbortSignal.timeout(mostMs);
  const answer = await fetch(path, { method: 'POST', body, headers, signal }).catch(() => undefined);
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
export async function takeReport(): Promise<Waited | undefined> {
  await sendWaiting();
  const owner = await onlyOwner();
  if (owner === undefined || !(await caches.has(nameOf(owner)))) return undefined;
  return navigator.locks.request(task, async () => {
    const cache = await caches.open(nameOf(owner));
    const { added, saved, refused } = await readReport(cache);
    if (added + saved + refused.length === 0) return undefined;
    await cache.delete(reportPath);
    return { text: words.report(added, saved, refused), isFault: refused.length > 0 };
  });
}

/** Sends in the browser's task. The browser repeats a task that throws. @throws Error if something still waits */
export async function sendInTask(): Promise<void> {
  const { left } = await sendWaiting();
  if (left > 0) throw new Error('Something waits.');
}
