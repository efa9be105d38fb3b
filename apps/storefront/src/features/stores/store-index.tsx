import { Breadcrumb, buttonClass, classNames, EmptyState, Icon } from '@tianguis/ui';
import { Link } from '../../shared/links/link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { storesCopy as copy } from './copy.ts';
import { type StoreIndexState, storeIndexPath } from './index-address.ts';
import type { StoreCardData, StoreIndexData } from './index-data.server.ts';
import { StoreCard } from './store-card.tsx';
import { StoreDepartments, StoreLetters } from './store-filters.tsx';

/** Number of cards whose pictures may be on the first screen. */
const firstCards = 6;

/** The list of official stores and all sellers (RT-14), by letter and by department. Each choice is a link. */
export function StoreIndex({
  title,
  heading: Heading = 'h1',
  ...index
}: StoreIndexData & { title: string; heading?: 'h1' | 'h2' }) {
  const { state, stores, total, pages, facets } = index;
  const official = stores.filter((store) => store.kind !== 'seller');
  const others = stores.filter((store) => store.kind === 'seller');
  const isNarrowed = state.letter !== undefined || state.department !== undefined;
  return (
    <div className="page">
      <Breadcrumb
        label={copy.breadcrumb}
        items={[
          { name: copy.home, href: paths.home },
          ...(isNarrowed ? [{ name: copy.title, href: paths.stores }, { name: title }] : [{ name: copy.title }]),
        ]}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <Heading className="min-w-0 text-xl leading-tight font-bold [overflow-wrap:anywhere] lg:text-2xl">
          {title}
          {state.page > 1 && <span className="font-normal text-ink-soft"> · {copy.page(state.page)}</span>}
        </Heading>
        <p className="text-sm text-ink-soft" role="status">
          {copy.count(total)}
        </p>
        <p className="w-full text-sm text-ink-soft">{copy.lead}</p>
      </header>
      <StoreLetters state={state} letters={facets.letter} />
      <div className="mt-2 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-6">
        <StoreDepartments state={state} departments={facets.department} all={index.everywhere} />
        <div>
          {total === 0 && (
            <EmptyState
              icon="store"
              title={copy.empty.title}
              text={copy.empty.text}
              action={{ href: paths.stores, label: copy.empty.all }}
            />
          )}
          <Shelf title={copy.official} stores={official} first={firstCards} />
          <Shelf title={copy.others} stores={others} first={firstCards - official.length} />
          <Pages state={state} pages={pages} />
        </div>
      </div>
    </div>
  );
}

function Shelf({ title, stores, first }: { title: string; stores: readonly StoreCardData[]; first: number }) {
  if (stores.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-3">
        {stores.map((store, index) => (
          <li key={store.id} className={classNames(index >= 2 * firstCards && 'below-26')}>
            <StoreCard store={store} first={index < first} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pages({ state, pages }: { state: StoreIndexState; pages: number }) {
  if (pages < 2) return null;
  const { page } = state;
  return (
    <nav aria-label={copy.pages} className="mt-6 flex items-center justify-center gap-3 text-sm">
      {page > 1 && (
        <Link href={storeIndexPath({ ...state, page: page - 1 })} rel="prev" className={buttonClass('outline', 'px-4')}>
          <Icon name="chevron-left" className="size-4" />
          {copy.previous}
        </Link>
      )}
      <span className="text-ink-soft">{copy.pageOf(page, pages)}</span>
      {page < pages && (
        <Link href={storeIndexPath({ ...state, page: page + 1 })} rel="next" className={buttonClass('outline', 'px-4')}>
          {copy.next}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
