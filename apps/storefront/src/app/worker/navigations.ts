/** Answers requests for pages: from the network, and without it by the kept copy or by the offline page. */
import { paths } from '../../shared/links/paths.ts';
import { findCopy, keep } from './copies.ts';
import { words } from './copy.ts';
import { type Kind, keyOf, kindOf, pageOfData } from './kept-paths.ts';
import { offlinePage } from './offline-page.ts';
import { ownCache } from './owner.ts';
import { type RequestEvent, scope } from './scope.ts';
import { sendWaiting } from './waiting.ts';

/** A page that has not begun to arrive by then is slow, and its copy is shown instead. */
const slowMs = 6_000;
/** Delay of the copy of a page that a tab has shown without loading a document, so that it slows nothing. */
const restMs = 2_000;

/** A page that the browser loads as a document. The network comes first. */
export async function answerNavigation(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const kind = kindOf(new URL(request.url).pathname);
  const asked = quietly(ownCache());
  event.waitUntil(asked);
  const fresh = load(event);
  if (kind === undefined) return fresh.catch(() => offlinePage());
  event.waitUntil(quietly(fresh.then(async (answer) => keep(request.url, answer.clone(), kind, await asked))));
  const first = await Promise.race([fresh.catch(() => 'offline' as const), slowness()]);
  if (first instanceof Response) return first;
  const copy = await quietly(findCopy(request.url, kind, first));
  return copy ?? fresh.catch(() => offlinePage());
}

/** What waits for a connection is sent before the cart is read. The browser may have requested the cart already. */
async function load({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const waiting = isCart(request.url) ? await quietly(sendWaiting()) : undefined;
  return (!waiting?.sent && (await preloadResponse)) || fetch(request);
}

const isCart = (address: string): boolean => new URL(address).pathname.startsWith(paths.cart);

const slowness = () => new Promise<'slow'>((resolve) => setTimeout(resolve, slowMs, 'slow'));

/** Undefined if the promise rejects. Without storage, pages work as without the worker. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** A form that is sent while the device knows of no network. It is never stored and never repeated. */
export const answerForm = ({ request }: RequestEvent): Promise<Response> =>
  // A device without a network may still reach a shop that runs on it.
  fetch(request).catch(() => offlinePage(words.offline.sent));

/**
 * The data of a page that a tab shows without loading a document. Without a connection, the tab loads the document,
 * which is the kept copy or the offline page. Data of the page that the tab already shows cause no loading, since
 * somebody may be typing there.
 */
export async function answerData(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const page = pageOfData(request.url) ?? request.url;
  const isNext = request.mode === 'cors' && keyOf(request.referrer || page) !== keyOf(page);
  if (isCart(page)) await quietly(sendWaiting());
  try {
    const answer = await fetch(request);
    const kind = kindOf(new URL(page).pathname);
    if (isNext && kind !== undefined && answer.status === 200) event.waitUntil(quietly(keepShown(page, kind)));
    return answer;
  } catch (error) {
    if (isNext) await quietly(leadTo(event.clientId, page));
    throw error;
  }
}

async function leadTo(client: string, page: string): Promise<void> {
  await (await scope.clients.get(client))?.navigate(page);
}

/** Keeps a page that a tab shows without having loaded its document. Devices that save data do without. */
async function keepShown(page: string, kind: Kind): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const asked = await ownCache();
  if (kind === 'own' && asked === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await keep(page, await fetch(page, { headers: { accept: 'text/html' } }), kind, asked);
}

/** Keeps the pages of the tabs that were open before the worker was there. */
export async function keepOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll()) {
    const kind = kindOf(new URL(url).pathname);
    if (kind !== undefined) await quietly(keepShown(url, kind));
  }
}
