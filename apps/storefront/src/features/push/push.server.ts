/** Reads and stores the push subscription of a browser, for scripts of pages (issue 41, decision 56). */
import { type PushKind, pushKinds } from '@tianguis/contract';
import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import { callAs } from '../../shared/session/call-as.server.ts';
import { pushFields as fields, type PushAnswer } from './push-answer.ts';

type Context = Readonly<RouterContextProvider>;

const answer = (body: PushAnswer, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
const signIn = () => answer({ to: paths.login }, 401);

/**
 * The key that browsers need to subscribe; 401 for visitors, 404 in a shop without push notifications, or without the
 * service worker, which shows them.
 */
export async function readPushKey(context: Context): Promise<Response> {
  const { api, config } = context.get(shopContext);
  if (config.serviceWorker === false) return answer({}, 404);
  const { account } = api;
  const found = await callAs(context, (bearer) => account.pushKey({ credentials: { bearer } }));
  if (!found) return signIn();
  return found.reply ? answer({ key: found.reply.data.llave }) : answer({}, found.refused.status === 404 ? 404 : 503);
}

/** Adds, renews, changes or removes the device of this form. Without kinds, the device keeps those that it has. */
export async function storePush(context: Context, form: FormData): Promise<Response> {
  const { account } = context.get(shopContext).api;
  const text = (name: string): string => form.get(name)?.toString() ?? '';
  const endpoint = text(fields.endpoint);
  if (form.has(fields.end)) {
    const ended = await callAs(context, (bearer) => account.endPush({ endpoint }, { credentials: { bearer } }));
    return ended?.refused ? answer({}, 503) : answer({});
  }
  const device = { endpoint, p256dh: text(fields.key), auth: text(fields.auth), ...kindsOf(form) };
  const stored = await callAs(context, (bearer) => account.subscribeToPush(device, { credentials: { bearer } }));
  if (!stored) return signIn();
  if (stored.reply) return answer({ kinds: stored.reply.data.tipos });
  const { status } = stored.refused;
  return answer({}, status === 400 || status === 422 ? status : 503);
}

function kindsOf(form: FormData): { tipos?: PushKind[] } {
  if (!form.has(fields.kinds)) return {};
  const wanted = form.get(fields.kinds)?.toString().split(' ') ?? [];
  return { tipos: pushKinds.filter((kind) => wanted.includes(kind)) };
}
