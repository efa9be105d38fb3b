/** What every form for visitors needs against programs that send many (RT-17, RT-25; decision 54). */
import { Failure } from '../../failure.ts';
import { consumeAll, type RateLimit, type RateLimits } from '../../plugins/rate-limits.ts';
import { visitorOf } from '../../visitor.ts';
import type { Seals } from './seals.ts';

/** Limits of forms: per visitor (by IP address), per typed e-mail, and for all visitors together. */
export interface FormLimits {
  ofVisitor: RateLimit;
  /** The shop mails the typed e-mail, which may be that of somebody else. */
  ofEmail: RateLimit;
  inAll: RateLimit;
}

/** Mails in an hour to one typed e-mail. A third of them may be sent at once. */
const formsPerEmail = 12;

/** @param perHour forms per hour; 0 means no limit */
export const createFormLimits = (rateLimits: RateLimits, perHour = { ofVisitor: 0, inAll: 0 }): FormLimits => ({
  ofVisitor: rateLimits.perHour('forms', perHour.ofVisitor),
  ofEmail: rateLimits.perHour('forms-of-email', formsPerEmail),
  inAll: rateLimits.perHour('forms-in-all', perHour.inAll),
});

/** A form that was sent, before it is known to be stored. */
export interface SentForm {
  sello: string;
  sitio?: string;
}

/** @throws Failure FORM_NOT_FRESH, also if the trap is filled in: the visitor reads the form again and sends it */
export async function openForm(seals: Seals, { sello, sitio = '' }: SentForm): Promise<string> {
  if (sitio !== '') throw new Failure('FORM_NOT_FRESH', 'The trap of the form is filled in.');
  return seals.open(sello);
}

/**
 * Counts a form in all limits, or in none. The visitor's limit comes first, so that a refused visitor uses up nothing
 * of the others.
 * @throws Failure TOO_MANY_REQUESTS
 */
export const countForm = ({ ofVisitor, ofEmail, inAll }: FormLimits, address: string, email: string) =>
  consumeAll([ofVisitor, visitorOf(address)], [ofEmail, email], [inAll, 'all']);
