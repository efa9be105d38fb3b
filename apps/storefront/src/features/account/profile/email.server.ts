/** Changes the e-mail address by the codes that both addresses receive. */
import { isMailAddress, typedCode } from '@tianguis/domain';
import { submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer, renewProfile } from '../../../shared/session/customer.server.ts';
import { typedEmailCookie } from '../../../shared/session/session-names.ts';
import { type AccountAction, afterwards, type Context, confirmed, refusal } from '../answer.server.ts';
import { againField, asksCodesField } from '../fields.ts';
import { emailCopy as copy } from './profile-copy.ts';

/** Lifetime of the cookie: the time in which a customer can confirm their identity. */
const typedSeconds = 600;
const sentences = { correo: { INVALID_FORMAT: copy.format, TOO_LONG: copy.format } };

/** The e-mail address that was typed before the confirmation. */
export const typedEmail = (context: Context): string => context.get(requestContext).cookies.get(typedEmailCookie) ?? '';

export const changeEmail: AccountAction = async (context, form) => {
  const values = typedValues(form, ['correo', asksCodesField]);
  return values[asksCodesField] === '1' && !form.has(againField)
    ? confirmCodes(context, form, values)
    : sendCodes(context, values);
};

async function sendCodes(context: Context, values: Record<string, string>): Promise<LeadingAnswer> {
  const { cookies } = context.get(requestContext);
  const correo = (values.correo ?? '').trim();
  const first = { correo: values.correo ?? '' };
  if (correo === '') return { result: invalid(first, { correo: copy.missing.correo }) };
  if (!isMailAddress(correo)) return { result: invalid(first, { correo: copy.format }) };
  const answer = await confirmed(
    context.get(shopContext).api.account.requestEmail({ correo }, asCustomer(context)),
    accountPaths.changeEmail,
  );
  if ('to' in answer) {
    cookies.set(typedEmailCookie, correo, { maxAge: typedSeconds });
    return answer;
  }
  // If new codes are refused by the rate limit, the page still shows the fields for the codes.
  if (answer.refused) return refusal(answer.refused, answer.refused.status === 429 ? values : first, sentences);
  if (cookies.get(typedEmailCookie) !== undefined) cookies.delete(typedEmailCookie);
  const next = { correo, [asksCodesField]: '1' };
  return { result: { status: 'next', values: next, fieldErrors: {}, message: answer.reply.msg } };
}

async function confirmCodes(
  context: Context,
  form: FormData,
  values: Record<string, string>,
): Promise<LeadingAnswer | FormAnswer> {
  const read = (name: string) => typedCode(String(form.get(name) ?? '')).slice(0, 12);
  const codes = { codigoNuevo: read('codigoNuevo'), codigoAnterior: read('codigoAnterior') };
  const missing: Record<string, string> = {};
  for (const name of ['codigoNuevo', 'codigoAnterior'] as const)
    if (codes[name] === '') missing[name] = copy.missing[name];
  const typed = { ...values, ...codes };
  if (Object.keys(missing).length > 0) return { result: invalid(typed, missing) };
  const { refused } = await submitted(context.get(shopContext).api.account.confirmEmail(codes, asCustomer(context)));
  if (refused) return refusal(refused, typed, { codigoNuevo: {}, codigoAnterior: {} });
  await submitted(renewProfile(context));
  return afterwards(accountPaths.profile, 'correo');
}
