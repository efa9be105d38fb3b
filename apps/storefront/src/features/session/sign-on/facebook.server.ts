/**
 * Sign-in by Facebook: the start, and the return with a code, followed by the call of AP-08. Neither needs a script.
 */
import type { ApiError } from '@tianguis/contract/client';
import { redirect } from 'react-router';
import { isCallFailure, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { fromBrowser } from '../../../shared/session/from-browser.server.ts';
import { deviceCookie, facebookCookies } from '../../../shared/session/session-names.ts';
import { type Context, destinationsOf } from '../entry-answer.server.ts';
import { allowedTarget } from '../way-back.server.ts';
import { enterBy } from './sign-on.server.ts';
import type { Notice } from './sign-on-copy.ts';

/** The longest time that a customer may spend at Facebook. */
const startSeconds = 600;
const yearSeconds = 31_536_000;
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

export const isFacebookOffered = (context: Context): boolean => context.get(shopContext).facebook === true;

const leadTo = (to: string): Response => redirect(to, { status: 303, headers });

/** Redirects to the sign-in page, which shows the result. */
const backToSignIn = (back: string, notice: Notice): Response =>
  leadTo(`${paths.login}?${new URLSearchParams({ redirect: back, entrada: notice })}`);

/** Redirects to Facebook. A cookie stores the values to compare at the return. */
export async function startFacebook(context: Context, back: string): Promise<Response> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  try {
    const { direccion, estado } = await api.accounts.startFacebook();
    cookies.set(facebookCookies.started, JSON.stringify({ estado, volver: back }), { maxAge: startSeconds });
    return leadTo(direccion);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return backToSignIn(back, 'facebook-sin-servicio');
  }
}

/** Finishes a sign-in by Facebook. Each start allows one return, whatever its result. */
export async function finishFacebook(context: Context, request: Request, query: URLSearchParams): Promise<Response> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const started = readStarted(cookies.get(facebookCookies.started));
  cookies.delete(facebookCookies.started);
  const back = allowedTarget(started?.volver ?? null, destinationsOf(context));
  // Without this check, a link could sign its reader in to another person's account.
  if (!started || query.get('state') !== started.estado) return backToSignIn(back, 'facebook-de-nuevo');
  const code = query.get('code') ?? '';
  if (code === '') return backToSignIn(back, 'facebook-cancelado');
  const { reply: person, refused } = await tried(api.accounts.facebookToken(code.slice(0, 2000)));
  if (refused) return backToSignIn(back, noticeOf(refused));
  const { email, access_token, nombre } = person;
  const device = cookies.get(deviceCookie);
  const { reply, refused: rejected } = await tried(
    api.accounts.byFacebook(
      { email, access_token, ...(device && { dispositivo: device.slice(0, 200) }) },
      fromBrowser(request),
    ),
  );
  if (rejected) return backToSignIn(back, noticeOf(rejected));
  const entered = await enterBy(context, reply, back);
  if (!entered) return backToSignIn(back, 'facebook-sin-servicio');
  // ST-03. No script can read this cookie, as it contains a token.
  const data = JSON.stringify({ name: nombre, email, accessToken: access_token });
  if ('code' in reply && reply.code === 11) cookies.set(facebookCookies.data, data, { maxAge: yearSeconds });
  return leadTo(entered.to);
}

/** VA-03, ER-05: the notice that the sign-in page shows. */
function noticeOf({ code, status }: ApiError): Notice {
  if (code === 'ACCOUNT_BLOCKED') return 'bloqueada';
  return status < 500 && status !== 429 ? 'facebook-rechazado' : 'facebook-sin-servicio';
}

function readStarted(text: string | undefined): { estado: string; volver: string } | undefined {
  try {
    const { estado, volver } = JSON.parse(text ?? '') as Record<string, unknown>;
    return typeof estado === 'string' && estado !== '' && typeof volver === 'string' ? { estado, volver } : undefined;
  } catch {
    return undefined;
  }
}
