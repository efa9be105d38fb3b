/** Registration (RT-03, AP-02, SS-09): the first submission sends a code by mail, the second signs the customer in. */
import type { RegistrationForm } from '@tianguis/contract';
import { isMailAddress, isPhone, plainPhone, typedCode } from '@tianguis/domain';
import { enter } from '../../../commerce/sign-in/enter.server.ts';
import { tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { failed, invalid, refused as refusedFields, typedValues } from '../../../shared/forms/form-results.ts';
import { fromBrowser } from '../../../shared/session/from-browser.server.ts';
import { sessionCopy } from '../copy.ts';
import { afterEntry, type Context, destinationsOf, type EntryAnswer } from '../entry-answer.server.ts';
import { againField, backField, codeAskedField, correctField, ticketField } from '../fields.ts';
import { allowedTarget } from '../way-back.server.ts';

const words = sessionCopy.register.answers;

/** Fields whose values the result contains; passwords and codes are left out. */
const typed = [
  ...['nombre', 'apellidoP', 'apellidoM', 'correo', 'telefono', 'cumpleanios', 'genero', 'aviso'],
  ...[backField, codeAskedField, ticketField],
];

export async function register(context: Context, request: Request, form: FormData): Promise<EntryAnswer> {
  const { api, accounts } = context.get(shopContext);
  const back = allowedTarget(form.get(backField), destinationsOf(context));
  const values = typedValues(form, typed);
  const asksCode = values[codeAskedField] === '1' && !form.has(againField);
  const sent = toForm(form, asksCode);
  // Returns to the first step, without JavaScript.
  if (form.has(correctField))
    return { result: { status: 'next', values: { ...values, [codeAskedField]: '' }, fieldErrors: {}, message: '' } };
  const missing = missingFields(sent);
  if (sent.aviso !== '' && sent.aviso !== accounts.privacyNotice) missing.aviso = words.noticeChanged;
  // The API rejects a form with missing fields as a whole. So the page itself reports the errors that it can find.
  if (Object.keys(missing).length > 0)
    return { result: invalid(values, inSequence({ ...wrongFields(sent), ...missing })) };
  const { reply, refused } = await tried(api.accounts.register(sent, fromBrowser(request)));
  if (refused) {
    const { status, fields, retryAfter } = refused;
    if (status === 400 || status === 422)
      return { result: refusedFields(values, fields, words.fields, words.unreadable) };
    if (status === 429) return { status, result: failed(values, sessionCopy.answers.wait(retryAfter ?? 30)) };
    // ER-06: a failure of the API.
    return { status: 503, result: failed(values, words.failed) };
  }
  const { code, msg, solicitud = '', token, idCarrito, dispositivo } = reply;
  if (code === 10 || !token || !idCarrito || !dispositivo) {
    const next = { ...values, [codeAskedField]: '1', [ticketField]: solicitud };
    return { result: { status: 'next', values: next, fieldErrors: {}, message: msg } };
  }
  const { refused: unopened } = await tried(enter(context, { token, idCarrito, dispositivo }, sent.correo));
  return unopened ? { status: 503, result: failed(values, words.registeredOnly) } : afterEntry(context, back);
}

/** Leaves out empty fields, since the API would reject them. */
function toForm(form: FormData, asksCode: boolean): RegistrationForm {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const given = (name: string, text: string) => (text === '' ? {} : { [name]: text });
  return {
    nombre: read('nombre'),
    apellidoP: read('apellidoP'),
    ...given('apellidoM', read('apellidoM')),
    correo: read('correo'),
    contrasena: String(form.get('contrasena') ?? ''),
    ...given('genero', read('genero')),
    ...given('cumpleanios', read('cumpleanios')),
    ...given('telefono', plainPhone(read('telefono'))),
    aviso: read('aviso'),
    ...(asksCode && { codigo: typedCode(read('codigo')), solicitud: read(ticketField).slice(0, 200) }),
  };
}

function missingFields(sent: RegistrationForm): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const name of ['nombre', 'apellidoP', 'correo', 'contrasena', 'aviso', 'codigo'] as const)
    if (sent[name] === '') missing[name] = words.missing[name];
  return missing;
}

const wrongFields = ({ correo, telefono = '' }: RegistrationForm): Record<string, string> => ({
  ...(!isMailAddress(correo) && { correo: words.fields.correo.INVALID_FORMAT }),
  ...(telefono !== '' && !isPhone(telefono) && { telefono: words.fields.telefono.INVALID_FORMAT }),
});

/** Sorts errors in the sequence of the form. */
const inSequence = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(words.fields).flatMap((name) => (faults[name] ? [[name, faults[name]]] : [])));
