import { buttonClass, classNames, EmptyState, Stars } from '@tianguis/ui';
import { paths } from '../../shared/links/paths.ts';
import { ProductLine } from './product-line.tsx';
import { reviewCopy } from './review-copy.ts';
import type { ListData, OwnReviewData } from './review-data.ts';

const copy = reviewCopy.list;

/** RT-19: received products without a review, and the customer's reviews. */
export function ReviewList({ open, reviews, heading: Title = 'h2' }: ListData & { heading?: 'h2' | 'h3' }) {
  return (
    <>
      {open.length === 0 && reviews.length === 0 && (
        <EmptyState
          icon="star"
          title={copy.none}
          text={copy.noneText}
          action={{ href: paths.orders, label: copy.orders }}
        />
      )}
      {open.length > 0 && (
        <section className="grid gap-3">
          <Title className="text-lg font-bold">{copy.open}</Title>
          <ul className="grid rounded-lg border border-line bg-card">
            {open.map((product) => (
              <li key={product.id} className="border-b border-line p-4 last:border-b-0 sm:px-5">
                <ProductLine product={product}>
                  <p className="mt-2">
                    <a
                      href={product.writeHref}
                      aria-label={copy.writeOf(product.title)}
                      className={buttonClass('outline')}
                    >
                      {copy.write}
                    </a>
                  </p>
                </ProductLine>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section className="grid gap-3">
          <Title className="text-lg font-bold">{copy.own}</Title>
          <ul className="grid gap-3">
            {reviews.map((review) => (
              <OwnReviewItem key={review.product.id} review={review} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const looks: Readonly<Record<OwnReviewData['state'], string>> = {
  shown: 'bg-nopal-wash text-nopal',
  waiting: 'bg-cempasuchil-wash text-cempasuchil-ink',
  refused: 'bg-alarm-wash text-alarm',
  hidden: 'bg-alarm-wash text-alarm',
  withdrawn: 'bg-sunken text-ink-soft',
};

function OwnReviewItem({ review }: { review: OwnReviewData }) {
  const { product, stars, title, body, date, state, stateWords, reason, helped, photographs, seeHref } = review;
  const link = 'inline-flex min-h-11 items-center font-semibold text-talavera hover:underline';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-card p-4 sm:p-5">
      <ProductLine product={product}>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Stars value={stars} label={reviewCopy.write.starsOf(stars)} />
          <span>{date}</span>
          <span className={classNames('rounded-full px-2.5 py-0.5 text-xs font-semibold', looks[state])}>
            {stateWords}
          </span>
        </p>
      </ProductLine>
      {reason !== undefined && <p className="text-sm font-semibold text-alarm">{reason}</p>}
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        {title !== '' && <p className="font-semibold">{title}</p>}
        <p className="max-w-prose whitespace-pre-line">{body}</p>
      </div>
      {photographs.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photographs.map((src) => (
            <li key={src}>
              <img src={src} alt="" width="80" height="80" loading="lazy" className="size-20 rounded-md object-cover" />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-5 text-sm">
        {helped !== undefined && <span className="text-ink-soft">{helped}</span>}
        <a href={product.writeHref} aria-label={copy.changeOf(product.title)} className={link}>
          {copy.change}
        </a>
        {seeHref !== undefined && (
          <a href={seeHref} aria-label={copy.seeOf(product.title)} className={link}>
            {copy.see}
          </a>
        )}
      </p>
    </li>
  );
}
