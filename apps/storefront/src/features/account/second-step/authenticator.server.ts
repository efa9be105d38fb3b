/** The authenticator app: set-up by its first code, new recovery codes, turning it off (issue 16, 2). */
import { typedCode } from '@tianguis/domain';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import {
  type AccountAction,
  afterwards,
  type Context,
  confirmed,
  refusal,
  requireConfirmation,
} from '../answer.server.ts';
import { answerWords } from '../answer-words.ts';
import { codesField, qrField, secretField, uriField, whatField } from '../fields.ts';
import { authenticatorCopy as copy } from '../passkeys/passkeys-copy.ts';

const page = accountPaths.authenticator;

export async function readAuthenticator(context: Context) {
  await requireConfirmation(context, page);
  const { authenticator } = context.get(shopContext).api;
  return { state: await answered(authenticator.state(asCustomer(context))) };
}

/** Answers the forms of the page. */
export const changeAuthenticator: AccountAction = async (context, form) => {
  const what = form.get(whatField);
  if (what === 'empezar') return begin(context);
  if (what === 'activar') return turnOn(context, form);
  if (what === 'codigos') return makeCodes(context);
  if (what === 'desactivar') return turnOff(context);
  return { status: 400, result: failed({}, answerWords.unreadable) };
};

async function begin(context: Context): Promise<LeadingAnswer> {
  const { authenticator } = context.get(shopContext).api;
  const answer = await confirmed(authenticator.begin(asCustomer(context)), page);
  if ('to' in answer) return answer;
  if (answer.refused) return refusal(answer.refused, { [whatField]: 'empezar' });
  const { secreto, uri, qr } = answer.reply;
  const values = { [secretField]: secreto, [uriField]: uri, [qrField]: qr };
  return { result: { status: 'next', values, fieldErrors: {}, message: '' } };
}

async function turnOn(context: Context, form: FormData): Promise<LeadingAnswer> {
  const { authenticator } = context.get(shopContext).api;
  const codigo = typedCode(String(form.get('codigo') ?? '')).slice(0, 12);
  // Without a script, the page shows the submitted secret again. The API does not use the submitted secret, since the
  // API has stored the secret.
  const typed = String(form.get(secretField) ?? '');
  const values = /^[A-Z2-7]{16,64}$/.test(typed) ? { [secretField]: typed } : {};
  if (codigo === '') return { result: invalid(values, { codigo: copy.scan.missing }) };
  const answer = await confirmed(authenticator.confirm(codigo, asCustomer(context)), page);
  if ('to' in answer) return answer;
  return answer.refused
    ? refusal(answer.refused, values, { codigo: {} })
    : codesResult(answer.reply.codigos, copy.codes.notice);
}

async function makeCodes(context: Context): Promise<LeadingAnswer> {
  const answer = await confirmed(context.get(shopContext).api.authenticator.makeCodes(asCustomer(context)), page);
  if ('to' in answer) return answer;
  return answer.refused
    ? refusal(answer.refused, { [whatField]: 'codigos' })
    : codesResult(answer.reply.codigos, copy.codes.made);
}

async function turnOff(context: Context): Promise<LeadingAnswer> {
  const answer = await confirmed(context.get(shopContext).api.authenticator.remove(asCustomer(context)), page);
  if ('to' in answer) return answer;
  return answer.refused
    ? refusal(answer.refused, { [whatField]: 'desactivar' })
    : afterwards(accountPaths.security, 'sin-app');
}

/** The only result that contains the recovery codes. */
const codesResult = (codes: readonly string[], message: string): LeadingAnswer => ({
  result: { status: 'next', values: { [codesField]: codes.join(' ') }, fieldErrors: {}, message },
});
