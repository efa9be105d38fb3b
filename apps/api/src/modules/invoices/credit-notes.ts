/** Credit notes: one for each refund of pieces of a part that was invoiced (AF-03). */
import type { Unit } from '@tianguis/database';
import { creditNoteSums, creditOf, paymentForm, tendersOf } from '@tianguis/domain/invoice';
import { lockOrder } from '../orders/service.ts';
import { documentRepository } from './documents-repository.ts';
import { partsRepository } from './parts-repository.ts';

/** Adds the credit notes that a part lacks. Pieces that were refunded before the invoice have none. */
export async function addCreditNotes(unit: Unit, order: string, store: number, at: Date): Promise<void> {
  if (!(await lockOrder(unit, order))) return;
  const repository = partsRepository(unit);
  const documents = (await documentRepository(unit).of(order)).filter((document) => document.store === store);
  const invoice = documents.find(({ cause }) => cause === '');
  const part = (await repository.parts(order)).find((one) => one.store === store);
  if (invoice?.state !== 'stamped' || !part) return;
  const tenders = await repository.tenders(order);
  let earlierShipping = documents.reduce((sum, { shipping }) => sum + shipping, 0);
  for (const { cause, pieces } of await repository.uncredited(order, store)) {
    const { credited, shipping, amount } = creditOf(part.lines, invoice.pieces, pieces, earlierShipping);
    if (amount === 0) continue;
    const sums = creditNoteSums(invoice, credited);
    if ('reason' in sums) continue;
    const own = pieces.filter(({ key }) => credited.some((one) => one.key === key));
    await documentRepository(unit).add({
      ...{ order, store, cause, total: sums.total, shipping, pieces: own, concepts: sums.concepts, at },
      paymentForm: paymentForm(tendersOf(part.lines, own, tenders)),
    });
    earlierShipping += shipping;
  }
}
