/**
 * Writes the mails about orders that steps have noted (OD-02, OD-06), and the push notifications on the customer's
 * devices. Each mail has a transaction of its own, in which the noted row is marked. So a mail is written once, if runs
 * are repeated, and if two workers run at once.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import type { Letter, LetterShop } from '@tianguis/mail';
import { createMailService } from '../../mail/service.ts';
import { writePush } from '../../push/service.ts';
import { invoiceMail } from './invoice-letters.ts';
import { type LetterOrder, letterOrder } from './letter-order-repository.ts';
import { orderLetter } from './order-letters.ts';
import { orderNote } from './order-notes.ts';
import { parcelLetter } from './parcel-letters.ts';
import { sellerLetter } from './seller-letters.ts';
import { type WaitingMail, waitingMails } from './waiting-mails-repository.ts';

/** Mails that a call writes at most. The next call continues. */
const most = 1_000;

/**
 * Writes all mails that wait. A failure of one mail does not hinder the others.
 * @returns the number of written mails
 * @throws AggregateError with the errors of mails that could not be written
 */
export async function writeOrderMails(
  shop: UnitOfWork,
  letterShop: LetterShop,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const errors: unknown[] = [];
  const at = new Date(now);
  let written = 0;
  for (const id of await waitingMails(shop).due(most, at)) {
    if (signal?.aborted) break;
    try {
      if (await shop.withTransaction((unit) => writeOne(unit, letterShop, id, at))) written++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails about orders could not be written.`);
  return written;
}

async function writeOne(unit: Unit, letterShop: LetterShop, id: number, at: Date): Promise<boolean> {
  const waiting = waitingMails(unit);
  const mail = await waiting.lock(id);
  const order = mail && (await letterOrder(unit, mail.order));
  if (!mail || !order) return false;
  const written = await letterOf(unit, mail, order, letterShop.origin);
  const kind = `${mail.store === null ? 'order' : 'seller'}-${mail.step}`;
  // The mail of a seller has the address of a customer, so no link opens the mail, and its text is erased when sent.
  const isSecret = mail.store !== null;
  if (written && mail.store === null && order.customer !== null)
    await writePush(unit, order.customer, 'pedidos', orderNote(order, written.letter));
  const mailId = written && (await createMailService(letterShop).write(unit, { kind, ...written, isSecret }));
  await waiting.setDone(id, mailId ?? null, at);
  return mailId !== undefined;
}

/** The mail of a step; undefined if the step needs none, or if nobody can get it. */
async function letterOf(
  unit: Unit,
  { parcel: parcelId, store, step, cause, notedAt }: WaitingMail,
  order: LetterOrder,
  origin: string,
): Promise<{ to: string; letter: Letter } | undefined> {
  if (step.startsWith('invoice-')) return invoiceMail(unit, order, { store, step, document: cause }, origin);
  const parcel = order.parcels.find(({ id }) => id === parcelId);
  if (store !== null) {
    const to = order.sellers.find((seller) => seller.store === store)?.contact;
    const letter = to && !order.isTest ? sellerLetter(order, store, step, { parcel, cause }) : undefined;
    return to && letter ? { to, letter } : undefined;
  }
  if (order.email === null) return undefined;
  // An end is no news for a customer who was told nothing of the order, such as one who changed it at once.
  const isQuiet = step === 'cancelled' || step === 'expired';
  if (isQuiet && !(await waitingMails(unit).wasMailed(order.id))) return undefined;
  const letter = parcel
    ? parcelLetter(step, { order, parcel, origin, today: dateInMexico(notedAt) })
    : orderLetter(order, step, cause, origin);
  return letter && { to: order.email, letter };
}
