/** Businesses that want to sell in the shop (RT-25): the fields of the form and their faults. */
import { isPhone, plainPhone } from '../address/phone.ts';
import { canonicalMailAddress } from '../mail/mail-address.ts';
import { readRfc } from '../tax/rfc.ts';
import { plainLines, plainText } from '../texts/plain-text.ts';
import { contactFaults, nameFault, textFault } from './contact-request.ts';

/** Characters of the fields at most. */
export const leadLengths = { negocio: 120, rfc: 20, categoria: 120 } as const;

/** The fields as a visitor types them. */
export interface TypedLead {
  nombre: string;
  negocio: string;
  rfc: string;
  correo: string;
  telefono: string;
  categoria: string;
  venta: string;
  /** An RFC that the visitor has seen as doubtful, and sends all the same. */
  rfc_revisado: string;
}

/** The fields as they are stored. */
export interface Lead {
  name: string;
  business: string;
  rfc: string;
  email: string;
  phone: string;
  /** The name of a department, or `Otra`. */
  category: string;
  sells: string;
}

/** The choice for goods of no department. */
export const otherCategory = 'Otra';

export const leadFaults = {
  business: 'Escribe el nombre de tu negocio.',
  businessIsLink: 'Aquí va solo el nombre de tu negocio, sin enlaces.',
  rfc: 'El RFC lleva 12 letras y números si es de empresa, o 13 si es de persona.',
  date: 'La fecha de ese RFC no existe. Revísalo con tu constancia.',
  generic: 'Ese RFC es el genérico. Escribe el de tu negocio.',
  digit: 'Algo no cuadra en ese RFC. Revísalo con tu constancia. Si ahí dice lo mismo, envíalo otra vez.',
  phone: 'Escribe un teléfono de diez dígitos.',
  category: 'Elige qué vendes más.',
} as const;

/**
 * The sentence for a wrong RFC; undefined for that of a business or a person. The SAT has issued some numbers with
 * another digit, so such a number is asked once more.
 * @param seen the RFC that was asked once more
 */
export function rfcSentence(typed: string, seen: string): string | undefined {
  const read = readRfc(typed);
  const before = readRfc(seen);
  if ('fault' in read) return read.fault === 'date' ? leadFaults.date : leadFaults.rfc;
  if (read.kind === 'generic') return leadFaults.generic;
  const isSeen = 'rfc' in before && before.rfc === read.rfc;
  return read.hasRightDigit || isSeen ? undefined : leadFaults.digit;
}

/** Reads a form. @returns the lead, or a sentence for each wrong field */
export function readLead(
  typed: TypedLead,
  categories: readonly string[],
):
  | { lead: Lead; faults?: undefined }
  | { lead?: undefined; faults: Readonly<Partial<Record<keyof TypedLead, string>>> } {
  const name = plainText(typed.nombre);
  const business = plainText(typed.negocio);
  const email = canonicalMailAddress(typed.correo.trim());
  const phone = plainPhone(typed.telefono);
  const rfc = rfcSentence(typed.rfc, typed.rfc_revisado);
  const sells = plainLines(typed.venta);
  const isKnown = typed.categoria === otherCategory || categories.includes(typed.categoria);
  const faults = {
    ...nameFault('nombre', name),
    ...(/[\p{L}\p{N}]/u.test(business)
      ? /:\/\/|www\./i.test(business) && { negocio: leadFaults.businessIsLink }
      : { negocio: leadFaults.business }),
    ...(rfc !== undefined && { rfc }),
    ...(email === undefined && { correo: contactFaults.email }),
    ...(!isPhone(phone) && { telefono: leadFaults.phone }),
    ...(!isKnown && { categoria: leadFaults.category }),
    ...textFault('venta', sells),
  };
  if (Object.keys(faults).length > 0 || email === undefined) return { faults };
  const plainRfc = readRfc(typed.rfc);
  return {
    lead: {
      name,
      business,
      rfc: 'rfc' in plainRfc ? plainRfc.rfc : '',
      email,
      phone,
      category: typed.categoria,
      sells,
    },
  };
}
