/** Recovers a password (RT-04): the token of the mailed link, the steps of the page, and its forms. */
import type { NewPasswordReply } from '@tianguis/contract';
import { mayBeAccountEmail, recoveryMinutes } from '@tianguis/domain';
import { type RouterContextProvider, redirect } from 'react-router';
import { enter } from '../../commerce/sign-in/enter.server.ts';
import { answered, isCallFailure, submitted, tried } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { done, failed, invalid, refused, typedValues } from '../../shared/forms/form-results.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { type Cookies, requestContext } from '../../shared/request/request-scope.ts';
import { fromBrowser } from '../../shared/session/from-browser.server.ts';
import { deviceCookie } from '../../shared/session/session-names.ts';
import { recoveryCopy as copy } from './copy.ts';
import { nextField } from './next-field.ts';

/** Cookie with the token of the link that this browser opened. No script can read it. */
const tokenCookie = 'recuperacion';
/**
 * Cookie that lasts some minutes after a password was changed here, with the result. Other browsers do not see that
 * page.
 */
const changedCookie = 'recuperada';
const signedIn = 'dentro';
/** Ends the value of the cookie if the recovery removed passkeys or an app. */
const reducedEnd = '-menos';
const changedSeconds = 600;

/** URLs of the page's states, so that a reload shows the same state. */
const deadAddress = `${accountPaths.recovery}?vencido=1`;
const changedAddress = `${accountPaths.recovery}?lista=1`;

type Context = Readonly<RouterContextProvider>;

export type RecoveryStep =
  | { step: 'ask' | 'dead' }
  | { step: 'choose'; email: string }
  | { step: 'changed'; isSignedIn: boolean; isReduced: boolean };

/** A page that a mailed link opens, and the cookie that has the link's token. */
export interface LinkPage {
  path: string;
  cookie: string;
  /** URL for a text that is no token. */
  dead: string;
}
const passwordPage: LinkPage = { path: accountPaths.recovery, cookie: tokenCookie, dead: deadAddress };

/**
 * Moves the token of a mailed link from the URL into a cookie, and redirects to the clean URL. So neither the history
 * nor the referrer of scripts, links and pictures contains the token. Opening a link does not use the token up, since
 * programs that check mails open links.
 * @returns undefined for a URL without a token
 */
export function takeToken(url: URL, cookies: Cookies, page = passwordPage): Response | undefined {
  const token = url.searchParams.get('token');
  if (token === null) return undefined;
  if (!isToken(token)) return redirect(page.dead, 303);
  cookies.set(page.cookie, token, { maxAge: recoveryMinutes * 60 });
  return redirect(page.path, 303);
}

export const isToken = (text: string): boolean => /^[\w.-]{20,200}$/.test(text);

/**
 * Sets the headers of every reply of the page. A redirect from a URL with a token sends no referrer. The page itself
 * sends a referrer within the shop. With `no-referrer`, browsers would submit the page's forms without the origin, and
 * the shop would refuse the forms.
 */
