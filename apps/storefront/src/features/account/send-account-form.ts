import type { FormResult } from '@tianguis/ui';
import { sendForm } from '../../shared/forms/send-form.ts';

/** The forms of the account; each has the address `/mi-cuenta/{name}/respuesta` for scripts. */
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

/** For `submit` of a form of the account. */
export const sendAccountForm =
  (name: AccountForm) =>
  (form: FormData): Promise<FormResult> =>
    sendForm(`/mi-cuenta/${name}/respuesta`, form);
