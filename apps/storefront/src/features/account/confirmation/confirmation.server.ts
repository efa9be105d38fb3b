/** Confirms the customer's identity by password or passkey, or by a mailed code if the customer has neither (RL-05). */
import type { ConfirmationForm, PasskeyUsed } from '@tianguis/contract';
import { typedCode } from '@tianguis/domain';
import { redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { returnPath } from '../../../shared/links/return-path.ts';
import { asksForOptions, optionsAnswer, readAnswer } from '../../../shared/passkeys/read-answer.server.ts';
import { asCustomer, customerOf } from '../../../shared/session/customer.server.ts';
import { type AccountAction, type Context, refusal } from '../answer.server.ts';
import { againField, asksCodesField, backField, whatField } from '../fields.ts';
import { confirmationCopy as copy } from './confirmation-copy.ts';

/** The path to return to: a path of this shop, neither an entrance nor the home page nor this page. */
function backFrom(asked: FormDataEntryValue | null, context: Context): string {
  const path = returnPath(typeof asked === 'string' ? asked : null, context.get(shopContext).publicOrigin);
  return path === '/' || path.startsWith(accountPaths.confirmIdentity) ? paths.account : path;
}

/** Reads the page. A customer who has already confirmed is redirected back. */
export async function readConfirmation(context: Context, url: URL) {
  const back = backFrom(url.searchParams.get('redirect'), context);
  const { account } = context.get(shopContext).api;
  const { pruebas, hasta } = (await answered(account.confirmation(asCustomer(context)))).data;
  if (hasta !== null) throw redirect(back, 303);
  return {
    back,
    proof: (['contrasena', 'codigo'] as const).find((one) => pruebas.includes(one)),
    hasPasskey: pruebas.includes('llave'),
    correo: customerOf(context).profile.correo,
  };
}

export const confirmIdentity: AccountAction = async (context, form) => {
  const { account } = context.get(shopContext).api;
  const back = backFrom(form.get(backField), context);
  if (form.get(whatField) === 'llave') return confirmByPasskey(context, form, back);
  const isByCode = form.has(asksCodesField);
  const values = { ...typedValues(form, [asksCodesField, 'codigo']), [backField]: back };
  if (form.has(againField)) {
    const { reply, refused } = await submitted(account.sendConfirmationCode(asCustomer(context)));
    if (refused) return refusal(refused, values);
    const next = { [backField]: back, [asksCodesField]: '1' };
    return { result: { status: 'next', values: next, fieldErrors: {}, message: reply.msg } };
  }
  const proof = isByCode ? codeOf(form) : passwordOf(form);
  if (typeof proof === 'string') return { result: invalid(values, { [isByCode ? 'codigo' : 'contrasena']: proof }) };
  const { refused } = await submitted(account.confirm(proof, asCustomer(context)));
  return refused ? refusal(refused, values, { contrasena: {}, codigo: {} }) : { to: back };
};

async function confirmByPasskey(context: Context, form: FormData, back: string): Promise<LeadingAnswer> {
  const { passkeys } = context.get(shopContext).api;
  const values = { [backField]: back };
  if (asksForOptions(form)) {
    const { reply, refused } = await submitted(passkeys.confirmationOptions(asCustomer(context)));
    return refused ? refusal(refused, values) : optionsAnswer(reply.opciones);
  }
  const answer = readAnswer<PasskeyUsed>(form);
  const { refused } = answer ? await submitted(passkeys.confirm(answer, asCustomer(context))) : {};
  if (!answer || refused?.status === 400 || refused?.status === 422)
    return { status: 422, result: failed(values, copy.passkey.refused) };
  return refused ? refusal(refused, values) : { to: back };
}

/** The typed proof as a form of the API, or an error text if something is missing. */
function codeOf(form: FormData): ConfirmationForm | string {
  const codigo = typedCode(String(form.get('codigo') ?? ''));
  return codigo === '' ? copy.noCode : { codigo: codigo.slice(0, 12) };
}

function passwordOf(form: FormData): ConfirmationForm | string {
  const contrasena = String(form.get('contrasena') ?? '');
  return contrasena === '' ? copy.noPassword : { contrasena: contrasena.slice(0, 1024) };
}
