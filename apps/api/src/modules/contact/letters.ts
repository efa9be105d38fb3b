/**
 * Mails about the contact page (RT-17). Strangers type the e-mail, the name and the text. So the mail to the
 * typed e-mail greets nobody by name, and its text has no links: the shop sends no advertisement of others.
 */
import { contactSubjects, withoutLinks } from '@tianguis/domain/contact';
import type { Letter, LetterPart } from '@tianguis/mail';
import type { ContactRow } from './repository.ts';

type Shown = Pick<ContactRow, 'folio' | 'name' | 'email' | 'phone' | 'subject' | 'order' | 'text'>;

/** To the writer: the folio, and what was written. */
export const contactReceived = ({ folio, subject, order, text }: Shown): Letter => ({
  subject: `Recibimos tu mensaje, folio ${folio}`,
  preview: 'Te contestamos por este correo.',
  title: 'Recibimos tu mensaje',
  parts: [
    { kind: 'text', text: `Tu folio es ${folio}. Te contestamos por este correo en 5 días hábiles o menos.` },
    { kind: 'text', text: `Asunto: ${contactSubjects[subject]}${order === null ? '' : `, pedido ${order}`}` },
    { kind: 'text', text: withoutLinks(text) },
    { kind: 'note', text: 'Si no nos escribiste tú, ignora este correo: no usaremos tu dirección para nada más.' },
  ],
  reason: 'Recibes este correo porque alguien escribió esta dirección en nuestra página de contacto.',
});

/** To the shop, with the command that answers. */
export const contactForShop = ({ folio, subject, order, text, name, email, phone }: Shown): Letter => ({
  subject: `Mensaje ${folio}: ${contactSubjects[subject]}`,
  preview: 'Escribieron en la página de contacto.',
  title: `Mensaje ${folio}`,
  parts: [
    {
      kind: 'list',
      items: [
        `Asunto: ${contactSubjects[subject]}`,
        ...(order === null ? [] : [`Pedido que escribió: ${order}`]),
        `Nombre: ${name}`,
        `Correo: ${email}`,
        ...(phone === null ? [] : [`Teléfono: ${phone}`]),
      ],
    },
    { kind: 'text', text },
    note('Nadie comprobó quién escribió. No des datos de un pedido ni de una cuenta sin confirmarlo antes.'),
    note(`Para responder: npm run shop -- messages answer ${folio} --text "Tu respuesta".`),
  ],
  reason: 'Recibes este correo porque es el correo de contacto de la tienda.',
});

/** To the writer: the answer of the shop, and below it what was asked. */
export const contactAnswered = ({ folio, text }: Shown, answer: string, contact: string): Letter => ({
  subject: `Respuesta a tu mensaje, folio ${folio}`,
  preview: 'Ya te contestamos.',
  title: 'Te contestamos',
  parts: [
    { kind: 'text', text: answer },
    { kind: 'note', text: `Nos escribiste: ${withoutLinks(text)}` },
    { kind: 'note', text: `Para seguir, escríbenos otra vez y pon tu folio, ${folio}, en el mensaje.` },
    { kind: 'link', label: 'Ir a contacto', href: contact },
  ],
  reason: 'Recibes este correo porque escribiste en nuestra página de contacto.',
});

const note = (text: string): LetterPart => ({ kind: 'note', text });
