/** Sign-in by passkey: makes the options, and checks the authenticator's answer (issue 16, 2). */
import type { PasskeyUsed } from '@tianguis/contract';
import { enter } from '../../../commerce/sign-in/enter.server.ts';
import { tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed } from '../../../shared/forms/form-results.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { ticketField } from '../../../shared/passkeys/fields.ts';
import { asksForOptions, optionsAnswer, readAnswer } from '../../../shared/passkeys/read-answer.server.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { fromBrowser } from '../../../shared/session/from-browser.server.ts';
import { deviceCookie } from '../../../shared/session/session-names.ts';
import { afterEntry, type Context, destinationsOf, type EntryAnswer } from '../entry-answer.server.ts';
import { backField } from '../fields.ts';
import { type Asked, queryOf, refusal, waitForCode } from '../sign-in/sign-in.server.ts';
import { allowedTarget } from '../way-back.server.ts';
import { passkeyEntryCopy as copy } from './passkey-copy.ts';

export async function enterByPasskey(context: Context, asked: Asked, form: FormData): Promise<EntryAnswer> {
  const { passkeys } = context.get(shopContext).api;
  if (asksForOptions(form)) {
    const { reply, refused } = await tried(passkeys.signInOptions(fromBrowser(asked.request)));
    return refused ? refusal(refused, {}) : optionsAnswer(reply.opciones, reply.token);
  }
  const respuesta = readAnswer<PasskeyUsed>(form);
  const token = String(form.get(ticketField) ?? '');
  const back = allowedTarget(form.get(backField), destinationsOf(context));
  if (!respuesta) return { status: 401, result: failed({}, copy.refused) };
  const device = context.get(requestContext).cookies.get(deviceCookie);
  const { reply, refused } = await tried(
    passkeys.signIn(
      { token, respuesta, ...(device && { dispositivo: device.slice(0, 200) }) },
      fromBrowser(asked.request),
    ),
  );
  if (refused?.code === 'PASSKEY_REFUSED' || refused?.status === 400)
    return { status: 401, result: failed({}, copy.refused) };
  if (refused) return refusal(refused, {});
  if ('status' in reply) {
    waitForCode(context, reply, reply.correo ?? '');
    return { to: accountPaths.code + queryOf(asked, back) };
  }
  const { refused: unopened } = await tried(enter(context, reply, reply.correo));
  return unopened ? refusal(unopened, {}) : afterEntry(context, back);
}
