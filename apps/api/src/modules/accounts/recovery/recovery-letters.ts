/** The mails of recovering a password (RT-04). */
import { newFactorDays, recoveryMinutes } from '@tianguis/domain';
import type { Letter, LetterPart } from '@tianguis/mail';
import type { RemovedFactors } from '../second-step/new-factors-repository.ts';

export const recoveryLink = (name: string, href: string): Letter => ({
  subject: 'Elige una contraseña nueva',
  preview: `El enlace sirve durante ${recoveryMinutes} minutos y una sola vez.`,
  title: `Hola, ${name}: elige una contraseña nueva`,
  parts: [
    { kind: 'text', text: 'Pediste recuperar tu cuenta. Con este enlace eliges otra contraseña.' },
    { kind: 'button', label: 'Elegir contraseña nueva', href },
    {
      kind: 'text',
      text: `Sirve durante ${recoveryMinutes} minutos y una sola vez. Si te llegaron varios, usa cualquiera: los demás dejan de servir.`,
    },
    {
      kind: 'note',
      text: 'No se lo reenvíes a nadie: con él se entra a tu cuenta. Si no lo pediste, ignora este correo; tu contraseña sigue igual.',
    },
  ],
  reason: 'Recibes este correo porque alguien lo escribió para recuperar la contraseña de tu cuenta.',
});

/** Names what the recovery removed, so that customers can add their own passkeys and app again. */
function removedParts({ passkeys, hasApp }: RemovedFactors): LetterPart[] {
  const names = [...passkeys.map((name) => `la llave de acceso «${name}»`), ...(hasApp ? ['tu app de códigos'] : [])];
  if (names.length === 0) return [];
  const text =
    `Por tu seguridad también quitamos lo que se agregó en los últimos ${newFactorDays} días: ${names.join(', ')}. ` +
    'Si era tuyo, agrégalo de nuevo en «Seguridad».';
  return [{ kind: 'text', text }];
}

/** @param removed the factors that the recovery removed */
export const passwordChanged = (
  name: string,
  { recovery, removed }: { recovery: string; removed: RemovedFactors },
): Letter => ({
  subject: 'Tu contraseña cambió',
  preview: 'Cerramos las sesiones que estaban abiertas con la anterior.',
  title: `Hola, ${name}: tu contraseña cambió`,
  parts: [
    {
      kind: 'text',
      text: 'Desde ahora entras con tu contraseña nueva. Cerramos las sesiones que estaban abiertas en tus otros dispositivos.',
    },
    ...removedParts(removed),
    { kind: 'text', text: 'Si fuiste tú, no tienes que hacer nada más.' },
    {
      kind: 'note',
      text: 'Si no fuiste tú, alguien puede leer tu correo: cambia primero la contraseña de tu correo y después la de tu cuenta.',
    },
    { kind: 'button', label: 'Recuperar mi cuenta', href: recovery },
  ],
  reason: 'Recibes este correo porque cambió la contraseña de tu cuenta.',
});
