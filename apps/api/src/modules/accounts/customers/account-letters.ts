/** The mails of the account's pages. */
import type { Letter, LetterPart } from '@tianguis/mail';
import { codeMinutes } from '../credentials/code-repository.ts';

const lifetime = `Sirve durante ${codeMinutes} minutos y una sola vez.`;
const secrecy = 'No se lo des a nadie: nunca te lo vamos a pedir por teléfono ni por mensaje.';
const ofYourAccount = 'Recibes este correo porque algo cambió en tu cuenta. Los avisos de seguridad llegan siempre.';

/** Tells customers what to do if somebody else made the change. */
const wasItYou = (help: string): LetterPart[] => [
  { kind: 'text', text: '¿No fuiste tú? Escríbenos cuanto antes y te ayudamos a recuperar tu cuenta.' },
  { kind: 'button', label: 'Pedir ayuda', href: help },
];

export const confirmationCode = (name: string, code: string): Letter => ({
  subject: 'Tu código para confirmar que eres tú',
  preview: lifetime,
  title: `Hola, ${name}: confirma que eres tú`,
  parts: [
    { kind: 'text', text: 'Escribe este código en la página de tu cuenta para continuar.' },
    { kind: 'code', code },
    { kind: 'text', text: `${lifetime} ${secrecy}` },
    {
      kind: 'note',
      text: 'Si no fuiste tú, alguien tiene abierta tu cuenta: entra y cierra tus sesiones en «Sesiones y dispositivos».',
    },
  ],
  reason: 'Recibes este correo porque alguien quiso cambiar algo importante de tu cuenta.',
});

/**
 * Mailed to the new address of an account. The mail does not contain the customer's name, so that nobody can send a
 * text to a stranger by typing it as a name.
 */
export const newAddressCode = (code: string): Letter => ({
  subject: 'Tu código para cambiar de correo',
  preview: lifetime,
  title: 'Confirma tu correo nuevo',
  parts: [
    { kind: 'text', text: 'Este es el código que pide la página como «código del correo nuevo».' },
    { kind: 'code', code },
    { kind: 'text', text: `${lifetime} ${secrecy}` },
  ],
  reason: 'Recibes este correo porque alguien lo escribió como el nuevo de su cuenta. Si no fuiste tú, ignóralo.',
});

/** Mailed to the current address of the account. */
export const oldAddressCode = (name: string, { code, email }: { code: string; email: string }): Letter => ({
  subject: 'Tu código para dejar este correo',
  preview: lifetime,
  title: `Hola, ${name}: ¿quieres cambiar de correo?`,
  parts: [
    { kind: 'text', text: `Tu cuenta pasaría a este correo: ${email}` },
    {
      kind: 'text',
      text: 'Si estás de acuerdo, este es el código que pide la página como «código del correo de hoy».',
    },
    { kind: 'code', code },
    { kind: 'text', text: `${lifetime} ${secrecy}` },
    {
      kind: 'note',
      text: 'Si no fuiste tú, no compartas el código: alguien tiene abierta tu cuenta. Cierra tus sesiones.',
    },
  ],
  reason: 'Recibes este correo porque alguien pidió cambiar el correo de tu cuenta.',
});

/** Mailed to the owner of an address, after another account asked for this address. */
export const addressInUse = (name: string, { signIn }: { signIn: string }): Letter => ({
  subject: 'Ya tienes una cuenta con este correo',
  preview: 'Un correo sirve para una sola cuenta.',
  title: `Hola, ${name}: ya tienes una cuenta`,
  parts: [
    { kind: 'text', text: 'Alguien quiso poner tu correo en otra cuenta. No se puede: ya es el de la tuya.' },
    { kind: 'button', label: 'Iniciar sesión', href: signIn },
    { kind: 'note', text: 'Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.' },
  ],
  reason: 'Recibes este correo porque alguien lo escribió como el nuevo de su cuenta.',
});

/** Mailed to both addresses. */
export const emailChanged = (name: string, { email, help }: { email: string; help: string }): Letter => ({
  subject: 'El correo de tu cuenta cambió',
  preview: 'Cerramos tus demás sesiones.',
  title: `${name}, el correo de tu cuenta cambió`,
  parts: [
    { kind: 'text', text: `Desde ahora entras con este correo: ${email}` },
    { kind: 'text', text: 'Por tu seguridad cerramos tu sesión en los demás dispositivos.' },
    ...wasItYou(help),
  ],
  reason: ofYourAccount,
});

export const passwordChanged = (name: string, { help }: { help: string }): Letter => ({
  subject: 'Tu contraseña cambió',
  preview: 'Cerramos tus demás sesiones.',
  title: `${name}, tu contraseña cambió`,
  parts: [
    { kind: 'text', text: 'Por tu seguridad cerramos tu sesión en los demás dispositivos. Entra ahí con la nueva.' },
    ...wasItYou(help),
  ],
  reason: ofYourAccount,
});

export const twoStepChanged = (name: string, { isOn, help }: { isOn: boolean; help: string }): Letter => ({
  subject: isOn ? 'Activaste el código al entrar' : 'Desactivaste el código al entrar',
  preview: isOn ? 'Tu cuenta está más segura.' : 'Vuelve a activarlo cuando quieras.',
  title: isOn ? `${name}, ahora entras con un código` : `${name}, ya no pedimos un código cada vez`,
  parts: [
    {
      kind: 'text',
      text: isOn
        ? 'Cada vez que inicies sesión te enviaremos un código a este correo.'
        : 'Solo te pediremos un código cuando entres desde un dispositivo nuevo, o si notamos algo raro.',
    },
    ...wasItYou(help),
  ],
  reason: ofYourAccount,
});
