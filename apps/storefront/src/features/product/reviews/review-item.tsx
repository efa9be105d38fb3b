import type { Review } from '@tianguis/contract';
import { Icon, Stars } from '@tianguis/ui';
import { productCopy } from '../copy.ts';

const copy = productCopy.reviews;

/** One review, with the seller's reply. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="py-4 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Stars value={review.rating} label={copy.stars(review.rating)} />
        {review.title && <strong className="font-semibold">{review.title}</strong>}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        <span>{review.author}</span>
        <time dateTime={review.created_at}>{copy.on(review.created_at)}</time>
        {review.variant && <span>{review.variant}</span>}
        {review.is_verified && (
          <span className="flex items-center gap-0.5 text-nopal">
            <Icon name="check" className="size-3.5" />
            {copy.verified}
          </span>
        )}
      </p>
      <p className="mt-2 max-w-prose">{review.body}</p>
      {review.helpful_count > 0 && (
        <p className="mt-1.5 flex items-center gap-1.5 text-xs text-ink-soft">
          <Icon name="thumb" className="size-3.5" />
          {copy.helpful(review.helpful_count)}
        </p>
      )}
      {review.seller_reply && (
        <div className="mt-3 max-w-prose rounded-md bg-sunken p-3 text-sm">
          <p className="font-semibold">{copy.reply}</p>
          <p>{review.seller_reply}</p>
        </div>
      )}
    </li>
  );
}
