/** What every form for visitors needs against programs that send many (RT-17, RT-25; decision 54). */
import type { FolioReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
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

interface FormRows<Typed, Row> {
  one(id: string): Promise<(Typed & { folio: string }) | undefined>;
  /** @returns false if the form was stored before */
  add(id: string, row: Row): Promise<boolean>;
}

interface StoredForm<Typed, Row> {
  /** From the seal. */
  id: string;
  /** What the visitor typed, as it is stored. */
  typed: Typed;
  row: Row;
  rows(on: Pick<UnitOfWork, 'db'>): FormRows<Typed, Row>;
  /** @throws Failure TOO_MANY_REQUESTS */
  count(): Promise<unknown>;
  /** Writes the mails about the form. */
  mail(unit: Unit): Promise<void>;
}

/**
 * Stores a form once, with its mails. A form that is sent again gets the same reply, and is not counted.
 * @throws Failure TOO_MANY_REQUESTS; FORM_NOT_FRESH for a form that was sent before with other texts
 */
export async function storeForm<Typed extends object, Row extends Typed & { folio: string }>(
  shop: UnitOfWork,
  { id, typed, row, rows, count, mail }: StoredForm<Typed, Row>,
): Promise<FolioReply> {
  const before = await rows(shop).one(id);
  if (before) return replyTo(before, typed);
  await count();
  const isNew = await shop.withTransaction(async (unit) => {
    if (!(await rows(unit).add(id, row))) return false;
    await mail(unit);
    return true;
  });
  // If both sends of one form arrived at once, the other was stored.
  const stored = isNew ? row : await rows(shop).one(id);
  if (!stored) throw new Failure('FORM_NOT_FRESH');
  return replyTo(stored, typed);
}

/** @throws Failure FORM_NOT_FRESH for other texts: they are not lost, and a new form takes them */
function replyTo<Typed extends object>(stored: Typed & { folio: string }, typed: Typed): FolioReply {
  const isSame = (Object.keys(typed) as (keyof Typed)[]).every((name) => stored[name] === typed[name]);
  if (!isSame) throw new Failure('FORM_NOT_FRESH', 'The form was sent before with other texts.');
  return { status: 'success', data: { folio: stored.folio } };
}

/** @param faults a sentence for each wrong field */
export const wrongTexts = (faults: Readonly<Record<string, string | undefined>>): Failure =>
  new Failure('VALIDATION_FAILED', undefined, {
    fields: Object.entries(faults).flatMap(([name, msg]) => (msg === undefined ? [] : [{ name, code: 'WRONG', msg }])),
  });
