/** The data of the pages of reviews (RT-19, AF-05). The server makes all sentences. */
import type {
  HelpfulReviewReply,
  OwnReview,
  OwnReviewReply,
  OwnReviewsReply,
  ReviewedProduct,
} from '@tianguis/contract';
import { photographPreviewPath } from '@tianguis/domain/photograph';
import { helpfulReviewPath, type ReviewState, reviewReasonWords, writeReviewPath } from '@tianguis/domain/review';
import type { FieldTexts } from '@tianguis/ui';
import { productPath } from '../../shared/links/paths.ts';
import { reviewCopy } from './review-copy.ts';
import { reviewFields as fields, writeFormPath } from './review-fields.ts';

/** A product, its page, and the page on which it is reviewed. */
export interface ProductData {
  id: number;
  title: string;
  picture: string | null;
  href: string;
  writeHref: string;
}

export interface OwnReviewData {
  product: ProductData;
  stars: number;
  title: string;
  body: string;
  date: string;
  state: ReviewState;
  stateWords: string;
  /** Why the shop does not show it; undefined if it gave no reason. */
  reason: string | undefined;
  helped: string | undefined;
  /** Previews of its photographs. */
  photographs: string[];
  /** The review on the page of its product; undefined if it is not shown. */
  seeHref: string | undefined;
}

export interface ListData {
  /** What was just done. */
  notice: string | undefined;
  open: ProductData[];
  reviews: OwnReviewData[];
}

export interface WriteData {
  product: ProductData;
  canWrite: boolean;
  /** The name that others will see. */
  author: string;
  /** The id of the form of the photographs. */
  form: string;
  action: string;
  values: FieldTexts;
  /** The session had ended while the customer typed. */
  isRestored: boolean;
  /** The review before; undefined for the first one. */
  before: { state: ReviewState; reason: string | undefined; photographs: { id: string; src: string }[] } | undefined;
}

export interface HelpfulData {
  product: ProductData;
  author: string;
  stars: number;
  title: string;
  body: string;
  isOwn: boolean;
  hasVoted: boolean;
  action: string;
  backHref: string;
}

const opinions = '#opiniones';

export const toProductData = (product: ReviewedProduct): ProductData => ({
  ...{ id: product.id, title: product.title, picture: product.picture },
  ...{ href: productPath(product), writeHref: writeReviewPath(product.id) },
});

const reasonOf = ({ reason }: OwnReview): string | undefined =>
  reason === null ? undefined : reviewReasonWords[reason];

export function toList({ open, reviews }: OwnReviewsReply['data'], done: string): ListData {
  const { list } = reviewCopy;
  return {
    notice: Object.hasOwn(list.done, done) ? list.done[done] : undefined,
    open: open.map(toProductData),
    reviews: reviews.map((review) => {
      const product = toProductData(review.product);
      return {
        ...{ product, stars: review.rating, title: review.title, body: review.body, state: review.state },
        ...{ date: reviewCopy.on(review.edited_at ?? review.created_at), stateWords: reviewCopy.states[review.state] },
        reason: reasonOf(review),
        helped: review.helpful_count > 0 ? list.helped(review.helpful_count) : undefined,
        photographs: review.photographs.map(photographPreviewPath),
        seeHref: review.state === 'shown' ? product.href + opinions : undefined,
      };
    }),
  };
}

export function toWrite(
  { product, can_write: canWrite, author, review }: OwnReviewReply['data'],
  { form, draft }: { form: string; draft: FieldTexts | undefined },
): WriteData {
  const before = review
    ? { [fields.stars]: String(review.rating), [fields.title]: review.title, [fields.body]: review.body }
    : {};
  return {
    ...{ product: toProductData(product), canWrite, author, form, action: writeFormPath(product.id, form) },
    ...{ values: { ...before, ...draft }, isRestored: draft !== undefined },
    before: review
      ? {
          ...{ state: review.state, reason: reasonOf(review) },
          photographs: review.photographs.map((id) => ({ id, src: photographPreviewPath(id) })),
        }
      : undefined,
  };
}

export function toHelpful({ product, review, is_own, has_voted }: HelpfulReviewReply['data']): HelpfulData {
  const shown = toProductData(product);
  return {
    ...{ product: shown, author: review.author, stars: review.rating, title: review.title, body: review.body },
    ...{ isOwn: is_own, hasVoted: has_voted, action: helpfulReviewPath(review.id), backHref: shown.href + opinions },
  };
}
