/** The mails about privacy requests: to the customer, and to the shop's contact for personal data. */
import type { Letter } from '@tianguis/mail';

export interface PrivacyLetter {
  folio: string;
  /** The right that the customer exercises, in words. */
  right: string;
  /** The last day to answer, in words. */
  due: string;
}

const law = 'Ley Federal de Protección de Datos Personales en Posesión de los Particulares';

export const requestReceived = (name: string, { folio, right, due }: PrivacyLetter): Letter => ({
  subject: `Recibimos tu solicitud ${folio}`,
  preview: `Te respondemos a más tardar el ${due}.`,
  title: `${name}, recibimos tu solicitud`,
  parts: [
    { kind: 'list', items: [`Folio: ${folio}`, `Derecho: ${right}`, `Respuesta a más tardar: ${due}`] },
    {
      kind: 'text',
      text: 'Te responderemos a este correo. Si necesitamos algún dato más, también te lo pediremos aquí.',
    },
  ],
  reason: `Recibes este correo porque hiciste una solicitud sobre tus datos personales (${law}).`,
});

export const requestForShop = (
  { folio, right, due }: PrivacyLetter,
  { email, name, text }: { email: string; name: string; text: string },
): Letter => ({
  subject: `Solicitud ${folio}: ${right}`,
  preview: `Vence el ${due}.`,
  title: `Solicitud ${folio}`,
  parts: [
    { kind: 'list', items: [`Derecho: ${right}`, `Vence: ${due}`, `Titular: ${name}`, `Correo: ${email}`] },
    { kind: 'text', text },
    { kind: 'note', text: `La ley da 20 días hábiles para responder (${law}).` },
  ],
  reason: 'Recibes este correo porque la tienda te tiene como contacto de datos personales.',
});

/** @param answer in lines; an empty line separates paragraphs */
export const requestAnswered = (
  name: string,
  { folio, answer, page }: { folio: string; answer: string; page: string },
): Letter => ({
  subject: `Respondimos tu solicitud ${folio}`,
  preview: 'Aquí está nuestra respuesta.',
  title: `${name}, esta es nuestra respuesta`,
  parts: [
    ...answer
      .split(/\n\s*\n/)
      .map((paragraph) => ({ kind: 'text' as const, text: paragraph.trim() }))
      .filter(({ text }) => text !== ''),
    { kind: 'button', label: 'Ver mis solicitudes', href: page },
    { kind: 'note', text: `Folio: ${folio}. La respuesta también queda en tu cuenta, en «Privacidad».` },
  ],
  reason: `Recibes este correo porque hiciste una solicitud sobre tus datos personales (${law}).`,
});
