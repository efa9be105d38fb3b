import { formatMoney } from '@tianguis/domain';
import { buttonClass, useScopedId } from '@tianguis/ui';
import { BuyAgainForm } from '../buy-again-form.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import type { OrderCardData, OrderCardLine } from '../order-card-data.ts';
import { ordersCopy as copy } from '../orders-copy.ts';
import { StatusLine } from '../status-line.tsx';

interface OrderCardProps {
  order: OrderCardData;
  /** Key of "comprar de nuevo"; without a key, the card has no such button. */
  pressKey?: string;
  heading?: 'h2' | 'h3' | 'h4';
}

/** RL-02: an order in the list, with its status, its goods and what the customer can do. */
export function OrderCard({ order, pressKey, heading: Heading = 'h2' }: OrderCardProps) {
  const { number, href, status, icon, tone, sentence, parcels, pay, payment } = order;
  const titleId = useScopedId(`pedido-${number}`);
  return (
    <article aria-labelledby={titleId} className="overflow-hidden rounded-lg border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-sunken/50 px-4 text-sm max-sm:pt-2 sm:px-5">
        <Heading id={titleId} className="min-w-0 font-semibold">
          {order.date} · <span className="font-normal whitespace-nowrap text-ink-soft">{copy.numberOf(number)}</span>
        </Heading>
        <p className="flex items-center gap-4 font-bold tabular-nums max-sm:w-full max-sm:justify-between">
          <span>
            <span className="font-normal text-ink-soft">{copy.total} </span>
            {formatMoney(order.total)}
          </span>
          <a
            href={payment.href}
            aria-label={payment.isOpen ? copy.howToPayOf(number) : copy.howPaidOf(number)}
            className="inline-flex min-h-11 items-center text-talavera hover:underline"
          >
            {payment.isOpen ? copy.howToPay : copy.howPaid}
          </a>
        </p>
      </div>
      <div className="grid gap-x-6 gap-y-3 px-4 py-3 sm:px-5 sm:py-4 md:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="min-w-0">
          <StatusLine status={status} icon={icon} tone={tone} />
          {sentence !== undefined && <p className="text-sm">{sentence}</p>}
          {parcels !== undefined && <p className="text-sm text-ink-soft">{parcels}</p>}
          {order.isTest && <p className="text-sm text-ink-soft">{copy.test}</p>}
          <ul className="mt-3 grid gap-2">
            {order.lines.map((line) => (
              <CardLine key={line.key} line={line} />
            ))}
          </ul>
          {order.more.count > 0 && (
            <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
              {order.more.pictures.map((picture) => (
                <GoodsPicture key={picture} src={picture} side={40} className="size-10" />
              ))}
              {copy.more(order.more.count)}
            </p>
          )}
        </div>
        <div className="grid auto-cols-fr grid-flow-col content-start gap-2 md:grid-flow-row">
          {pay && (
            <a href={pay.href} aria-label={pay.spoken} className={buttonClass('primary')}>
              {pay.text}
            </a>
          )}
          <a href={href} aria-label={copy.seeOf(number)} className={buttonClass(pay ? 'outline' : 'secondary')}>
            {copy.see}
          </a>
          {pressKey !== undefined && !payment.isOpen && <BuyAgainForm order={number} pressKey={pressKey} />}
        </div>
      </div>
    </article>
  );
}

function CardLine({ line: { href, title, options, picture, pieces } }: { line: OrderCardLine }) {
  return (
    <li className="flex items-center gap-3">
      <GoodsPicture src={picture} side={64} className="size-16" />
      <span className="min-w-0 text-sm">
        <a href={href} className="line-clamp-2 leading-snug [overflow-wrap:anywhere] hover:underline">
          {title}
        </a>
        <span className="line-clamp-1 text-ink-soft">
          {options !== '' && `${options} · `}
          {copy.pieces(pieces)}
        </span>
      </span>
    </li>
  );
}
