/**
 * Mails sellers and the shop about questions and messages that wait for an answer (AF-05; decision 48). A recipient
 * gets at most one mail in an hour, whatever customers send, and no text is in two mails to one recipient.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { createMailService } from '../mail/service.ts';
import { sellerContactLetter, shopContactLetter } from './letters.ts';
import { contactMailRepository, theShop } from './repository.ts';

/** Questions, and threads, of a mail at most. The mail of the next hour continues. */
export const mostInMail = 20;

export interface ContactMailOptions {
  /** The e-mail of the shop, which gets the mails about its own goods and of sellers without an address. */
  shopAddress: string;
  signal?: AbortSignal;
  /** Epoch milliseconds. */
  now?: number;
}

/**
 * Writes the mails. Each has a transaction of its own, so a failure of one does not hinder the others.
 * @returns the number of written mails
 * @throws AggregateError with the errors of mails that could not be written
 */
export async function writeContactMails(
  shop: UnitOfWork,
  letterShop: LetterShop,
  { shopAddress, signal, now = Date.now() }: ContactMailOptions,
): Promise<number> {
  const errors: unknown[] = [];
  const at = new Date(now);
  let written = 0;
  for (const recipient of await contactMailRepository(shop).recipients(at)) {
    if (signal?.aborted) break;
    try {
      if (await shop.withTransaction((unit) => writeOne(unit, letterShop, recipient, { shopAddress, at }))) written++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails to sellers could not be written.`);
  return written;
}

async function writeOne(
  unit: Unit,
  letterShop: LetterShop,
  recipient: number,
  { shopAddress, at }: { shopAddress: string; at: Date },
): Promise<boolean> {
  const contacts = contactMailRepository(unit);
  if (!(await contacts.take(recipient, at))) return false;
  const waiting = {
    questions: await contacts.takeQuestions(recipient, mostInMail, at),
    threads: await contacts.takeThreads(recipient, mostInMail, at),
  };
  if (waiting.questions.length + waiting.threads.length === 0) return false;
  const { origin } = letterShop;
  const mail = createMailService(letterShop, () => at.getTime());
  // Customers wrote these texts. So no link opens the mail, and its text is erased when it is sent.
  const isSecret = true;
  if (recipient === theShop) {
    await mail.write(unit, {
      ...{ kind: 'shop-contacts', to: shopAddress, letter: shopContactLetter(waiting, origin), isSecret },
    });
    return true;
  }
  const store = await contacts.store(recipient);
  if (!store?.contact) throw new Error(`Store ${recipient} has lost its address.`);
  const letter = sellerContactLetter(waiting, { name: store.name, origin, answerTo: shopAddress });
  await mail.write(unit, { kind: 'seller-contacts', to: store.contact, letter, isSecret });
  return true;
}
