import { formatMoney } from '@tianguis/domain';
import { Icon, useScopedId } from '@tianguis/ui';
import { Picture } from '../../commerce/picture.tsx';
import type { CheckoutLine, CheckoutPageData, CheckoutTotals } from './checkout-data.ts';
import { checkoutCopy } from './copy/checkout-copy.ts';

const copy = checkoutCopy.summary;
type Shown = Pick<CheckoutPageData, 'lines' | 'totals'>;

/** What is bought and what everything costs: always in sight on wide screens. */
export function SummaryCard({ lines, totals }: Shown) {
  const titleId = useScopedId('titulo-de-compra');
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-card">
      <h2 id={titleId} className="px-5 pt-4 text-lg font-bold">
        {copy.title}
      </h2>
      {/* The total stays in sight while long lists are scrolled. */}
      <div
        tabIndex={lines.length > 4 ? 0 : undefined}
        className="max-h-[max(12rem,calc(100dvh-26rem))] overflow-y-auto px-5 pt-3"
      >
        <Lines lines={lines} />
      </div>
      <div className="px-5 pt-3 pb-4">
        <Amounts totals={totals} />
      </div>
    </section>
  );
}

/** The same for phones: a bar with the total, which opens by one press and works without scripts. */
export function SummaryBar({ lines, totals }: Shown) {
  return (
    <details className="group/compra sticky top-0 z-20 border-b border-line bg-raised shadow-card short:static lg:hidden">
      <summary className="page flex min-h-13 items-center gap-3">
        <Icon name="basket" className="size-5 flex-none text-ink-soft" />
        <span className="text-sm font-semibold text-talavera underline group-open/compra:hidden">{copy.show}</span>
        <span className="hidden text-sm font-semibold text-talavera underline group-open/compra:inline">
          {copy.hide}
        </span>
        <span className="ml-auto grid flex-none justify-items-end leading-tight">
          <b className="tabular-nums">{formatMoney(totals.total)}</b>
          {!totals.isKnown && <span className="text-2xs text-ink-soft">{shippingFromWords(totals)}</span>}
        </span>
        <Icon name="chevron-down" className="size-5 flex-none group-open/compra:rotate-180" />
      </summary>
      <div className="page grid max-h-[calc(100dvh-5rem)] gap-3 overflow-y-auto pb-4">
        <Lines lines={lines} />
        <Amounts totals={totals} />
      </div>
    </details>
  );
}

function Lines({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ key, title, href, picture, pieces, wanted, price, amount }) => (
        <li key={key} className="flex gap-3 text-sm">
          <span className="relative flex-none">
            <Thumbnail picture={picture} />
            <span
              aria-hidden="true"
              className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-2xs font-bold text-paper"
            >
              {pieces > 99 ? '+99' : pieces}
            </span>
          </span>
          <span className="min-w-0 grow">
            <a href={href} className="line-clamp-2 [overflow-wrap:anywhere] hover:underline">
              {title}
            </a>
            <span className="block text-xs text-ink-soft">
              {checkoutCopy.pieces(pieces)}
              {pieces > 1 && ` · ${checkoutCopy.each(price)}`}
            </span>
            {wanted > pieces && (
              <span className="block text-xs font-semibold text-cempasuchil-ink">{copy.wanted(wanted, pieces)}</span>
            )}
          </span>
          <span className="flex-none font-semibold tabular-nums">{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ picture }: { picture: string }) {
  const className = 'size-13 rounded-md bg-sunken';
  if (picture === '')
    return (
      <span className={`${className} grid place-items-center`}>
        <Icon name="package" className="size-6 text-ink-soft" />
      </span>
    );
  return <Picture src={picture} alt="" sizes="52px" use="wanted" side={52} className={`${className} object-cover`} />;
}

function Amounts({ totals }: { totals: CheckoutTotals }) {
  const { pieces, goods, discount, coupon, shipping, total, paidBy, isKnown } = totals;
  return (
    <div>
      <dl className="grid gap-1.5 border-t border-line pt-3 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dd]:text-right [&_dd]:tabular-nums [&_dt]:min-w-0 [&_dt]:[overflow-wrap:anywhere]">
        <div>
          <dt>{copy.goods(pieces)}</dt>
          <dd>{formatMoney(goods)}</dd>
        </div>
        {discount > 0 && (
          <div className="text-nopal">
            <dt>{coupon === undefined ? copy.discount : copy.coupon(coupon)}</dt>
            <dd className="font-semibold">−{formatMoney(discount)}</dd>
          </div>
        )}
        {shipping.map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{shipping.length === 1 ? copy.shipping : label}</dt>
            <dd className={amount === 0 ? 'font-semibold text-nopal' : undefined}>
              {amount === 0 ? copy.free : formatMoney(amount)}
            </dd>
          </div>
        ))}
        {!isKnown && (
          <div>
            <dt>{copy.shipping}</dt>
            <dd>{copy.unknown}</dd>
          </div>
        )}
        <div className="mt-1 items-baseline border-t border-line pt-2.5">
          <dt className="text-base font-bold">{isKnown ? copy.total : copy.totalSoFar}</dt>
          <dd className="text-xl leading-tight font-bold">{formatMoney(total)}</dd>
        </div>
        {paidBy.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {!isKnown && <p className="text-right text-sm font-semibold">{shippingFromWords(totals)}</p>}
      <p className="text-right text-xs text-ink-soft">{isKnown ? copy.vat : copy.vatSoFar}</p>
    </div>
  );
}

/** CO-04: before the address is known, the total says what shipping costs at least. */
function shippingFromWords({ shippingFrom }: CheckoutTotals): string {
  if (shippingFrom === undefined) return copy.later;
  return shippingFrom === 0 ? copy.fromFree : copy.from(shippingFrom);
}
