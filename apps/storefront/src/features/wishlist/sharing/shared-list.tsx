import { EmptyState } from '@tianguis/ui';
import { ProductCard } from '../../../commerce/product-card/product-card.tsx';
import { PageLinks } from '../../../shared/links/page-links.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { listCopy } from '../list/list-copy.ts';
import type { Wish, WishListSort } from '../list/list-data.ts';
import { SortLinks } from '../list/list-links.tsx';
import { StateNote } from '../list/wish-notes.tsx';

const copy = listCopy.shared;

export interface SharedListData {
  name: string;
  /** First name of the list's owner, if the owner allows it. */
  by: string | null;
  wishes: readonly Pick<Wish, 'card' | 'state'>[];
  total: number;
  sort: WishListSort;
  page: number;
  pages: number;
  hiddenDiscount: number;
}

interface SharedListProps extends SharedListData {
  heading?: 'h1' | 'h2';
  /** The URL of a page of the list. */
  href: (to: { sort?: WishListSort; page?: number }) => string;
}

/** A list as other visitors see it: its products, at today's prices. */
export function SharedList(props: SharedListProps) {
  const { name, by, wishes, total, hiddenDiscount, heading: Heading = 'h1', href } = props;
  return (
    <div className="page max-w-6xl pt-4 pb-8">
      <p className="text-sm font-semibold text-ink-soft">{by === null ? copy.label : copy.by(by)}</p>
      <Heading className="text-2xl font-bold [overflow-wrap:anywhere]">{name}</Heading>
      <p className="mt-1 text-sm text-ink-soft">{`${listCopy.count(total)} · ${copy.about}`}</p>
      {total > 1 && <SortLinks isShared sort={props.sort} href={(sort) => href({ sort })} />}
      {wishes.length === 0 ? (
        <EmptyState
          icon="heart"
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={{ href: paths.offers, label: copy.toOffers }}
          className="mt-4"
        />
      ) : (
        <ul className="my-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {wishes.map(({ card, state }, at) => (
            <li key={card.id} className="flex flex-col">
              <div className={state === 'gone' ? 'grow [&_.picture]:opacity-60' : 'grow'}>
                <ProductCard
                  product={card}
                  hiddenDiscount={hiddenDiscount}
                  first={at < 4}
                  heading={Heading === 'h1' ? 'h2' : 'h3'}
                  {...(state === 'gone' && { corner: null })}
                />
              </div>
              <div className="px-1 text-xs">
                <StateNote wish={{ card, state }} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={props.page} pages={props.pages} href={(page) => href({ sort: props.sort, page })} />
    </div>
  );
}

/** Shown instead of a list whose link is closed or invalid. */
export function ClosedList({ heading: Heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  return (
    <div className="page max-w-2xl py-6">
      <Heading className="sr-only">{copy.closedTitle}</Heading>
      <EmptyState
        icon="link"
        title={copy.closedTitle}
        text={copy.closedText}
        action={{ href: paths.offers, label: copy.toOffers }}
      />
    </div>
  );
}
