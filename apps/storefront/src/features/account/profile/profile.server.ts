/** Reads and changes the profile (RL-01). */
import type { ProfileForm } from '@tianguis/contract';
import { isPhone, plainPhone } from '@tianguis/domain';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { done, invalid, typedValues } from '../../../shared/forms/form-results.ts';
import { personSentences } from '../../../shared/forms/person.ts';
import { asCustomer, renewProfile } from '../../../shared/session/customer.server.ts';
import { type AccountAction, type Context, refusal } from '../answer.server.ts';
import { draftOf } from '../drafts/drafts.server.ts';
import { profileCopy as copy } from './profile-copy.ts';

const names = Object.keys(personSentences);

export async function readProfile(context: Context, url: URL) {
  const { data } = await answered(context.get(shopContext).api.account.profile(asCustomer(context)));
  const { nombre, apellidoP, apellidoM, genero, cumpleanios, telefono, correo } = data;
  const names = { nombre, apellidoP, apellidoM };
  const stored = { ...names, genero: genero ?? '', cumpleanios: cumpleanios ?? '', telefono: telefono ?? '' };
  const draft = draftOf(context, url);
  return { correo, isDraft: draft !== undefined, values: { ...stored, ...draft } };
}

/** Stores the profile, and renews the cookie of the header's greeting. */
export const saveProfile: AccountAction = async (context, form) => {
  const values = typedValues(form, names);
  const read = (name: string) => (values[name] ?? '').trim();
  const missing: Record<string, string> = {};
  for (const name of ['nombre', 'apellidoP'] as const) if (read(name) === '') missing[name] = copy.missing[name];
  // The API rejects a form with missing fields as a whole. So the page itself reports the errors that it can find.
  const telefono = plainPhone(read('telefono'));
  const isWrong = telefono !== '' && !isPhone(telefono);
  const phone = isWrong ? { telefono: personSentences.telefono.INVALID_FORMAT } : {};
  if (Object.keys(missing).length > 0) return { result: invalid(values, { ...missing, ...phone }) };
  const call = context.get(shopContext).api.account.changeProfile(toForm(read), asCustomer(context));
  const { reply, refused } = await submitted(call);
  if (refused) return refusal(refused, values, personSentences);
  const { refused: stale } = await submitted(renewProfile(context));
  if (stale) return refusal(stale, values);
  const { genero, cumpleanios, nombre, apellidoP, apellidoM } = reply.data;
  const stored = { genero: genero ?? '', cumpleanios: cumpleanios ?? '', telefono: reply.data.telefono ?? '' };
  return { result: done(copy.saved, { nombre, apellidoP, apellidoM, ...stored }) };
};

/** Leaves out empty fields, since the API would reject them. */
function toForm(read: (name: string) => string): ProfileForm {
  const telefono = plainPhone(read('telefono'));
  // The schema of the API rejects unknown genders.
  const genero = read('genero') as NonNullable<ProfileForm['genero']> | '';
  return {
    ...{ nombre: read('nombre'), apellidoP: read('apellidoP'), apellidoM: read('apellidoM') },
    ...(genero !== '' && { genero }),
    ...(read('cumpleanios') !== '' && { cumpleanios: read('cumpleanios') }),
    ...(telefono !== '' && { telefono }),
  };
}