export function setPrivateHeaders(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store');
  const isRedirect = response.status >= 300 && response.status < 400;
  response.headers.set('referrer-policy', isRedirect ? 'no-referrer' : 'same-origin');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/** Reads the page's step. The token of a dead link is deleted. Other failures throw as in {@link answered}. */
export async function readStep(context: Context, url: URL): Promise<RecoveryStep> {
  const { cookies } = context.get(requestContext);
  const asked = url.searchParams;
  if (asked.has('lista')) {
    const how = cookies.get(changedCookie);
    if (how === undefined) return { step: 'ask' };
    return { step: 'changed', isSignedIn: how.startsWith(signedIn), isReduced: how.endsWith(reducedEnd) };
  }
  if (asked.has('vencido')) return { step: 'dead' };
  const token = cookies.get(tokenCookie);
  if (asked.has('otro') || token === undefined) return { step: 'ask' };
  const correo = isToken(token) ? await ownerOf(context, token) : undefined;
  if (correo !== undefined) return { step: 'choose', email: correo };
  cookies.delete(tokenCookie);
  return { step: 'dead' };
}

/** The e-mail address of a link's account; undefined for a dead link. */
function ownerOf(context: Context, token: string): Promise<string | undefined> {
  return answered(
    context
      .get(shopContext)
      .api.recovery.link(token)
      .then(
        ({ correo }) => correo,
        (error: unknown) => {
          if (isCallFailure(error) && (error.status === 422 || error.status === 400)) return undefined;
          throw error;
        },
      ),
  );
}

/** The answer of a form of the page: the form with its result, or the path to go to next. */
export type RecoveryAnswer = { next: string; form?: undefined } | { next?: undefined; form: FormAnswer };

/** Answers both forms of the page. The form with a password sets the password; the other requests a link. */
export const recover = (context: Context, request: Request, form: FormData): Promise<RecoveryAnswer> =>
  form.has('contrasena') ? setPassword(context, request, form) : askForLink(context, form);

async function askForLink(context: Context, form: FormData): Promise<RecoveryAnswer> {
  const { api } = context.get(shopContext);
  const values = typedValues(form, ['correo']);
  const correo = values.correo?.trim() ?? '';
  const words = copy.ask;
  if (correo === '') return { form: { result: invalid(values, { correo: words.required }) } };
  if (!mayBeAccountEmail(correo)) return { form: { result: invalid(values, { correo: words.format }) } };
  const { reply, refused: refusal } = await submitted(api.recovery.request({ correo }));
  if (reply) return { form: { result: done(copy.sent.title, { correo }) } };
  if (refusal.status === 429)
    return { form: { result: failed(values, words.busy(refusal.retryAfter ?? 60)), status: 429 } };
  const result =
    refusal.fields.length > 0
      ? refused(values, refusal.fields, { correo: {} }, words.failed)
      : failed(values, words.failed);
  return { form: { result } };
}

async function setPassword(context: Context, request: Request, form: FormData): Promise<RecoveryAnswer> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const words = copy.choose;
  const token = cookies.get(tokenCookie);
  const contrasena = String(form.get('contrasena') ?? '');
  if (token === undefined || !isToken(token)) return dead(cookies);
  if (contrasena === '') return { form: { result: invalid({}, { contrasena: words.required }) } };
  const device = cookies.get(deviceCookie);
  const { reply, refused: refusal } = await submitted(
    api.recovery.newPassword(
      { token, contrasena: contrasena.slice(0, 1024), ...(device && { dispositivo: device.slice(0, 200) }) },
      fromBrowser(request),
    ),
  );
  if (reply) {
    cookies.delete(tokenCookie);
    return { next: await afterRecovery(context, reply) };
  }
  if (refusal.fields.some(({ name }) => name === 'token')) return dead(cookies);
  if (refusal.status === 429) return { form: { result: failed({}, words.busy), status: 429 } };
  const result =
    refusal.fields.length > 0
      ? refused({}, refusal.fields, { contrasena: {} }, words.failed)
      : failed({}, words.failed);
  return { form: { result } };
}

function dead(cookies: Cookies): RecoveryAnswer {
  cookies.delete(tokenCookie);
  return { next: deadAddress };
}

/**
 * Signs this browser in, and returns the path of the page of success. That page links to the sign-in if the reply has
 * no session (two-step sign-in is on), or if the session cannot be opened now.
 */
export async function afterRecovery(
  context: Context,
  { correo, token, idCarrito, dispositivo, factoresQuitados = false }: NewPasswordReply,
): Promise<string> {
  const isComplete = token !== undefined && idCarrito !== undefined && dispositivo !== undefined;
  const opened = isComplete && (await tried(enter(context, { token, idCarrito, dispositivo }, correo)));
  const isSignedIn = opened && opened.refused === undefined;
  const how = (isSignedIn ? signedIn : 'fuera') + (factoresQuitados ? reducedEnd : '');
  context.get(requestContext).cookies.set(changedCookie, how, { maxAge: changedSeconds });
  return changedAddress;
}

/** The answer for scripts. If there is a next path, the form is done, and the path is one of its values. */
export const forScripts = ({ next, form }: RecoveryAnswer): FormAnswer =>
  form ?? { result: done(copy.choose.saved, { [nextField]: next }) };
