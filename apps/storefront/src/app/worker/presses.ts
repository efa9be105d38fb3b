/** Answers "Agregar" and hearts: from the network, and without it by letting the press wait (`waiting.ts`). */
import { waitedMessage } from '../../shared/device/waited-message.ts';
import { wishlistPaths } from '../../shared/links/wishlist-paths.ts';
import { words } from './copy.ts';
import { offlinePage } from './offline-page.ts';
import { onlyOwner } from './owner.ts';
import { type PageMessageEvent, type RequestEvent, scope } from './scope.ts';
import { answerPaths, keepWaiting, sendInTask, sendWaiting, takeReport, waitsWords } from './waiting.ts';

/** The customer who presses. Without storage nobody is known. */
const readPresser = (): Promise<string | undefined> => onlyOwner().catch(() => undefined);

/** A press of a page with scripts, which shows the message of the answer. */
export async function answerPress({ request }: RequestEvent): Promise<Response> {
  const [asked, presser] = [request.clone(), readPresser()];
  const path = new URL(request.url).pathname;
  // A later heart must not arrive before an earlier one that waits.
  if (path === wishlistPaths.heartAnswer) await sendWaiting().catch(() => undefined);
  try {
    return await fetch(request);
  } catch (error) {
    // A page that gave up has already said that nothing was done.
    if (request.signal.aborted) throw error;
    const press = { path, body: await asked.text() };
    if (!(await keepWaiting(press, await presser))) throw error;
    return Response.json({ status: 'done', values: {}, fieldErrors: {}, message: waitsWords(press) });
  }
}

/**
 * A press of a copy, which has no scripts, while the device knows of no network. It gets its key before it is sent,
 * since the device may still reach a shop that runs on it.
 */
export async function answerPressedForm({ request }: RequestEvent): Promise<Response> {
  const presser = await readPresser();
  const { pathname } = new URL(request.url);
  const body = new URLSearchParams(await request.text());
  body.set('clave', crypto.randomUUID());
  const accept = request.headers.get('accept') ?? '*/*';
  try {
    return await fetch(pathname, {
      ...{ method: 'POST', body, headers: { accept }, redirect: 'manual', referrer: request.referrer },
    });
  } catch {
    const press = { path: answerPaths[pathname] ?? '', body: String(body) };
    return offlinePage((await keepWaiting(press, presser)) ? waitsWords(press) : words.offline.sent);
  }
}

/** The list of saved products, after what waits, since the list fills the hearts. */
export async function answerSaved({ request }: RequestEvent): Promise<Response> {
  await sendWaiting().catch(() => undefined);
  return fetch(request);
}

export function listenToWaiting(): void {
  scope.addEventListener('sync', (event) => event.waitUntil(sendInTask()));
  // A page asks when it opens, and when the connection is back.
  scope.addEventListener('message', (event: PageMessageEvent) => {
    if (event.data === waitedMessage) event.waitUntil(tell(event).catch(() => undefined));
  });
}

async function tell({ source }: PageMessageEvent): Promise<void> {
  const report = await takeReport();
  if (report) source?.postMessage({ [waitedMessage]: report });
}
