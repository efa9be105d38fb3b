/** The mails of accounts. */
import type { Letter } from '@tianguis/mail';
import { codeMinutes } from '../credentials/code-repository.ts';

const lifetime = `Sirve durante ${codeMinutes} minutos y una sola vez.`;
const secrecy = 'No se lo des a nadie: nunca te lo vamos a pedir por teléfono ni por mensaje.';

export const signInCode = (name: string, code: string): Letter => ({
  subject: 'Tu código para entrar',
  preview: lifetime,
  title: `Hola, ${name}: este es tu código`,
  parts: [
    { kind: 'text', text: 'Escríbelo en la página donde estás iniciando sesión.' },
    { kind: 'code', code },
    { kind: 'text', text: `${lifetime} ${secrecy}` },
    { kind: 'note', text: 'Si no fuiste tú, alguien conoce tu contraseña: cámbiala cuanto antes.' },
  ],
  reason: 'Recibes este correo porque alguien inició sesión con tu cuenta.',
});

/**
 * Mailed to an address that is not proved yet. The mail does not contain the typed name, so that nobody can send a text
 * to a stranger by typing it as a name.
 */
export const registrationCode = (code: string): Letter => ({
  subject: 'Tu código para crear tu cuenta',
  preview: lifetime,
  title: '¡Qué gusto que te registres!',
  parts: [
    { kind: 'text', text: 'Para confirmar que este correo es tuyo, escribe este código en la página de registro.' },
    { kind: 'code', code },
    { kind: 'text', text: `${lifetime} ${secrecy}` },
  ],
  reason: 'Recibes este correo porque alguien lo escribió para crear una cuenta. Si no fuiste tú, ignóralo.',
});

export const alreadyRegistered = (name: string, { signIn }: { signIn: string }): Letter => ({
  subject: 'Ya tienes una cuenta con este correo',
  preview: 'No hace falta que te registres otra vez.',
  title: `Hola, ${name}: ya tienes una cuenta`,
  parts: [
    { kind: 'text', text: 'Alguien quiso registrarse con tu correo. Si fuiste tú, entra con la cuenta que ya tienes.' },
    { kind: 'button', label: 'Iniciar sesión', href: signIn },
    { kind: 'note', text: 'Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.' },
  ],
  reason: 'Recibes este correo porque alguien lo escribió para crear una cuenta.',
});
