/** The mail about a session that the shop has ended. */
import type { Letter } from '@tianguis/mail';

/** Why the shop ended a session: wrong secrets were typed in the session, or its tokens were used a second time. */
export type UnsafeReason = 'wrong-secrets' | 'copied-token';

const reasons: Record<UnsafeReason, string> = {
  'wrong-secrets':
    'Desde una sesión abierta de tu cuenta se escribió varias veces una contraseña o un código que no es correcto. ' +
    'Por tu seguridad cerramos esa sesión.',
  'copied-token':
    'Alguien usó por segunda vez una credencial de una sesión de tu cuenta: puede que la haya copiado de tu ' +
    'dispositivo. Por tu seguridad cerramos esa sesión.',
};

/** @param recovery page on which the customer sets a new password */
export const unsafeSessionEnded = (
  name: string,
  { reason, recovery }: { reason: UnsafeReason; recovery: string },
): Letter => ({
  subject: 'Cerramos una sesión de tu cuenta',
  preview: 'Si no fuiste tú, cambia tu contraseña.',
  title: `${name}, cerramos una sesión de tu cuenta`,
  parts: [
    { kind: 'text', text: reasons[reason] },
    { kind: 'text', text: 'Si fuiste tú, entra de nuevo: te pediremos un código además de tu contraseña.' },
    { kind: 'text', text: '¿No fuiste tú? Elige otra contraseña: así se cierran todas tus sesiones.' },
    { kind: 'button', label: 'Elegir otra contraseña', href: recovery },
  ],
  reason: 'Recibes este correo porque cuidamos tu cuenta. Los avisos de seguridad llegan siempre.',
});
