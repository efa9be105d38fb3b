/**
 * The mails about passkeys, authenticator apps and recovery codes. They warn customers of changes that somebody else
 * made.
 */
import { factorLinkDays, newFactorDays } from '@tianguis/domain';
import type { Letter, LetterPart } from '@tianguis/mail';

const reason = 'Recibes este correo porque cambió la forma de entrar a tu cuenta.';

/** @param recovery URL of the page on which the customer asks for a link to a new password */
const recover = (recovery: string): LetterPart[] => [
  {
    kind: 'note',
    text:
      'Si no fuiste tú, recupera tu cuenta cuanto antes: al elegir una contraseña nueva se cierran todas las sesiones y ' +
      `se quitan las llaves de acceso y la app que se agregaron en los últimos ${newFactorDays} días.`,
  },
  { kind: 'button', label: 'Recuperar mi cuenta', href: recovery },
];

/** @param notMe URL of the page that removes the new factor */
const removeByLink = (notMe: string): LetterPart[] => [
  {
    kind: 'note',
    text:
      'Si no fuiste tú, alguien tiene abierta tu cuenta. Con este enlace, que sirve durante ' +
      `${factorLinkDays} días, la quitas y cierras todas las sesiones sin entrar. Después eliges una contraseña nueva.`,
  },
  { kind: 'button', label: 'No fui yo', href: notMe },
];

const notice = (
  name: string,
  { subject, text, unlessYou }: { subject: string; text: readonly string[]; unlessYou: readonly LetterPart[] },
): Letter => ({
  ...{
    subject,
    reason,
    preview: text[0] ?? '',
    title: `Hola, ${name}: ${subject[0]?.toLowerCase()}${subject.slice(1)}`,
  },
  parts: [...text.map((one) => ({ kind: 'text' as const, text: one })), ...unlessYou],
});

export const passkeyAdded = (name: string, { passkey, notMe }: { passkey: string; notMe: string }): Letter =>
  notice(name, {
    unlessYou: removeByLink(notMe),
    subject: 'Agregaste una llave de acceso',
    text: [`Desde ahora puedes entrar con «${passkey}», sin escribir tu contraseña.`],
  });

export const authenticatorAdded = (name: string, { notMe }: { notMe: string }): Letter =>
  notice(name, {
    unlessYou: removeByLink(notMe),
    subject: 'Activaste tu app de autenticación',
    text: [
      'Desde ahora te pediremos un código de tu app cada vez que entres con tu contraseña.',
      'Guarda tus códigos de recuperación en un lugar seguro: con ellos entras si pierdes tu teléfono.',
    ],
  });

export const authenticatorRemoved = (name: string, { recovery }: { recovery: string }): Letter =>
  notice(name, {
    unlessYou: recover(recovery),
    subject: 'Desactivaste tu app de autenticación',
    text: ['Ya no te pediremos un código de tu app al entrar. Tus códigos de recuperación tampoco sirven ya.'],
  });

export const recoveryCodesMade = (name: string, { recovery }: { recovery: string }): Letter =>
  notice(name, {
    unlessYou: recover(recovery),
    subject: 'Hiciste nuevos códigos de recuperación',
    text: ['Los que tenías antes ya no sirven. Guarda los nuevos en un lugar seguro.'],
  });

const few = 3;
const left = (codes: number): string => {
  if (codes === 0) return 'Era el último que tenías. Haz nuevos en tu cuenta, para no quedarte sin entrar.';
  const are = codes === 1 ? 'Te queda uno.' : `Te quedan ${codes}.`;
  return codes <= few ? `${are} Haz nuevos en tu cuenta antes de que se te acaben.` : are;
};

/** @param codes number of codes that are left */
export const recoveryCodeUsed = (name: string, { codes, recovery }: { codes: number; recovery: string }): Letter =>
  notice(name, {
    unlessYou: recover(recovery),
    subject: 'Entraste con un código de recuperación',
    text: [`Ese código ya no sirve. ${left(codes)}`],
  });

/** This mail has a title of its own, since {@link notice} would say that the customer made the change. */
export const codesGuessed = (name: string): Letter => ({
  subject: 'Alguien intenta adivinar tus códigos para entrar',
  preview: 'Escribió bien tu contraseña, pero no el código de tu app.',
  title: `Hola, ${name}: alguien quiere entrar a tu cuenta`,
  parts: [
    { kind: 'text', text: 'Escribió bien tu contraseña, pero no el código de tu app. No ha podido entrar.' },
    { kind: 'text', text: 'Cambia tu contraseña: deja de servirle la que conoce.' },
    {
      kind: 'note',
      text: 'Si fuiste tú, revisa que la hora de tu teléfono sea automática, o entra con un código de recuperación.',
    },
  ],
  reason: 'Recibes este correo porque alguien inició sesión con tu contraseña.',
});

/** Sent when the shop's support turned the app off, to warn customers who did not ask for that. */
export const authenticatorTurnedOff = (name: string, { help }: { help: string }): Letter => ({
  subject: 'Desactivamos tu app de códigos',
  preview: 'Cerramos tus sesiones. Vuelve a entrar con tu contraseña.',
  title: `Hola, ${name}: desactivamos tu app de códigos`,
  parts: [
    { kind: 'text', text: 'La desactivó nuestro equipo de atención. Tus códigos de recuperación tampoco sirven ya.' },
    {
      kind: 'text',
      text:
        'Cerramos tus sesiones: entra con tu contraseña y con un código que enviaremos a este correo. ' +
        'Después activa una app nueva en «Seguridad».',
    },
    {
      kind: 'text',
      text: '¿No lo pediste? Alguien quiere entrar a tu cuenta: cambia tu contraseña y escríbenos cuanto antes.',
    },
    { kind: 'button', label: 'Pedir ayuda', href: help },
  ],
  reason,
});
