import { plural } from '@tianguis/domain';
import { dayOf } from '../copy.ts';

/** Texts of deleting an account (RL-05, AP-07). */
export const deletionCopy = {
  title: 'Borrar mi cuenta',
  intro: (days: number) =>
    `Cerramos tu sesión en todos tus dispositivos. Tienes ${plural(days, 'día', 'días')} para cambiar de opinión; después borramos tus datos y ya no hay vuelta atrás.`,
  erased: 'Qué se borra',
  kept: 'Qué guardamos porque la ley lo pide',
  years: (count: number) => `Durante ${plural(count, 'año', 'años')}`,
  before: {
    title: 'Antes de borrarla',
    text: '¿Quieres quedarte con una copia de tus datos, o solo dejar de recibir correos?',
    download: 'Descargar mis datos',
    notifications: 'Elegir mis avisos',
  },
  confirm: 'Para continuar, confirma que eres tú.',
  goOn: 'Continuar',
  keep: 'Conservar mi cuenta',
  last: 'Último paso',
  understood: (days: number) => `Entiendo que mi cuenta se borra en ${plural(days, 'día', 'días')}`,
  notSettled: 'Lo que tienes pendiente',
  again: 'Cuando esté resuelto, vuelve a esta página y bórrala. Tu cuenta sigue como estaba.',
  missing: 'Marca la casilla para borrar tu cuenta',
  submit: 'Borrar mi cuenta',
  submitting: 'Cerrando tu cuenta…',
  deleted: {
    title: 'Tu cuenta quedó cerrada',
    until: (moment: string) => `La borraremos el ${dayOf(moment)}.`,
    how: 'Si cambias de opinión antes de ese día, inicia sesión con tu correo y tu contraseña: con eso la recuperas completa.',
    mail: 'Te enviamos un correo con estos datos. Gracias por el tiempo que pasaste con nosotros.',
    signIn: 'Recuperar mi cuenta',
    home: 'Ir al inicio',
  },
} as const;
