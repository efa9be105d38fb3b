import { formatMoney } from '@tianguis/domain';
import { buttonClass, Icon, type IconName, useScopedId } from '@tianguis/ui';
import { OrderHead } from '../order-head.tsx';
import { ordersCopy } from '../orders-copy.ts';
import { RefundList } from '../refunds/refund-list.tsx';
import type { DatedAmount, PaymentPageData } from './payment-data.ts';

const copy = ordersCopy.payment;

const icons: Readonly<Record<string, IconName>> = {
  ...{ card: 'card', oxxo: 'receipt', spei: 'bank', balance: 'return', credit: 'badge-check' },
};

/** RL-08: how an order is paid, what arrived, and what is still to pay. */
export function PaymentPage({ heading = 'h1', ...payment }: PaymentPageData & { heading?: 'h1' | 'h2' }) {
  const { number, back, isPaid, sentence, isAway, tenders, total, received, missing, receipts, refunds } = payment;
  const { open, payHref, accountHref } = payment;
  const Part = heading === 'h1' ? 'h2' : 'h3';
  const titleId = useScopedId(`formas-${number}`);
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-8 lg:pt-6">
      <OrderHead
        up={{ href: back, label: copy.back }}
        title={isPaid ? copy.paidTitle : copy.title}
        text={ordersCopy.numberOf(number)}
        heading={heading}
      />
      {isAway && (
        <p role="alert" className="rounded-md bg-cempasuchil-wash p-4 font-semibold text-cempasuchil-ink">
          {copy.away}
        </p>
      )}
      <section aria-labelledby={titleId} className="grid gap-4 rounded-lg border border-line bg-card p-4 sm:p-5">
        <p className="flex items-start gap-2 font-semibold">
          <Icon
            name={isPaid ? 'check' : 'info'}
            className={`mt-0.5 size-5 flex-none ${isPaid ? 'text-nopal' : 'text-cempasuchil-ink'}`}
          />
          <span className="min-w-0">{sentence}</span>
        </p>
        <div>
          <Part id={titleId} className="text-base font-bold">
            {isPaid ? copy.paidWays : copy.ways}
          </Part>
          <ul className="mt-1 divide-y divide-line">
            {tenders.map(({ kind, name, detail, amount }) => (
              <li key={kind} className="flex items-center gap-3 py-2">
                <Icon name={icons[kind] ?? 'card'} className="size-6 flex-none text-ink-soft" />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <span className="block font-semibold">{name}</span>
                  {detail !== '' && <span className="block text-sm text-ink-soft">{detail}</span>}
                </span>
                <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
          <dl className="grid gap-1 border-t border-line pt-2 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dd]:tabular-nums">
            <div className="text-lg font-bold">
              <dt>{ordersCopy.total}</dt>
              <dd>{formatMoney(total)}</dd>
            </div>
            {!isPaid && received > 0 && (
              <div>
                <dt>{copy.received}</dt>
                <dd>{formatMoney(received)}</dd>
              </div>
            )}
            {!isPaid && missing > 0 && (
              <div className="font-bold text-cempasuchil-ink">
                <dt>{copy.missing}</dt>
                <dd>{formatMoney(missing)}</dd>
              </div>
            )}
          </dl>
        </div>
        {(open !== undefined || payHref !== undefined) && (
          <div className="flex flex-wrap gap-2 max-sm:[&>*]:w-full">
            {open !== undefined && (
              <a href={open.href} className={buttonClass('primary')}>
                {open.text}
              </a>
            )}
            {payHref !== undefined && (
              <a
                href={payHref}
                aria-label={ordersCopy.payOf(number)}
                className={buttonClass(open === undefined ? 'primary' : 'outline')}
              >
                {ordersCopy.pay}
              </a>
            )}
          </div>
        )}
      </section>
      <Amounts title={copy.receipts} none={copy.noReceipts} amounts={receipts} heading={Part} />
      {refunds.length > 0 && (
        <section className="rounded-lg border border-line bg-card p-4 sm:p-5">
          <Part className="mb-2 text-base font-bold">{ordersCopy.refunds.title}</Part>
          <RefundList refunds={refunds} accountHref={accountHref} />
        </section>
      )}
    </div>
  );
}

interface AmountsProps {
  title: string;
  /** Shown in place of an empty list. */
  none: string;
  amounts: readonly DatedAmount[];
  heading: 'h2' | 'h3';
}

function Amounts({ title, none, amounts, heading: Heading }: AmountsProps) {
  return (
    <section className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <Heading className="text-base font-bold">{title}</Heading>
      {amounts.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">
          {amounts.map(({ key, amount, text }) => (
            <li key={key} className="flex justify-between gap-4 py-2">
              <span className="min-w-0">{text}</span>
              <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
