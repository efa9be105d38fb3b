import { Button, buttonClass, Stars, useScopedId } from '@tianguis/ui';
import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { Link } from '../../../shared/links/link.tsx';
import { productCopy } from '../copy.ts';
import { reviewSortNames } from '../product-query.ts';
import { ReviewItem } from './review-item.tsx';
import type { ReviewsData } from './reviews-data.ts';

const copy = productCopy.reviews;
export const reviewsId = 'opiniones';

/** Reviews with their distribution. Filter, sort and page are links and a form, so that each state has a URL. */
export function Reviews(props: { path: string; variantSku: string | null; data: ReviewsData }) {
  const { data } = props;
  const navigate = useNavigate();
  const anchor = useScopedId(reviewsId);
  const titleId = `${anchor}-titulo`;
  const hydrated = useHydrated();
  const sort = reviewSortNames[data.sort as keyof typeof reviewSortNames] ?? 'utiles';

  /** The URL of this page with another choice of reviews; the variant remains. */
  function address(change: { stars?: number | undefined; page?: number; sort?: string }): string {
    const params = new URLSearchParams();
    if (props.variantSku) params.set('variante', props.variantSku);
    const stars = 'stars' in change ? change.stars : data.stars;
    if (stars) params.set('calificacion', String(stars));
    const sorted = change.sort ?? sort;
    if (sorted !== 'utiles') params.set('orden', sorted);
    if (change.page && change.page > 1) params.set('opiniones', String(change.page));
    const query = params.toString();
    return `${props.path}${query ? `?${query}` : ''}#${anchor}`;
  }

  /** With JavaScript, choosing a sort navigates at once, and the page stays at its scroll position. */
  function onSort(event: ChangeEvent<HTMLSelectElement>) {
    navigate(address({ sort: event.currentTarget.value }), { preventScrollReset: true });
  }

  const write = (
    <a href={data.writeHref} className={buttonClass('outline')}>
      {copy.write}
    </a>
  );
  return (
    <section id={anchor} aria-labelledby={titleId} className="below-200 scroll-mt-32">
      <h2 id={titleId} className="mb-4 text-xl font-bold">
        {copy.title}
      </h2>
      {data.count === 0 ? (
        <>
          <p className="mb-3 text-ink-soft">{copy.none}</p>
          {write}
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div>
            <p className="flex items-center gap-3">
              <span className="text-3xl font-bold">{data.average.toFixed(1)}</span>
              <span className="text-sm">
                <Stars value={data.average} label={copy.of5(data.average)} className="text-lg" />
                <span className="block text-ink-soft">{copy.count(data.count)}</span>
              </span>
            </p>
            <ul className="mt-3 grid">
              {data.distribution.map((bar) => (
                <li key={bar.stars}>
                  <Bar
                    {...bar}
                    chosen={bar.stars === data.stars}
                    href={address({ stars: bar.stars === data.stars ? undefined : bar.stars })}
                  />
                </li>
              ))}
            </ul>
            {data.stars && (
              <Link href={address({ stars: undefined })} keepScroll className={buttonClass('outline', 'mt-3')}>
                {copy.all}
              </Link>
            )}
            <p className="mt-4">{write}</p>
          </div>
          <div>
            <form method="get" action={`${props.path}#${anchor}`} className="mb-2 flex items-center gap-2 text-sm">
              {props.variantSku && <input type="hidden" name="variante" value={props.variantSku} />}
              {data.stars && <input type="hidden" name="calificacion" value={data.stars} />}
              <label className="flex min-w-0 items-center gap-2">
                <span className="flex-none text-ink-soft">{copy.sort}</span>
                <select
                  name="orden"
                  defaultValue={sort}
                  onChange={onSort}
                  className="min-h-11 min-w-0 rounded-md border border-line-strong bg-card px-3"
                >
                  {Object.entries(copy.sorts).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              {/* JavaScript hides this button but reserves its space, so that the reviews below do not move. */}
              <Button type="submit" look="outline" className={hydrated ? 'invisible' : ''}>
                {copy.apply}
              </Button>
            </form>
            {data.reviews.length === 0 && <p className="py-4 text-ink-soft">{copy.noneHere}</p>}
            <ul className="divide-y divide-line">
              {data.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            {data.pages > 1 && (
              <nav aria-label={copy.title} className="mt-4 flex items-center gap-4 text-sm">
                {data.page > 1 && (
                  <Link href={address({ page: data.page - 1 })} keepScroll className={buttonClass('outline')}>
                    {copy.previous}
                  </Link>
                )}
                <span className="text-ink-soft">{copy.page(data.page, data.pages)}</span>
                {data.page < data.pages && (
                  <Link href={address({ page: data.page + 1 })} keepScroll className={buttonClass('outline')}>
                    {copy.next}
                  </Link>
                )}
              </nav>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

/** A bar of the distribution, which is also a link to the reviews with this number of stars. */
function Bar(props: { stars: number; count: number; share: number; chosen: boolean; href: string }) {
  const bar = (
    <>
      <span className="w-16 flex-none whitespace-nowrap">{copy.stars(props.stars)}</span>
      <span className="h-2 grow overflow-hidden rounded-full bg-line">
        <span data-bar className="block h-full rounded-full bg-cempasuchil" style={{ width: `${props.share}%` }} />
      </span>
      <span className="w-9 flex-none text-right text-ink-soft">{props.share}%</span>
      <span className="sr-only">, {copy.count(props.count)}</span>
    </>
  );
  if (props.count === 0) return <span className="flex min-h-8 items-center gap-2 text-xs text-ink-soft">{bar}</span>;
  return (
    <Link
      href={props.href}
      keepScroll
      aria-current={props.chosen ? 'true' : undefined}
      className="touch flex min-h-8 items-center gap-2 rounded-sm text-xs hover:underline aria-[current]:font-bold"
    >
      {bar}
    </Link>
  );
}
