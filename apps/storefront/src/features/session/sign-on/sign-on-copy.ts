/** Texts of the sign-in by an outside provider (RT-06, RT-24). */
/** Notices by the value of the parameter `entrada` of `/login`. VA-03 and ER-05 use the texts of the specification. */
export const notices = {
  'facebook-rechazado': 'El usuario no tiene los permisos necesarios para iniciar sesión con facebook',
  'facebook-cancelado': 'No se completó la entrada con Facebook. Puedes intentarlo de nuevo cuando quieras.',
  'facebook-sin-servicio':
    'Facebook no responde en este momento. Inténtalo en unos minutos, o entra con tu contraseña.',
  'facebook-de-nuevo': 'No pudimos terminar de entrar con Facebook. Inténtalo de nuevo.',
  bloqueada: 'Su Usuario no esta autorizado para acceder a este sitio',
} as const;
export type Notice = keyof typeof notices;

export const signOnCopy = {
  or: 'o',
  enter: (label: string) => `Entrar con ${label}`,
  accept: 'Si es tu primera vez, al entrar así aceptas nuestro',
  notice: 'aviso de privacidad',
  link: 'Ya tienes una cuenta con ese correo. Entra como siempre y la vinculamos: así sabemos que las dos son tuyas.',
  silent: (label: string) =>
    `${label} no responde en este momento. Inténtalo en unos minutos, o entra con tu contraseña.`,
  returned: {
    title: 'Terminando de entrar',
    wait: 'Estamos revisando tus datos. Tarda unos segundos.',
    noScript:
      'Para entrar de esta forma tu navegador necesita JavaScript. Actívalo y vuelve a empezar, o entra con tu correo y tu contraseña.',
    failed: 'No pudimos terminar de entrar. Empieza de nuevo desde la página para entrar.',
    refused: 'No se completó la entrada. Puedes intentarlo de nuevo cuando quieras.',
    offline: 'No pudimos conectarnos. Revisa tu conexión y empieza de nuevo.',
    back: 'Ir a la página para entrar',
  },
} as const;
