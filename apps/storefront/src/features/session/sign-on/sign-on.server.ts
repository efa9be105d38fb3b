/** Single sign-on: its start (RT-24) and its return (RT-06). */
import type { CodeRequiredReply, SignOnReply } from '@tianguis/contract';
import { redirect } from 'react-router';
import { enter } from '../../../commerce/sign-in/enter.server.ts';
import { isCallFailure, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed } from '../../../shared/forms/form-results.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { fromBrowser } from '../../../shared/session/from-browser.server.ts';
import { codeCookies, deviceCookie, signOnCookies } from '../../../shared/session/session-names.ts';
import { afterEntry, type Context, destinationsOf, type EntryAnswer } from '../entry-answer.server.ts';
import { allowedTarget } from '../way-back.server.ts';
import { signOnCopy } from './sign-on-copy.ts';

const words = signOnCopy.returned;
/**
 * The longest time that a customer may spend at the provider, and for which a link to an account is stored: ten
 * minutes.
 */
const seconds = 600;

/** Content of the cookie while the browser is at the provider; no script can read it. */
interface Started {
  estado: string;
  nonce: string;
  verificador: string;
  volver: string;
}

/** The name of the single sign-on; undefined if the shop has none. */
export const signOnLabel = (context: Context): string | undefined =>
  context.get(shopContext).accounts.singleSignOn?.label;

/** Whether a proved identity will be linked to the account of the next sign-in. */
export const isLinkWaiting = (context: Context): boolean =>
  context.get(requestContext).cookies.get(signOnCookies.link) !== undefined;

/** RT-24: redirects to the provider. A cookie stores the values to compare at the return. */
export async function startSignOn(context: Context, back: string): Promise<Response> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const headers = { 'cache-control': 'private, no-store' };
  try {
    const { direccion, ...secrets } = await api.accounts.startSignOn();
    const started: Started = { ...secrets, volver: back };
    cookies.set(signOnCookies.started, JSON.stringify(started), { maxAge: seconds });
    return redirect(direccion, { status: 303, headers });
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    const to = `${paths.login}?${new URLSearchParams({ redirect: back, entrada: 'sin-servicio' })}`;
    return redirect(to, { status: 303, headers });
  }
}

/**
 * RT-06: checks the values that the page has read from its URL fragment. Each start allows one return, whatever its
 * result.
 */
export async function finishSignOn(context: Context, request: Request, form: FormData): Promise<EntryAnswer> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const started = readStarted(cookies.get(signOnCookies.started));
  if (started) cookies.delete(signOnCookies.started);
  const read = (name: string) => String(form.get(name) ?? '');
  const nonce = read('nonce');
  if (!started || read('state') !== started.estado || (nonce !== '' && nonce !== started.nonce))
    return refusal(401, words.failed);
  if (read('code') === '') return refusal(401, words.refused);
  const back = allowedTarget(started.volver, destinationsOf(context));
  const device = cookies.get(deviceCookie);
  const iss = read('iss');
  const { reply, refused } = await tried(
    api.accounts.finishSignOn(
      {
        ...{ code: read('code').slice(0, 2000), nonce: started.nonce, verificador: started.verificador },
        ...(iss !== '' && { iss: iss.slice(0, 300) }),
        ...(device && { dispositivo: device.slice(0, 200) }),
      },
      fromBrowser(request),
    ),
  );
  if (refused)
    return refusal(
      refused.status,
      refused.status < 500 || refused.code === 'SIGN_ON_UNAVAILABLE' ? refused.msg : words.failed,
    );
  return (await enterBy(context, reply, back)) ?? refusal(503, words.failed);
}

/**
 * Continues after an outside provider has proved an identity. The next step is a code, a sign-in that links the
 * identity to an account, or a signed-in session.
 * @returns undefined if the session could not be opened
 */
export async function enterBy(
  context: Context,
  reply: SignOnReply | CodeRequiredReply,
  back: string,
): Promise<{ to: string } | undefined> {
  const { cookies } = context.get(requestContext);
  if ('status' in reply) {
    cookies.set(codeCookies.token, reply.token, { maxAge: seconds });
    cookies.set(codeCookies.kind, reply.validateType, { maxAge: seconds });
    cookies.set(codeCookies.user, reply.correo ?? '', { maxAge: seconds });
    return { to: `${accountPaths.code}?${new URLSearchParams({ redirect: back })}` };
  }
  const { token, idCarrito, dispositivo, correo, vinculo } = reply;
  if (vinculo !== undefined) {
    cookies.set(signOnCookies.link, vinculo, { maxAge: seconds });
    return { to: `${paths.login}?${new URLSearchParams({ redirect: back })}` };
  }
  if (!token || !idCarrito || !dispositivo || !correo) return undefined;
  const { refused: unopened } = await tried(enter(context, { token, idCarrito, dispositivo }, correo));
  return unopened ? undefined : afterEntry(context, back);
}

const refusal = (status: number, message: string): EntryAnswer => ({ status, result: failed({}, message) });

function readStarted(text: string | undefined): Started | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<Started> | null;
    const { estado, nonce, verificador, volver } = value ?? {};
    const isWhole = [estado, nonce, verificador, volver].every((one) => typeof one === 'string' && one !== '');
    return isWhole ? (value as Started) : undefined;
  } catch {
    return undefined;
  }
}
