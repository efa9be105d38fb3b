/** Texts of the profile, and of the change of the e-mail address. */
export const profileCopy = {
  title: 'Mis datos',
  intro: 'Así te llamamos y así te localizamos si hay algo con un pedido.',
  birthdayHint: 'Para felicitarte; nadie más lo ve.',
  missing: { nombre: 'Escribe tu nombre', apellidoP: 'Escribe tu apellido paterno' },
  save: 'Guardar cambios',
  saved: 'Guardamos tus datos.',
  email: {
    title: 'Correo electrónico',
    text: 'Con él entras a tu cuenta, y a él te escribimos.',
    change: 'Cambiar correo',
  },
} as const;

export const emailCopy = {
  title: 'Cambiar correo',
  intro: (correo: string) =>
    `Hoy tu correo es ${correo}. Enviaremos un código ahí y otro al nuevo, para estar seguros de que los dos son tuyos.`,
  field: 'Correo nuevo',
  submit: 'Enviar los códigos',
  codesTitle: 'Escribe los dos códigos',
  codesHint: 'Tienen seis dígitos y sirven durante 10 minutos.',
  fresh: 'Código del correo nuevo',
  freshHint: (correo: string) => `Lo enviamos a ${correo}.`,
  old: 'Código de tu correo de hoy',
  oldHint: (correo: string) => `Lo enviamos a ${correo}.`,
  finish: 'Cambiar mi correo',
  again: 'Enviar otros códigos',
  other: 'Escribir otro correo',
  ends: 'Al cambiarlo cerramos tu sesión en tus demás dispositivos.',
  done: (correo: string) => `Listo: desde ahora entras con ${correo}.`,
  missing: {
    correo: 'Escribe tu correo nuevo',
    codigoNuevo: 'Escribe el código que llegó a tu correo nuevo',
    codigoAnterior: 'Escribe el código que llegó a tu correo de hoy',
  },
  format: 'El formato de correo electrónico es inválido',
} as const;
