import type { Letter } from '@tianguis/mail';

/** Informs a customer about a new way to sign in to the account. */
export const identityLinked = (name: string, provider: string): Letter => ({
  subject: `Tu cuenta quedó vinculada con ${provider}`,
  preview: `Desde ahora también puedes entrar con ${provider}.`,
  title: `Hola, ${name}: vinculaste ${provider}`,
  parts: [
    { kind: 'text', text: `Desde ahora también puedes entrar a tu cuenta con ${provider}.` },
    { kind: 'text', text: 'Si fuiste tú, no tienes que hacer nada más.' },
    {
      kind: 'note',
      text: 'Si no fuiste tú, cambia tu contraseña, cierra todas tus sesiones y escríbenos para quitar el vínculo.',
    },
  ],
  reason: 'Recibes este correo porque tu cuenta tiene otra forma de entrar.',
});
