import { Icon, Stars } from '@tianguis/ui';
import { productCopy } from '../copy.ts';
import type { ReviewData } from './reviews-data.ts';

const copy = productCopy.reviews;

/** One review, with its photographs, the vote, and the seller's reply. */
export function ReviewItem({ review }: { review: ReviewData }) {
  return (
    <li className="py-4 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Stars value={review.rating} label={copy.stars(review.rating)} />
        {review.title && <strong className="font-semibold">{review.title}</strong>}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        <span>{review.author}</span>
        <time dateTime={review.created_at}>{copy.on(review.created_at)}</time>
        {review.edited_at && <span>{copy.edited}</span>}
        {review.variant && <span>{review.variant}</span>}
        {review.is_verified && (
          <span className="flex items-center gap-0.5 text-nopal">
            <Icon name="check" className="size-3.5" />
            {copy.verified}
          </span>
        )}
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line">{review.body}</p>
      {review.photographs.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {review.photographs.map((path, at) => (
            <a key={path} href={path} className="touch">
              <img
                src={`${path}?tamano=previa`}
                alt={copy.photograph(at + 1)}
                width="96"
                height="96"
                loading="lazy"
                className="size-24 rounded-md object-cover"
              />
            </a>
          ))}
        </p>
      )}
      <form
        method="post"
        action={review.helpfulHref}
        className="mt-1.5 flex flex-wrap items-center gap-x-3 text-xs text-ink-soft"
      >
        {review.helpful_count > 0 && copy.helpful(review.helpful_count)}
        <button type="submit" className="inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline">
          <Icon name="thumb" className="size-3.5" />
          {copy.vote}
        </button>
      </form>
      {review.seller_reply && (
        <div className="mt-3 max-w-prose rounded-md bg-sunken p-3 text-sm">
          <p className="font-semibold">{copy.reply}</p>
          <p>{review.seller_reply}</p>
        </div>
      )}
    </li>
  );
}
