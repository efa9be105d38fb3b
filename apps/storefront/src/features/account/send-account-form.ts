import type { FormResult } from '@tianguis/ui';
import { sendForm } from '../../shared/forms/send-form.ts';

/** Names of the account's forms. Scripts submit each form to `/mi-cuenta/{name}/respuesta`. */
export const accountForms = [
  'mis-datos',
  'correo',
  'confirmar',
  'contrasena',
  'seguridad',
  'llave-nueva',
  'app-de-autenticacion',
  'avisos',
  'privacidad',
  'borrar-cuenta',
  'direccion',
  'direcciones',
] as const;
export type AccountForm = (typeof accountForms)[number];

/** The `submit` function of a form of the account. */
export const sendAccountForm =
  (name: AccountForm) =>
  (form: FormData): Promise<FormResult> =>
    sendForm(`/mi-cuenta/${name}/respuesta`, form);
