import { useScopedId } from '@tianguis/ui';
import { ordersPath } from '../../shared/links/order-paths.ts';
import { OrderCard } from './list/order-card.tsx';
import type { OrderCardData } from './order-card-data.ts';
import { ordersCopy } from './orders-copy.ts';

const copy = ordersCopy.latest;

/** The newest order, on the account's home (RL-01). */
export function LatestOrder({ order, heading: Heading = 'h2' }: { order: OrderCardData; heading?: 'h2' | 'h3' }) {
  const id = useScopedId('ultimo-pedido');
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id={id} className="text-lg font-bold">
          {copy.title}
        </Heading>
        <a
          href={ordersPath({ days: 'todos' })}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-talavera hover:underline"
        >
          {copy.all}
        </a>
      </div>
      <OrderCard order={order} heading={Heading === 'h2' ? 'h3' : 'h4'} />
    </section>
  );
}
