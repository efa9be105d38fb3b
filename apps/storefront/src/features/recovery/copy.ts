import { newFactorDays, passwordLength, plural, recoveryMinutes } from '@tianguis/domain';

const lifetime = `${recoveryMinutes} minutos y una sola vez`;
const recent = `que se agregaron en los últimos ${newFactorDays} días`;

/** Texts of the recovery of a password (RT-04). No text reveals whether an e-mail address has an account. */
export const recoveryCopy = {
  ask: {
    title: 'Recupera tu contraseña',
    text: 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.',
    email: 'Correo electrónico',
    submit: 'Enviarme el enlace',
    sending: 'Enviando…',
    required: 'Escribe tu correo electrónico',
    format: 'El formato de correo electrónico es inválido',
    failed: 'No pudimos enviar el enlace. Inténtalo otra vez en un momento; tu correo sigue aquí.',
    busy: (seconds: number) =>
      `Pediste varios enlaces seguidos. Espera ${waiting(seconds)} y vuelve a intentarlo; tu correo sigue aquí.`,
  },
  sent: {
    title: 'Revisa tu correo',
    before: 'Si hay una cuenta con ',
    after: ', te enviamos un enlace para elegir una contraseña nueva.',
    lifetime: `Sirve durante ${lifetime}.`,
    help: '¿No te llegó?',
    hints: [
      'Puede tardar unos minutos. Busca también en la carpeta de no deseados.',
      'Revisa que el correo esté bien escrito y sea el de tu cuenta.',
      'Si te llegan varios enlaces, usa cualquiera: al usar uno, los demás dejan de servir.',
    ],
    again: 'Pedir otro enlace',
  },
  dead: {
    title: 'Este enlace ya no sirve',
    text: `Por tu seguridad, cada enlace sirve durante ${lifetime}. Pide otro y te llega en un momento.`,
  },
  choose: {
    title: 'Elige una contraseña nueva',
    text: `Al guardarla cerramos todas tus sesiones. También quitamos las llaves de acceso y la app de códigos ${recent}.`,
    account: 'Correo de tu cuenta',
    password: 'Contraseña nueva',
    hint: `Al menos ${passwordLength.least} caracteres. Tres o cuatro palabras que no vayan juntas son fáciles de recordar y difíciles de adivinar.`,
    show: 'Mostrar',
    hide: 'Ocultar',
    submit: 'Guardar contraseña',
    sending: 'Guardando…',
    saved: 'Guardamos tu contraseña.',
    required: 'Escribe tu contraseña nueva',
    failed: 'No pudimos guardar tu contraseña. Inténtalo otra vez en un momento.',
    busy: 'Hay muchos intentos en este momento. Espera un poco y vuelve a intentarlo.',
    other: '¿No es tu cuenta?',
    again: 'Pide otro enlace',
  },
  changed: {
    title: 'Tu contraseña cambió',
    text: 'Cerramos las sesiones que estaban abiertas. Ya puedes entrar con tu contraseña nueva.',
    signIn: 'Iniciar sesión',
    inside: 'Cerramos las demás sesiones que estaban abiertas, y en este dispositivo ya entraste.',
    goOn: 'Continuar',
    reduced: `También quitamos las llaves de acceso o la app de códigos ${recent}. Si eran tuyas, agrégalas de nuevo en «Seguridad».`,
  },
  back: 'Volver a iniciar sesión',
} as const;

/** "40 segundos", "7 minutos": rounded up, so that shoppers do not try too early. */
function waiting(seconds: number): string {
  return seconds > 90
    ? plural(Math.ceil(seconds / 60), 'minuto', 'minutos')
    : plural(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos');
}
