/** Sign-in by password, and by the code that some accounts need (RT-02, RT-05, ER-05, SS-02). */
import type { CodeRequiredReply } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import { mayBeAccountEmail, typedCode } from '@tianguis/domain';
import { enter } from '../../../commerce/sign-in/enter.server.ts';
import { tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { fromBrowser } from '../../../shared/session/from-browser.server.ts';
import { codeCookies, deviceCookie } from '../../../shared/session/session-names.ts';
import { sessionCopy } from '../copy.ts';
import { afterEntry, type Context, destinationsOf, type EntryAnswer } from '../entry-answer.server.ts';
import { backField, modeField, recoveryMode } from '../fields.ts';
import { allowedTarget } from '../way-back.server.ts';

const words = sessionCopy.answers;
/** Validity of the mailed code (RT-05). */
const codeSeconds = 600;

/** The request of a form, and the URL of its page. */
export interface Asked {
  request: Request;
  url: URL;
}

/** Answers the sign-in form (RT-02). */
export async function signIn(context: Context, asked: Asked, form: FormData): Promise<EntryAnswer> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const values = typedValues(form, ['correo', backField]);
  const usuario = (values.correo ?? '').trim();
  const contrasena = String(form.get('contrasena') ?? '');
  const back = allowedTarget(form.get(backField), destinationsOf(context));
  const missing = {
    ...(usuario === '' && { correo: words.noEmail }),
    ...(usuario !== '' && !mayBeAccountEmail(usuario) && { correo: words.emailFormat }),
    ...(contrasena === '' && { contrasena: words.noPassword }),
  };
  if (Object.keys(missing).length > 0) return { result: invalid(values, missing) };
  const device = cookies.get(deviceCookie);
  const { reply, refused } = await tried(
    api.accounts.signIn(
      { usuario, contrasena: contrasena.slice(0, 1024), ...(device && { dispositivo: device.slice(0, 200) }) },
      fromBrowser(asked.request),
    ),
  );
  if (refused) return refusal(refused, values);
  if ('status' in reply) {
    waitForCode(context, reply, usuario);
    return { to: accountPaths.code + queryOf(asked, back) };
  }
  const { refused: unopened } = await tried(enter(context, reply, usuario));
  return unopened ? refusal(unopened, values) : afterEntry(context, back);
}

/**
 * ER-05: the text of the specification for 401, 403 and any other rejection of the typed values. Other failures, which
 * the typed values did not cause, have another text.
 */
export function refusal(error: ApiError, values: Readonly<Record<string, string>>): EntryAnswer {
  const { status, msg, retryAfter } = error;
  if (status === 401 || status === 403) return { status, result: invalid(values, {}, msg) };
  if (status === 429) return { status, result: failed(values, words.wait(retryAfter ?? 30)) };
  if (status >= 400 && status < 500) return { status, result: invalid(values, {}, words.refused) };
  return { status: 503, result: failed(values, words.failed) };
}

/** SS-02: stores that this browser's sign-in needs a code, however the sign-in started. */
export function waitForCode(context: Context, { token, validateType }: CodeRequiredReply, usuario: string): void {
  const { cookies } = context.get(requestContext);
  cookies.set(codeCookies.token, token, { maxAge: codeSeconds });
  cookies.set(codeCookies.kind, validateType, { maxAge: codeSeconds });
  cookies.set(codeCookies.user, usuario, { maxAge: codeSeconds });
}

/** The sign-in of this browser that needs a code; undefined if there is none. */
export function waitingCode(context: Context): { token: string; kind: string; user: string } | undefined {
  const { cookies } = context.get(requestContext);
  const [token, kind, user] = [codeCookies.token, codeCookies.kind, codeCookies.user].map((name) => cookies.get(name));
  return token && user ? { token, kind: kind ?? '', user } : undefined;
}

/** Answers the code step (RT-05). If no sign-in needs a code, it leads back to the first step. */
export async function confirmCode(context: Context, asked: Asked, form: FormData): Promise<EntryAnswer> {
  const { api } = context.get(shopContext);
  const back = allowedTarget(form.get(backField), destinationsOf(context));
  const waiting = waitingCode(context);
  if (!waiting) return { to: restart(asked, back) };
  const values = typedValues(form, ['codigo', backField, modeField]);
  const isRecovery = values[modeField] === recoveryMode;
  const codigo = typedCode(values.codigo ?? '');
  if (codigo === '') return { result: invalid(values, { codigo: isRecovery ? words.noRecoveryCode : words.noCode }) };
  const { reply, refused } = await tried(
    api.accounts.confirm({ token: waiting.token, codigo: codigo.slice(0, 12) }, fromBrowser(asked.request)),
  );
  if (refused?.status === 401) return { to: restart(asked, back) };
  if (refused?.status === 422 || refused?.status === 400) {
    const said = refused.fields.find(({ name }) => name === 'codigo')?.msg;
    return { result: invalid({ ...values, codigo: '' }, { codigo: said ?? words.wrongCode }) };
  }
  if (refused) return refusal(refused, values);
  const { refused: unopened } = await tried(enter(context, reply, waiting.user));
  return unopened ? refusal(unopened, values) : afterEntry(context, back);
}

/** Mails another code. */
export async function resendCode(context: Context, asked: Asked, form: FormData): Promise<EntryAnswer> {
  const { api } = context.get(shopContext);
  const back = allowedTarget(form.get(backField), destinationsOf(context));
  const values = { [backField]: back };
  const waiting = waitingCode(context);
  if (!waiting) return { to: restart(asked, back) };
  const { reply, refused } = await tried(api.accounts.resendCode(waiting.token));
  if (refused?.status === 401) return { to: restart(asked, back) };
  if (refused) return refusal(refused, values);
  return { result: { status: 'next', values, fieldErrors: {}, message: reply.msg } };
}

/** Parameters that only one page uses, or that are already contained in the path to return to. */
const ofOnePage = ['interaccion', 'entrada', modeField];

/** The query that the next step of the sign-in needs, with the path to return to (RT-05). */
export function queryOf({ url }: Asked, back: string): string {
  const searchParams = new URLSearchParams(url.search);
  for (const name of ofOnePage) searchParams.delete(name);
  searchParams.set('redirect', back);
  return `?${searchParams}`;
}

const restart = (asked: Asked, back: string): string => paths.login + queryOf(asked, back);
