/** The mails about deleting an account. */
import { momentFormat } from '@tianguis/domain';
import type { Letter } from '@tianguis/mail';

const reason = 'Recibes este correo porque tienes una cuenta en la tienda.';
const day = momentFormat({ dateStyle: 'long' });

export const deletionRequested = (
  name: string,
  { erasedAt, signIn, days }: { erasedAt: Date; signIn: string; days: number },
): Letter => ({
  subject: `Vamos a borrar tu cuenta el ${day(erasedAt)}`,
  preview: `Tienes ${days} días para cambiar de opinión.`,
  title: `Hola, ${name}: recibimos tu solicitud`,
  parts: [
    { kind: 'text', text: `Cerramos todas tus sesiones. El ${day(erasedAt)} borraremos tu cuenta y tus datos.` },
    { kind: 'text', text: '¿Cambiaste de opinión? Inicia sesión antes de ese día y tu cuenta se queda como estaba.' },
    { kind: 'button', label: 'Conservar mi cuenta', href: signIn },
    { kind: 'note', text: 'Si no fuiste tú, inicia sesión ahora y cambia tu contraseña: alguien entró a tu cuenta.' },
  ],
  reason,
});

export const deletionWithdrawn = (name: string): Letter => ({
  subject: 'Tu cuenta se queda contigo',
  preview: 'Iniciaste sesión, así que ya no la vamos a borrar.',
  title: `¡Qué bueno que sigues aquí, ${name}!`,
  parts: [
    {
      kind: 'text',
      text: 'Iniciaste sesión, así que cancelamos la solicitud de borrar tu cuenta. Todo sigue como estaba.',
    },
    { kind: 'note', text: 'Si no fuiste tú quien pidió borrarla, cambia tu contraseña: alguien entró a tu cuenta.' },
    { kind: 'note', text: 'Si todavía quieres borrarla, pídelo otra vez desde tu cuenta.' },
  ],
  reason,
});
