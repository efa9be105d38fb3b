import { formatMoney } from '@tianguis/domain';
import { Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { ordersCopy } from '../orders-copy.ts';
import { RefundList } from '../refunds/refund-list.tsx';
import type { InvoiceLink, OrderPageData } from './order-data.ts';

const copy = ordersCopy.detail;

interface SummaryProps {
  order: OrderPageData;
  invoice: InvoiceLink | undefined;
  heading?: 'h2' | 'h3';
}

/** The amounts of an order, its address, its payment, and the texts that the customer accepted. */
export function OrderSummary({ order, invoice, heading = 'h2' }: SummaryProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 print:grid-cols-2 print:gap-2">
      <Part title={copy.summary} icon="receipt" heading={heading}>
        <Amounts amounts={order.amounts} />
      </Part>
      <Part title={copy.payment} icon="card" heading={heading}>
        <Payment order={order} />
      </Part>
      {invoice && (
        <Part title={copy.invoice} icon="receipt" heading={heading}>
          {invoice.text !== undefined && <p>{invoice.text}</p>}
          <a
            href={invoice.href}
            className="inline-flex min-h-11 items-center font-semibold text-talavera hover:underline print:hidden"
          >
            {invoice.label}
          </a>
        </Part>
      )}
      <Part title={copy.address} icon="pin" heading={heading}>
        {order.address === undefined ? (
          <p className="text-ink-soft">{copy.noAddress}</p>
        ) : (
          <address className="not-italic [overflow-wrap:anywhere]">
            {order.address.map((line, at) => (
              <span key={line} className={at === 0 ? 'block font-semibold' : 'block'}>
                {line}
              </span>
            ))}
          </address>
        )}
      </Part>
      {order.exchangeOf && (
        <Part title={copy.exchange} icon="return" heading={heading}>
          <a
            href={order.exchangeOf.href}
            className="inline-flex min-h-11 items-center font-semibold text-talavera hover:underline print:hidden"
          >
            {order.exchangeOf.text}
          </a>
        </Part>
      )}
      {order.giftNote !== null && (
        <Part title={copy.gift} icon="gift" heading={heading}>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{order.giftNote}</p>
        </Part>
      )}
      {order.texts.length > 0 && (
        <Part title={copy.texts} icon="file" heading={heading}>
          <ul>
            {order.texts.map(({ name, version, href }) => (
              <li key={name}>
                <a href={href} className="inline-flex min-h-11 items-center text-talavera hover:underline sm:min-h-8">
                  {name}, {copy.version(version)}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  icon: IconName;
  heading: 'h2' | 'h3';
  children: ReactNode;
}

function Part({ title, icon, heading: Heading, children }: PartProps) {
  return (
    <section className="rounded-lg border border-line bg-card p-4 text-sm print:break-inside-avoid print:rounded-none sm:p-5">
      <Heading className="mb-2 flex items-center gap-2 text-base font-bold">
        <Icon name={icon} className="size-5 flex-none text-ink-soft" />
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Amounts({ amounts }: { amounts: OrderPageData['amounts'] }) {
  const { goods, pieces, discount, coupon, shipping, total } = amounts;
  return (
    <dl className="grid gap-1.5 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dd]:text-right [&_dd]:tabular-nums">
      <div>
        <dt>
          {copy.goods} ({ordersCopy.pieces(pieces)})
        </dt>
        <dd>{formatMoney(goods)}</dd>
      </div>
      {discount > 0 && (
        <div className="text-nopal">
          <dt className="[overflow-wrap:anywhere]">{copy.coupon(coupon ?? '')}</dt>
          <dd>−{formatMoney(discount)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.shipping}</dt>
        <dd className={shipping === 0 ? 'text-nopal' : undefined}>
          {shipping === 0 ? copy.free : formatMoney(shipping)}
        </dd>
      </div>
      <div className="mt-1 items-baseline border-t border-line pt-2">
        <dt className="font-bold">{ordersCopy.total}</dt>
        <dd className="text-xl font-bold">{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

function Payment({ order }: { order: OrderPageData }) {
  const { tenders, refunds, accountHref, isOpen, paymentHref, number } = order;
  return (
    <>
      {tenders.length === 0 && <p>{ordersCopy.payment.free}</p>}
      <ul className="grid gap-1">
        {tenders.map(({ kind, name, amount }) => (
          <li key={kind} className="flex justify-between gap-4">
            <span className="min-w-0">{name}</span>
            <span className="tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
      {refunds.length > 0 && (
        <div className="mt-2 border-t border-line pt-2">
          <p className="mb-1 font-bold">{ordersCopy.refunds.title}</p>
          <RefundList refunds={refunds} accountHref={accountHref} />
        </div>
      )}
      <a
        href={paymentHref}
        aria-label={isOpen ? ordersCopy.howToPayOf(number) : ordersCopy.howPaidOf(number)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-talavera hover:underline print:hidden"
      >
        {isOpen ? ordersCopy.howToPay : ordersCopy.howPaid}
      </a>
    </>
  );
}
