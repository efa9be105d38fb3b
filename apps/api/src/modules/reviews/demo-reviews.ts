/**
 * Reviews of a customer of the demo, in several states. They are written and decided as all reviews are, so that
 * `doctor` proves them, too.
 */
import type { UnitOfWork } from '@tianguis/database';
import { letsReview, type ReviewReason } from '@tianguis/domain/review';
import { ownReviewRepository } from './own-repository.ts';
import { writeReview } from './write-review.ts';

interface Example {
  rating: number;
  title: string;
  body: string;
  /** The decision of the shop, if it does not show the review. */
  refusal?: ReviewReason;
}

/** Of the received products, the oldest first. The newest product stays without a review. */
const examples: readonly Example[] = [
  {
    rating: 5,
    title: 'Justo lo que buscaba',
    body: 'Llegó un día antes y muy bien empacado. Es tal como lo describen, y ya se lo recomendé a mi hermana.',
  },
  {
    rating: 3,
    title: 'Cumple, pero el vendedor tardó',
    body: 'Está bien por lo que cuesta. Si alguien quiere otro igual, mándeme mensaje al 55 5512 0034 y se lo consigo.',
    refusal: 'contact',
  },
  {
    rating: 4,
    title: 'Se ve igual que en las fotos',
    body: 'Es lo que esperaba y venía completo. Le quito una estrella porque la caja llegó golpeada por fuera.',
  },
];

/**
 * Writes the examples, once: a customer who has ever written a review gets none.
 * @returns the number of reviews that were written
 */
export async function addDemoReviews(shop: UnitOfWork, email: string, now = Date.now()): Promise<number> {
  const author = await ownReviewRepository(shop).demoAuthor(email);
  if (!author) return 0;
  const received = (await ownReviewRepository(shop).unreviewed(author.id, 100))
    .filter(({ lines }) => lines.some(letsReview))
    .toReversed();
  const chosen = examples.slice(0, Math.max(0, received.length - 1));
  // All or none, since the next run leaves this customer alone.
  await shop.withTransaction(async (unit) => {
    for (const [at, { refusal, ...form }] of chosen.entries()) {
      const product = received[at]?.product.id ?? 0;
      await writeReview(unit, author, { product, form, at: new Date(now - (chosen.length - at) * 9 * 86_400_000) });
      const own = ownReviewRepository(unit);
      const id = (await own.find(author.id, product))?.id ?? 0;
      if (refusal) await own.decide(id, ['waiting'], { state: 'refused', reason: refusal });
    }
  });
  return chosen.length;
}
