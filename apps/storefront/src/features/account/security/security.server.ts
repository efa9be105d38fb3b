/** Password, two-step sign-in, and the devices that are signed in. */
import { readWhole } from '@tianguis/domain';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { type AccountAction, afterwards, type Context, confirmed, doneParameter, refusal } from '../answer.server.ts';
import { answerWords } from '../answer-words.ts';
import { whatField } from '../fields.ts';
import { removePasskey, renamePasskey } from '../passkeys/passkeys.server.ts';
import { authenticatorCopy, passkeysCopy } from '../passkeys/passkeys-copy.ts';
import { securityCopy as copy, passwordCopy } from './security-copy.ts';

/** Prefix of `listo` in the URL after all other sessions were ended; the number of sessions follows. */
const ended = 'cerradas-';

export async function readSecurity(context: Context, url: URL) {
  const { account, passkeys, authenticator } = context.get(shopContext).api;
  const call = asCustomer(context);
  const [profile, sessions, { llaves }, app] = await answered(
    Promise.all([account.profile(call), account.sessions(call), passkeys.list(call), authenticator.state(call)]),
  );
  return {
    ...{ isTwoStep: profile.data.dosPasos, sessions: sessions.data, passkeys: llaves, app, notice: noticeOf(url) },
  };
}

function noticeOf({ searchParams }: URL): string | undefined {
  const what = searchParams.get(doneParameter) ?? '';
  const count = what.startsWith(ended) ? readWhole(what.slice(ended.length), 0, 9_999) : undefined;
  if (count !== undefined) return copy.ended(count);
  const known: Readonly<Record<string, string>> = { ...copy.done, ...passkeysCopy.done, ...authenticatorCopy.done };
  return Object.hasOwn(known, what) ? known[what] : undefined;
}

/** Answers the forms of the page: two-step sign-in, one session, all other sessions, a passkey. */
export const changeSecurity: AccountAction = async (context, form) => {
  const what = form.get(whatField);
  if (what === 'dos-pasos') return setTwoStep(context, form.get('activo') === '1');
  if (what === 'cerrar') return endSession(context, String(form.get('sesion') ?? ''));
  if (what === 'cerrar-todas') return endOthers(context);
  if (what === 'nombrar-llave') return renamePasskey(context, form);
  if (what === 'quitar-llave') return removePasskey(context, form);
  return { status: 400, result: failed({}, answerWords.unreadable) };
};

async function setTwoStep(context: Context, activo: boolean): Promise<LeadingAnswer> {
  const { account } = context.get(shopContext).api;
  const answer = await confirmed(account.setTwoStep({ activo }, asCustomer(context)), accountPaths.security);
  if ('to' in answer) return answer;
  return answer.refused
    ? refusal(answer.refused, {})
    : afterwards(accountPaths.security, activo ? 'dos-pasos' : 'un-paso');
}

/** Ends a session; 404 for a session of another customer or one that has ended (RO-02). */
async function endSession(context: Context, id: string): Promise<LeadingAnswer> {
  const { refused } = await submitted(context.get(shopContext).api.account.endSession(id, asCustomer(context)));
  return refused ? refusal(refused, {}) : afterwards(accountPaths.security, 'sesion');
}

async function endOthers(context: Context): Promise<LeadingAnswer> {
  const { reply, refused } = await submitted(
    context.get(shopContext).api.account.endOtherSessions(asCustomer(context)),
  );
  return refused ? refusal(refused, {}) : afterwards(accountPaths.security, `${ended}${reply.data.cerradas}`);
}

export const changePassword: AccountAction = async (context, form) => {
  const contrasena = String(form.get('contrasena') ?? '').slice(0, 1024);
  if (contrasena === '') return { result: invalid({}, { contrasena: passwordCopy.missing }) };
  const { account } = context.get(shopContext).api;
  const answer = await confirmed(
    account.changePassword({ contrasena }, asCustomer(context)),
    accountPaths.changePassword,
  );
  if ('to' in answer) return answer;
  return answer.refused
    ? refusal(answer.refused, {}, { contrasena: {} })
    : afterwards(accountPaths.security, 'contrasena');
};
