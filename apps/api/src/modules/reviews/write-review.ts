/** Writes the review of a buyer (RT-19, AF-05). */
import type { ReviewForm } from '@tianguis/contract';
import type { Unit } from '@tianguis/database';
import { plainLines, plainText } from '@tianguis/domain';
import { mostPhotographs } from '@tianguis/domain/photograph';
import { letsReview, reviewAuthor, shortestReview, stateOfWritten } from '@tianguis/domain/review';
import { Failure, wrongField } from '../../failure.ts';
import {
  countUnusedPhotographs,
  eraseUsedPhotographs,
  usedPhotographs,
  usePhotographs,
} from '../photographs/service.ts';
import { type OwnReviewRow, ownReviewRepository, type WrittenRow } from './own-repository.ts';
import { useOf } from './shown.ts';
import { countStars, lockStars } from './sums-repository.ts';
import { reviewWords as words } from './words.ts';

/** A customer who calls. */
export interface Author {
  id: string;
  nombre: string;
  apellido_p: string;
}

/**
 * Writes or changes the review of a customer and product, in the transaction that counts the stars. The same form, sent
 * again, changes nothing.
 * @throws Failure PRODUCT_NOT_FOUND; REVIEW_NOT_ALLOWED; VALIDATION_FAILED; UNAUTHENTICATED for an erased account
 */
export async function writeReview(
  unit: Unit,
  author: Author,
  { product, form, at }: { product: number; form: ReviewForm; at: Date },
): Promise<void> {
  const reviews = ownReviewRepository(unit);
  if (!(await reviews.holdCustomer(author.id))) throw new Failure('UNAUTHENTICATED');
  if (!(await reviews.product(product))) throw new Failure('PRODUCT_NOT_FOUND');
  // From here on, nobody else changes reviews of the store, so a form that was sent twice is read twice in turn.
  await lockStars(unit, product);
  const before = await reviews.find(author.id, product);
  const line = (await reviews.bought(author.id, product)).find(letsReview);
  if (!line && (!before || before.state === 'withdrawn')) throw new Failure('REVIEW_NOT_ALLOWED');
  const body = plainLines(form.body);
  if ([...body].length < shortestReview) throw wrongField('body', words.short);
  const photographs = await choosePhotographs(unit, author.id, { before, form });
  const written = {
    ...{ rating: form.rating, title: plainText((form.title ?? '').replaceAll(/\p{Cc}/gu, ' ')), body },
    author: reviewAuthor(author.nombre, author.apellido_p),
    variant: line ? Object.values(line.options).join(', ') : (before?.variant ?? ''),
  };
  if (before && before.state !== 'withdrawn' && !photographs.isChanged && isSame(before, written)) return;
  const state = stateOfWritten({ ...written, photographs: photographs.count }, before?.wasRefused ?? false);
  const row: WrittenRow = { ...written, customer: author.id, product, state, at };
  if (before) await reviews.change(before.id, row);
  const id = before?.id ?? (await reviews.add(row));
  if (form.kept) await eraseUsedPhotographs(unit, useOf(id), { form: form.form ?? null, ids: form.kept });
  if (form.form) await usePhotographs(unit, { customer: author.id, form: form.form }, useOf(id));
  await countStars(unit, product);
}

const isSame = (before: OwnReviewRow, written: Pick<WrittenRow, 'rating' | 'title' | 'body'>): boolean =>
  before.rating === written.rating && before.title === written.title && before.body === written.body;

/** The photographs that a review will have. @throws Failure VALIDATION_FAILED for too many */
async function choosePhotographs(
  unit: Unit,
  customer: string,
  { before, form }: { before: OwnReviewRow | undefined; form: ReviewForm },
): Promise<{ count: number; isChanged: boolean }> {
  const own = before ? await usedPhotographs(unit, useOf(before.id)) : [];
  const added = form.form ? await countUnusedPhotographs(unit, customer, form.form) : 0;
  const kept = form.kept ? own.filter((one) => one.form === form.form || form.kept?.includes(one.id)) : own;
  const count = kept.length + added;
  if (count > mostPhotographs) throw wrongField('fotografia', words.photographs);
  return { count, isChanged: added > 0 || kept.length < own.length };
}
