import { classNames, EmptyState, Icon, useScopedId } from '@tianguis/ui';
import { type OrderPeriod, orderSearchParameter, ordersPath } from '../../../shared/links/order-paths.ts';
import { PageLinks } from '../../../shared/links/page-links.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { ordersCopy } from '../orders-copy.ts';
import type { OrderListData } from './list.server.ts';
import { OrderCard } from './order-card.tsx';

const copy = ordersCopy.list;
const periods: readonly OrderPeriod[] = [30, 90, 365, 'todos'];

/** RL-02: the orders of a period, a search in them, and pages. */
export function OrdersPage(props: OrderListData & { heading?: 'h2' | 'h3' }) {
  const { state, pages, total, inAll, orders, pressKey, heading = 'h2' } = props;
  if (inAll === 0) return <EmptyState icon="package" {...copy.empty} action={toOffers} />;
  return (
    <>
      <OrderSearch text={state.search} />
      <PeriodLinks {...props} />
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft" role="status">
        {state.search === '' ? copy.count(total) : copy.found(total, state.search)}
        {state.search !== '' && (
          <a
            href={ordersPath({ days: state.days })}
            className="inline-flex min-h-11 items-center font-semibold text-talavera underline"
          >
            {copy.clear}
          </a>
        )}
      </p>
      {orders.length === 0 ? (
        <NoOrders state={state} inAll={inAll} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {orders.map((order) => (
            <li key={order.number}>
              <OrderCard order={order} pressKey={`${pressKey}-${order.number}`} heading={heading} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={state.page} pages={pages} href={(page) => ordersPath({ ...state, page })} />
    </>
  );
}

const toOffers = { href: paths.offers, label: copy.empty.action };

function NoOrders({ state, inAll }: Pick<OrderListData, 'state' | 'inAll'>) {
  const { notFound, emptyPeriod } = copy;
  const href = ordersPath({ days: 'todos' });
  return state.search === '' ? (
    <EmptyState
      icon="calendar"
      title={emptyPeriod.title}
      text={emptyPeriod.text(inAll)}
      action={{ href, label: emptyPeriod.action }}
    />
  ) : (
    <EmptyState
      icon="search"
      title={notFound.title(state.search)}
      text={notFound.text}
      action={{ href, label: notFound.action }}
    />
  );
}

/** Searches all orders, whatever the period: a customer who searches rarely knows when it was. */
function OrderSearch({ text }: { text: string }) {
  const id = useScopedId('buscar-pedidos');
  return (
    <form action={ordersPath({ days: 'todos' })} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {copy.search}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          type="search"
          name={orderSearchParameter}
          defaultValue={text}
          maxLength={100}
          placeholder={copy.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          className="field-input min-w-0 flex-1"
        />
        <button
          type="submit"
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink"
        >
          <Icon name="search" className="size-4" />
          <span className="max-sm:sr-only">{copy.searchButton}</span>
        </button>
      </span>
    </form>
  );
}

function PeriodLinks({ state }: Pick<OrderListData, 'state'>) {
  const shown = periods.includes(state.days) ? periods : [state.days, ...periods];
  return (
    <nav
      aria-label={copy.periods}
      className="relative -mx-3 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0 [&_[aria-current]]:[scroll-initial-target:nearest]"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {shown.map((days) => (
          <li key={days} className="flex-none">
            <a
              href={ordersPath({ days, search: state.search })}
              aria-current={days === state.days ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold',
                days === state.days ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-card hover:border-ink',
              )}
            >
              {copy.period(days)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
