/** Adds, renames and removes passkeys of a customer, and postpones the offer of a passkey (issue 16, 2). */
import type { PasskeyCreated } from '@tianguis/contract';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { passkeyDeviceCookie, passkeyLaterCookie } from '../../../shared/passkeys/device-cookies.ts';
import { answerField } from '../../../shared/passkeys/fields.ts';
import { asksForOptions, optionsAnswer, readAnswer } from '../../../shared/passkeys/read-answer.server.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import {
  type AccountAction,
  afterwards,
  type Context,
  confirmed,
  refusal,
  requireConfirmation,
} from '../answer.server.ts';
import { passkeyField, whatField } from '../fields.ts';
import { passkeysCopy as copy, passkeyOfferCopy } from './passkeys-copy.ts';

const day = 86_400;
const nameSentences = { nombre: { INVALID_FORMAT: copy.badName, TOO_LONG: copy.badName, REQUIRED: copy.missing } };

/** Suggests the name of this device for a new passkey. */
export async function readNewPasskey(context: Context) {
  await requireConfirmation(context, accountPaths.newPasskey);
  const { account } = context.get(shopContext).api;
  const { data } = await answered(account.sessions(asCustomer(context)));
  return { name: data.find(({ esEsta }) => esEsta)?.dispositivo ?? '' };
}

/** The form of a new passkey requests the options, and then submits the authenticator's answer. Both need a script. */
export const addPasskey: AccountAction = async (context, form) => {
  if (form.get(whatField) === 'despues') return putOff(context);
  const { passkeys } = context.get(shopContext).api;
  const values = typedValues(form, ['nombre']);
  const nombre = (values.nombre ?? '').trim();
  if (nombre === '') return { result: invalid(values, { nombre: copy.missing }) };
  if (asksForOptions(form)) {
    const answer = await confirmed(passkeys.options(asCustomer(context)), accountPaths.newPasskey);
    if ('to' in answer) return answer;
    return answer.refused ? refusal(answer.refused, values) : optionsAnswer(answer.reply.opciones);
  }
  const respuesta = readAnswer<PasskeyCreated>(form);
  if (!respuesta) return { status: 422, result: failed(values, copy.refused) };
  const answer = await confirmed(
    passkeys.add({ respuesta, nombre: nombre.slice(0, 200) }, asCustomer(context)),
    accountPaths.newPasskey,
  );
  if ('to' in answer) return answer;
  if (!answer.refused) return afterwards(accountPaths.security, 'llave');
  const { fields } = answer.refused;
  const isName = fields.some(({ name }) => name === 'nombre');
  if (isName) return refusal(answer.refused, values, nameSentences);
  const said = fields.find(({ name }) => name === answerField)?.msg;
  return said === undefined && fields.length === 0
    ? refusal(answer.refused, values)
    : { status: 422, result: failed(values, said ?? copy.refused) };
};

/** Renames a passkey. The status is 404 for a passkey of another customer (RO-02). */
export async function renamePasskey(context: Context, form: FormData): Promise<LeadingAnswer> {
  const id = String(form.get(passkeyField) ?? '');
  const values = typedValues(form, ['nombre', passkeyField, whatField]);
  const nombre = (values.nombre ?? '').trim();
  if (nombre === '') return { result: invalid(values, { nombre: copy.missing }) };
  const { passkeys } = context.get(shopContext).api;
  const { refused } = await submitted(passkeys.rename(id, nombre.slice(0, 200), asCustomer(context)));
  return refused ? refusal(refused, values, nameSentences) : afterwards(accountPaths.security, 'llave-nombre');
}

/** Removes a passkey. The status is 404 for a passkey of another customer (RO-02). */
export async function removePasskey(context: Context, form: FormData): Promise<LeadingAnswer> {
  const id = String(form.get(passkeyField) ?? '');
  const { account, passkeys } = context.get(shopContext).api;
  const call = asCustomer(context);
  const answer = await confirmed(passkeys.remove(id, call), accountPaths.security);
  if ('to' in answer) return answer;
  if (answer.refused) return refusal(answer.refused, typedValues(form, [passkeyField, whatField]));
  // If the customer has no other way to sign in, the page must say how to sign in next time (decision 27).
  const { reply } = await submitted(account.confirmation(call));
  return afterwards(
    accountPaths.security,
    reply?.data.pruebas.includes('codigo') === true ? 'ultima-llave' : 'llave-quitada',
  );
}

/**
 * Whether a passkey is offered: the device can create one, and the customer has none and did not postpone the offer.
 */
export async function offersPasskey(context: Context): Promise<boolean> {
  const { cookies } = context.get(requestContext);
  if (cookies.get(passkeyDeviceCookie) === undefined || cookies.get(passkeyLaterCookie) !== undefined) return false;
  const { llaves } = await answered(context.get(shopContext).api.passkeys.list(asCustomer(context)));
  return llaves.length === 0;
}

function putOff(context: Context): LeadingAnswer {
  context.get(requestContext).cookies.set(passkeyLaterCookie, '1', { maxAge: passkeyOfferCopy.laterDays * day });
  return { to: paths.account };
}
