/** Prints reviews for operators. */
import type { OwnReviewRow, RatingSheet, ReviewSheet, WholeReview } from '@tianguis/api';
import { dateInMexico } from '@tianguis/domain';
import { oneLine, table } from '../table.ts';
import { showMoment } from '../words.ts';

const longest = 2_000;
const inStars = (rating: number): string => '★'.repeat(rating);

export function printReviews({ ratings, reviews }: { ratings: RatingSheet; reviews: readonly ReviewSheet[] }) {
  const { product } = ratings;
  const title = `${product.id}  ${oneLine(product.title)}: ${product.average.toFixed(2)} of ${product.count}`;
  if (reviews.length === 0) return [title, 'No reviews.'];
  const rows = reviews.map(({ id, createdAt, rating, state, author, body }) => [
    ...[id, dateInMexico(createdAt), inStars(rating), state === 'shown' ? '' : state],
    ...[oneLine(author, 20), oneLine(body, 70)],
  ]);
  return [title, '', ...table([['Review', 'Day', 'Stars', '', 'Author', 'Text'], ...rows], [0])];
}

export function printWaiting(reviews: readonly OwnReviewRow[]): string[] {
  if (reviews.length === 0) return ['No review waits.'];
  const rows = reviews.map(({ id, editedAt, createdAt, rating, product, author, title, body }) => [
    ...[id, dateInMexico(new Date(editedAt ?? createdAt)), inStars(rating), product.id],
    ...[oneLine(author, 20), oneLine(`${title} ${body}`.trim(), 70)],
  ]);
  return table([['Review', 'Day', 'Stars', 'Product', 'Author', 'Text'], ...rows], [0, 3]);
}

export function printReview({ review, own, photographs, version }: WholeReview): string[] {
  return table([
    ['Review', review.id],
    ['Version', version],
    ['Product', own ? `${review.productId}, ${oneLine(own.product.title)}` : review.productId],
    ['State', own?.reason ? `${review.state}, ${own.reason}` : review.state],
    ['Author', `${oneLine(review.author, 60)}${review.isOfCustomer ? '' : ', no customer of the shop'}`],
    ['Written', showMoment(review.createdAt)],
    ['Changed', own?.editedAt ? showMoment(new Date(own.editedAt)) : '-'],
    ['Stars', inStars(review.rating)],
    ['Title', oneLine(review.title, longest) || '-'],
    ['Text', oneLine(review.body, longest)],
    // "photographs save" writes them into a folder, by the number of the review.
    ['Photographs', photographs.length],
  ]);
}
