/** Checks the fields of a profile, for registration and for the account's page (RT-03). */
import type { ProfileForm } from '@tianguis/contract';
import { dateInMexico, isPhone, personNameFault } from '@tianguis/domain';
import type { FieldFailure } from '../../../failure.ts';

/** A profile as it is stored. */
export interface StoredProfile {
  nombre: string;
  apellido_p: string;
  apellido_m: string;
  genero: NonNullable<ProfileForm['genero']> | null;
  /** YYYY-MM-DD */
  cumpleanios: string | null;
  telefono: string | null;
}

/** The fault of a text that is not a mail address. */
export const emailFault: FieldFailure = {
  name: 'correo',
  code: 'INVALID_FORMAT',
  msg: 'El formato de correo electrónico es inválido',
};

/** Names are shown in mails, so nobody may write a message to somebody as a name. */
const noMessage = 'Escribe solo tu nombre, sin enlaces ni números de teléfono.';

export function readProfile(form: ProfileForm): { faults: FieldFailure[]; profile: StoredProfile } {
  const faults: FieldFailure[] = [];
  const readName = (field: 'nombre' | 'apellidoP' | 'apellidoM') => {
    const text = (form[field] ?? '').trim().replace(/\s+/g, ' ');
    const fault = text === '' ? undefined : personNameFault(text);
    if (text === '' && field !== 'apellidoM') faults.push({ name: field, code: 'REQUIRED' });
    else if (fault !== undefined)
      faults.push({ name: field, code: 'INVALID_FORMAT', ...(fault === 'message' && { msg: noMessage }) });
    return text;
  };
  const { cumpleanios = null, telefono = null } = form;
  if (telefono !== null && !isPhone(telefono)) faults.push({ name: 'telefono', code: 'INVALID_FORMAT' });
  if (cumpleanios !== null && !isBirthday(cumpleanios))
    faults.push({ name: 'cumpleanios', code: 'INVALID_FORMAT', msg: 'Escribe una fecha que ya pasó.' });
  const profile = {
    nombre: readName('nombre'),
    apellido_p: readName('apellidoP'),
    apellido_m: readName('apellidoM'),
    genero: form.genero ?? null,
    cumpleanios,
    telefono,
  };
  return { faults, profile };
}

/** Whether a text is a day of the calendar, from 1900 until today in Mexico City. @param text YYYY-MM-DD */
function isBirthday(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isReal && text >= '1900-01-01' && text <= dateInMexico(Date.now());
}
