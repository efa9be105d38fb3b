import { formatMoney } from '@tianguis/domain';
import { useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { GoodsPicture } from './goods-picture.tsx';
import type { OrderFacts } from './order-facts.ts';
import { OrderHead } from './order-head.tsx';
import { ordersCopy } from './orders-copy.ts';
import { StatusLine } from './status-line.tsx';

const copy = ordersCopy.frame;

interface OrderFrameProps {
  facts: OrderFacts;
  title: string;
  /** The link above the title; default: to the order. */
  up?: { href: string; label: string };
  /** Whether a form of the page has errors. */
  isWrong?: boolean;
  /** `h2` inside the gallery. */
  heading?: 'h1' | 'h2' | undefined;
  children: ReactNode;
}

/** The frame of a page about a part of an order: title and content, beside the facts of the order. */
export function OrderFrame({ facts, title, up, isWrong = false, heading = 'h1', children }: OrderFrameProps) {
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  return (
    <div className="page grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-8 lg:pt-6">
      {heading === 'h1' && <title>{`${isWrong ? 'Error: ' : ''}${title} | ${layout?.siteName ?? ''}`}</title>}
      <OrderHead
        up={up ?? { href: facts.href, label: copy.back }}
        title={title}
        text={ordersCopy.numberOf(facts.number)}
        heading={heading}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
        <Facts facts={facts} heading={heading === 'h1' ? 'h2' : 'h3'} />
      </div>
    </div>
  );
}

function Facts({ facts, heading: Heading }: { facts: OrderFacts; heading: 'h2' | 'h3' }) {
  const { number, date, total, status, icon, tone, pictures, more } = facts;
  const titleId = useScopedId(`datos-${number}`);
  return (
    <aside aria-labelledby={titleId} className="grid gap-3 rounded-lg border border-line bg-card p-4 text-sm sm:p-5">
      <Heading id={titleId} className="text-base font-bold">
        {copy.facts}
      </Heading>
      <p className="flex flex-wrap items-center gap-2">
        {pictures.map(({ key, src }) => (
          <GoodsPicture key={key} src={src} side={48} className="size-12" />
        ))}
        {more > 0 && <span className="text-ink-soft">{copy.more(more)}</span>}
      </p>
      <StatusLine status={status} icon={icon} tone={tone} />
      <dl className="grid gap-1 [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        <div>
          <dt className="text-ink-soft">{copy.date}</dt>
          <dd>{date}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{ordersCopy.total}</dt>
          <dd className="font-semibold tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
    </aside>
  );
}
