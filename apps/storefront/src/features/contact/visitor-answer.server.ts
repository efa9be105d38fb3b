/**
 * Calls of forms for visitors (RT-17, RT-25): a new form, and the result of a sent one with everything that was typed.
 */
import type { FolioReply } from '@tianguis/contract';
import type { CallOptions } from '@tianguis/contract/client';
import type { FieldTexts } from '@tianguis/ui';
import type { RouterContextProvider } from 'react-router';
import { tried } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { done, type FieldSentences, typedValues } from '../../shared/forms/form-results.ts';
import { type RefusalWords, refusalOf } from '../../shared/forms/refusal.server.ts';
import { callAs } from '../../shared/session/call-as.server.ts';
import { readSessionState } from '../../shared/session/session.server.ts';
import { hiddenFields } from './write-paths.ts';

type Context = Readonly<RouterContextProvider>;

const again = 'Ya casi. Revisa lo que escribiste y envíalo otra vez.';

/** The values of a new form: its seal, and the name and e-mail of a signed-in customer. */
export async function newForm(context: Context): Promise<FieldTexts> {
  const [sello, { session }] = await Promise.all([newSeal(context), readSessionState(context)]);
  const { nombreCompleto: nombre, correo } = session?.profile ?? {};
  return { [hiddenFields.seal]: sello, ...(nombre && correo && { nombre, correo }) };
}

/** Empty if the API has none: the form is then asked again. */
async function newSeal(context: Context): Promise<string> {
  const { reply } = await tried(context.get(shopContext).api.contact.seal());
  return reply?.data.sello ?? '';
}

/**
 * Sends a form, as the customer if somebody is signed in.
 * @param names the fields of the form in their sequence
 */
export async function sendVisitorForm(
  context: Context,
  form: FormData,
  names: readonly string[],
  words: RefusalWords,
  call: (values: FieldTexts, options: CallOptions) => Promise<FolioReply>,
): Promise<FormAnswer> {
  const values = typedValues(form, [...names, hiddenFields.seal]);
  const filled = { ...values, ...typedValues(form, [hiddenFields.trap]) };
  // Optional fields that are empty are left out.
  const sent = Object.fromEntries(Object.entries(filled).filter(([, text]) => text !== ''));
  const { reply, refused } =
    (await callAs(context, (bearer) => call(sent, { credentials: { bearer } }))) ?? (await tried(call(sent, {})));
  if (reply) return { result: done('', { [hiddenFields.folio]: reply.data.folio }) };
  if (refused.code === 'FORM_NOT_FRESH') {
    // A form that is too young keeps its seal, which is good in a moment.
    const isEarly = (refused.data as { age?: unknown } | undefined)?.age === 'early';
    const renewed = isEarly ? values : { ...values, [hiddenFields.seal]: await newSeal(context) };
    return { status: 409, result: { status: 'invalid', values: renewed, fieldErrors: {}, message: again } };
  }
  const sentences: FieldSentences = Object.fromEntries(names.map((name) => [name, {}]));
  return refusalOf(refused, values, words, sentences);
}
