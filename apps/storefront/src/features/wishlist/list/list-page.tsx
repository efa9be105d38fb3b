import { priceChange } from '@tianguis/domain';
import { EmptyState, type FormResult, Icon } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { PageLinks } from '../../../shared/links/page-links.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { wishlistPath } from '../../../shared/links/wishlist-paths.ts';
import { ShareCard } from '../sharing/share-card.tsx';
import { listCopy as copy } from './list-copy.ts';
import {
  type ListPageData,
  pageParameter,
  sortParameter,
  type Wish,
  type WishList,
  type WishListSort,
} from './list-data.ts';
import { ListForm } from './list-form.tsx';
import { SortLinks } from './list-links.tsx';
import { CreateListCard, ListMailsCard, ManageListCard } from './list-settings.tsx';
import { WishCard } from './wish-card.tsx';

interface ListPageProps extends ListPageData {
  heading?: 'h2' | 'h3';
  /** Result of a form that was submitted without JavaScript, with its action and product. */
  answer?: { what: string; product: number; result: FormResult } | undefined;
}

/** RL-03: the products of a list, and the other lists. */
export function ListPage(props: ListPageProps) {
  const { lists, list, wishes, hiddenDiscount, answer, heading: Heading = 'h2' } = props;
  const others = lists.filter(({ id }) => id !== list.id);
  /** Products that were removed from the list since the page was read. */
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again has no removed products
  useEffect(() => setOut(new Set()), [wishes]);
  const move = (id: number, isIn: boolean) =>
    setOut((before) => new Set(isIn ? [...before].filter((one) => one !== id) : [...before, id]));
  const dropped = list.bajaron - wishes.filter(({ card }) => out.has(card.id)).filter(hasDropped).length;
  const counted = lists.map((one) => (one.id === list.id ? { ...one, productos: one.productos - out.size } : one));
  const resultOf = (...actions: string[]) => (answer && actions.includes(answer.what) ? answer.result : undefined);
  return (
    <>
      <Failed result={resultOf('al-carrito', 'quitar', 'devolver', 'recuperar')} />
      <ListTabs lists={counted} current={list.id} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading className="text-xl font-bold [overflow-wrap:anywhere]">{list.nombre}</Heading>
          <p className="text-sm text-ink-soft">
            {copy.count(list.productos - out.size)}
            {dropped > 0 && <b className="text-nopal"> · {copy.dropped(dropped)}</b>}
          </p>
        </div>
        {list.productos > 1 && <Sorts {...props} />}
        {wishes.length === 0 ? (
          <EmptyList list={list} />
        ) : (
          <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">
            {wishes.map((wish, at) => (
              <li key={wish.card.id}>
                <WishCard
                  wish={wish}
                  list={list}
                  others={others}
                  hiddenDiscount={hiddenDiscount}
                  first={at < 3}
                  onMove={(isIn) => move(wish.card.id, isIn)}
                  result={answer?.product === wish.card.id ? resultOf('mover', 'copiar') : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        <Pages {...props} />
      </section>
      <ListMailsCard isMailed={props.isMailed} list={list} result={resultOf('avisar')} />
      <ShareCard list={list} link={props.link} result={resultOf('compartir', 'enlace-nuevo', 'mostrar', 'cerrar')} />
      <CreateListCard result={resultOf('crear')} />
      <ManageListCard key={list.id} list={list} result={resultOf('renombrar', 'borrar')} />
    </>
  );
}

/** Result of a form with one button, submitted without scripts. */
function Failed({ result }: { result: FormResult | undefined }) {
  if (!result || result.status === 'done') return null;
  return (
    <p role="alert" className="rounded-md bg-alarm-wash px-4 py-3 text-sm font-semibold text-alarm">
      {result.message}
    </p>
  );
}

const hasDropped = ({ card, savedPrice, state }: Wish): boolean =>
  state !== 'gone' && priceChange(savedPrice, card.price).trend === 'down';

/** The button that undoes the action of the notice. */
export function UndoForm({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <ListForm isTight>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-talavera underline"
      >
        {copy.undo}
      </button>
    </ListForm>
  );
}

function ListTabs({ lists, current }: { lists: readonly WishList[]; current: string }) {
  return (
    <nav
      aria-label={copy.lists}
      className="relative -mx-3 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0 [&_[aria-current]]:[scroll-initial-target:nearest]"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {lists.map(({ id, nombre, predeterminada, productos, compartida }) => (
          <li key={id} className="max-w-60 flex-none">
            <a
              href={wishlistPath(predeterminada ? undefined : id)}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <Icon name={compartida ? 'link' : predeterminada ? 'heart' : 'list'} className="size-4 flex-none" />
              <span className="truncate">{nombre}</span>
              <span className="font-normal">
                <span aria-hidden="true">{productos}</span>
                <span className="sr-only">{copy.count(productos)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Paged {
  list: WishList;
  sort: WishListSort;
  page: number;
  pages: number;
}

function address({ list, sort }: Paged, page: number): string {
  const path = wishlistPath(list.predeterminada ? undefined : list.id);
  const query = new URLSearchParams({
    ...(sort !== 'reciente' && { [sortParameter]: sort }),
    ...(page > 1 && { [pageParameter]: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

function Sorts(props: Paged) {
  return <SortLinks sort={props.sort} href={(sort) => address({ ...props, sort }, 1)} />;
}

function Pages(props: Paged) {
  return <PageLinks page={props.page} pages={props.pages} href={(page) => address(props, page)} />;
}

function EmptyList({ list }: { list: WishList }) {
  const { empty } = copy;
  return list.predeterminada ? (
    <EmptyState
      icon="heart"
      title={empty.title}
      text={empty.text}
      action={{ href: paths.offers, label: empty.action }}
    />
  ) : (
    <EmptyState
      icon="list"
      title={empty.ownTitle}
      text={empty.ownText}
      action={{ href: wishlistPath(), label: empty.ownAction }}
    />
  );
}
