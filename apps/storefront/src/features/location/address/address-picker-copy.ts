import type { AddressFailure } from '../../../commerce/destination/address-failure.ts';

/** Texts of the choice of a delivery address (UI-11). */
export const addressPickerCopy = {
  title: 'Elige a dónde enviamos',
  intro: 'Con tu dirección calculamos cuándo llega cada cosa.',
  group: 'Tus direcciones',
  isDefault: 'Predeterminada',
  choose: 'Enviar aquí',
  choosing: 'Guardando…',
  add: 'Agregar una dirección',
  none: 'Todavía no guardas direcciones.',
  orCode: 'O escribe un código postal:',
  loading: 'Buscando tus direcciones…',
  again: 'Intentar de nuevo',
  signIn: 'Iniciar sesión',
  missing: 'Elige una dirección',
  gone: 'Esa dirección ya no está en tu lista. Elige otra.',
  chosen: (street: string, code: string) => `Listo, enviaremos a ${street}, C.P. ${code}.`,
  failed: 'No pudimos guardar tu elección. Inténtalo otra vez.',
  /** Texts for each kind of failure (ER-03). */
  failures: {
    error401: 'Inicia sesión para elegir una de tus direcciones.',
    error404: 'No encontramos tus direcciones. Escribe tu código postal.',
    error440: 'Tu sesión terminó. Inicia sesión de nuevo para elegir una dirección.',
    error500: 'Tuvimos un problema al buscar tus direcciones. Inténtalo de nuevo, o escribe tu código postal.',
    errorCors: 'No pudimos conectarnos. Revisa tu conexión, o escribe tu código postal.',
  } satisfies Record<AddressFailure, string>,
} as const;
