import { buttonClass, PlainForm, Stars } from '@tianguis/ui';
import { Note } from '../../shared/forms/note.tsx';
import { ProductLine } from './product-line.tsx';
import { reviewCopy } from './review-copy.ts';
import type { HelpfulData } from './review-data.ts';

const copy = reviewCopy.helpful;

/** AF-05: a review that may have helped, and the customer's vote. */
export function HelpfulForm({ sample = false, ...page }: HelpfulData & { sample?: boolean }) {
  const { product, author, stars, title, body, isOwn, hasVoted, action, backHref } = page;
  return (
    <>
      {isOwn && <Note look="warning">{copy.own}</Note>}
      {hasVoted && (
        <Note look="good" role="status">
          {copy.voted}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-card p-4 sm:p-5">
        <ProductLine product={product}>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Stars value={stars} label={reviewCopy.write.starsOf(stars)} />
            {author}
          </p>
        </ProductLine>
        <div className="grid gap-1 [overflow-wrap:anywhere]">
          {title !== '' && <p className="font-semibold">{title}</p>}
          <p className="max-w-prose whitespace-pre-line">{body}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3 max-sm:[&>*]:w-full">
        {!isOwn && !hasVoted && (
          <PlainForm id="sirvio" action={action} sample={sample}>
            <button type="submit" className={buttonClass('primary', 'min-h-12 max-sm:w-full')}>
              {copy.submit}
            </button>
          </PlainForm>
        )}
        <a href={backHref} className={buttonClass('outline', 'min-h-12')}>
          {copy.back}
        </a>
      </div>
    </>
  );
}
