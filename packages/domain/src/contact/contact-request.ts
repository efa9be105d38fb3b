/** What visitors write to the shop (RT-17): the fields of the form, their faults, and the folio of a request. */
import { isPhone, plainPhone } from '../address/phone.ts';
import { canonicalMailAddress } from '../mail/mail-address.ts';
import { personNameFault } from '../texts/person-name.ts';
import { plainLines, plainText } from '../texts/plain-text.ts';
import { longestMessage } from './limits.ts';

/** What a request is about, with the words that shoppers choose. */
export const contactSubjects = {
  pedido: 'Un pedido',
  producto: 'Un producto',
  factura: 'Una factura',
  datos: 'Mis datos personales',
  otra: 'Otra cosa',
} as const;
export type ContactSubject = keyof typeof contactSubjects;

export const isContactSubject = (text: string): text is ContactSubject => Object.hasOwn(contactSubjects, text);

/** Characters of the fields at most. */
export const contactLengths = { nombre: 80, telefono: 40, pedido: 20, mensaje: longestMessage } as const;

/** The fields as a visitor types them. */
export interface TypedContact {
  nombre: string;
  correo: string;
  telefono: string;
  asunto: string;
  pedido: string;
  mensaje: string;
}

/** The fields as they are stored. */
export interface ContactRequest {
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  /** The number of an order, as it was typed. */
  order: string | null;
  text: string;
}

type Faults<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Letters and digits that a message has besides its links. */
const fewestLetters = 10;

/** The sentences that a visitor reads at a field. */
export const contactFaults = {
  name: 'Escribe tu nombre.',
  nameIsMessage: 'Aquí va solo tu nombre, sin enlaces ni teléfonos.',
  email: 'Escribe un correo como nombre@ejemplo.com: ahí te contestamos.',
  phone: 'El teléfono lleva diez dígitos. También puedes dejarlo vacío.',
  subject: 'Elige de qué se trata.',
  order: 'El número de pedido tiene diez dígitos. Si no lo tienes a la mano, déjalo vacío.',
  empty: 'Escribe tu mensaje.',
  onlyLinks: 'Cuéntanos con tus palabras qué necesitas: un enlace solo no nos basta.',
  long: `Tu mensaje es muy largo. Déjalo en ${longestMessage} letras o menos.`,
} as const;

/** Reads a form. @returns the request, or a sentence for each wrong field */
export function readContact(
  typed: TypedContact,
): { request: ContactRequest; faults?: undefined } | { request?: undefined; faults: Faults<keyof TypedContact> } {
  const name = plainText(typed.nombre);
  const email = canonicalMailAddress(typed.correo.trim());
  const phone = plainPhone(typed.telefono);
  const order = typed.pedido.replace(/[\s#-]/g, '');
  const text = plainLines(typed.mensaje);
  const faults = {
    ...nameFault('nombre', name),
    ...(email === undefined && { correo: contactFaults.email }),
    ...(phone !== '' && !isPhone(phone) && { telefono: contactFaults.phone }),
    ...(!isContactSubject(typed.asunto) && { asunto: contactFaults.subject }),
    ...(order !== '' && !/^\d{10}$/.test(order) && { pedido: contactFaults.order }),
    ...textFault('mensaje', text),
  };
  if (Object.keys(faults).length > 0 || email === undefined || !isContactSubject(typed.asunto)) return { faults };
  return { request: { name, email, phone: phone || null, subject: typed.asunto, order: order || null, text } };
}

/** The sentence for a wrong name of a person. */
export function nameFault<Name extends string>(field: Name, name: string): Faults<Name> {
  const fault = name === '' || name.length > contactLengths.nombre ? 'unwritten' : personNameFault(name);
  const sentence = fault === 'message' ? contactFaults.nameIsMessage : contactFaults.name;
  return (fault === undefined ? {} : { [field]: sentence }) as Faults<Name>;
}

/** The sentence for a text that is empty, too long, or has nothing but links. */
export function textFault<Name extends string>(field: Name, text: string): Faults<Name> {
  const letters = (some: string) => some.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const fault =
    letters(text) === 0
      ? contactFaults.empty
      : text.length > longestMessage
        ? contactFaults.long
        : text !== withoutLinks(text) && letters(text.replace(link, '')) < fewestLetters
          ? contactFaults.onlyLinks
          : undefined;
  return (fault === undefined ? {} : { [field]: fault }) as Faults<Name>;
}

/** Mail programs make links of such words: an address with a scheme, `www.`, or a domain with a path or without. */
const link =
  /(?:[a-z][a-z+.-]{1,20}:\/\/|www\.)\S+|(?<![\p{L}\p{N}@])(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}(?:[/?#]\S*)?/giu;

/**
 * A text that a stranger typed, without its links. Anybody may type the e-mail of somebody else, so a mail to a typed
 * e-mail must not carry links.
 */
export const withoutLinks = (text: string): string => text.normalize('NFKC').replace(link, '[enlace]');

/** Letters and digits of folios that are not taken for one another. */
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A folio of random bytes, which nobody can count: a letter for its kind, and eight characters. */
export const folioOf = (kind: 'C' | 'V', bytes: Uint8Array): string =>
  kind + [...bytes.subarray(0, 8)].map((byte) => legible[byte % legible.length]).join('');

/** Reads a folio as people write it: in small letters, with spaces or hyphens. */
export const plainFolio = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** Whether a text is the folio of a request; folios of messages about orders begin with a digit. */
export const isContactFolio = (text: string): boolean => /^C[A-Z2-9]{8}$/.test(text);
export const isLeadFolio = (text: string): boolean => /^V[A-Z2-9]{8}$/.test(text);
