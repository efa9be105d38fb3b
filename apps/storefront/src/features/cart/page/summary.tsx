import { formatMoney } from '@tianguis/domain';
import { Icon, useScopedId } from '@tianguis/ui';
import { monthsWords } from '../../../commerce/months-words.ts';
import { cartCopy } from './cart-copy.ts';
import type { CartPageData } from './cart-data.ts';

const copy = cartCopy.totals;
export const summaryId = 'resumen';

/** The amounts of the cart. The server computes all sums. */
export function Summary({ cart, isBusy }: { cart: CartPageData; isBusy: boolean }) {
  const { totals, pieces, coupon } = cart;
  const id = useScopedId(summaryId);
  const titleId = useScopedId(`titulo-${summaryId}`);
  const offers = totals.list_price - totals.goods;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      className="scroll-mt-[calc(var(--header)+1rem)] rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <h2 id={titleId} className="text-lg font-bold">
        {copy.title}
      </h2>
      <dl className="mt-3 grid gap-2 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dd]:text-right [&_dd]:tabular-nums">
        {offers > 0 && (
          <div>
            <dt className="text-ink-soft">{copy.before}</dt>
            <dd className="text-ink-soft">
              <s>{formatMoney(totals.list_price)}</s>
            </dd>
          </div>
        )}
        <div>
          <dt>{copy.goods(pieces)}</dt>
          <dd className="font-semibold">{formatMoney(totals.goods)}</dd>
        </div>
        {coupon && totals.discount > 0 && (
          <div className="text-nopal">
            <dt className="[overflow-wrap:anywhere]">{copy.coupon(coupon.codigo)}</dt>
            <dd className="font-semibold">−{formatMoney(totals.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{copy.shipping}</dt>
          <dd className={isFree(cart) ? 'font-semibold text-nopal' : 'font-semibold'}>{shippingWords(cart)}</dd>
        </div>
        <div className="mt-1 items-baseline border-t border-line pt-3">
          <dt className="text-base font-bold">{totals.is_shipping_known ? copy.total : copy.totalWithoutShipping}</dt>
          <dd className="text-2xl leading-tight font-bold">{formatMoney(totals.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-right text-xs text-ink-soft">{copy.vat}</p>
      {totals.saved > 0 && (
        <p className="mt-3 flex items-center gap-2 rounded-md bg-nopal-wash px-3 py-2 text-sm font-semibold text-nopal">
          <Icon name="tag" className="size-4 flex-none" />
          {copy.saved(totals.saved)}
        </p>
      )}
      {totals.installments && (
        <p className="mt-3 text-sm">
          <b>{monthsWords(totals.installments).whole}</b>
          <span className="block text-xs text-ink-soft">{copy.monthsTotal(totals.installments.total)}</span>
        </p>
      )}
      {cart.withoutMonths !== undefined && (
        <p className="mt-3 text-sm [overflow-wrap:anywhere] text-ink-soft">{copy.noMonths(cart.withoutMonths)}</p>
      )}
      {!cart.isOpen && <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">{copy.notYet}</p>}
    </section>
  );
}

const isFree = ({ totals, pieces }: CartPageData): boolean =>
  pieces > 0 && totals.is_shipping_known && totals.shipping === 0;

function shippingWords(cart: CartPageData): string {
  const { shipping, is_shipping_known: isKnown } = cart.totals;
  if (isFree(cart)) return copy.free;
  if (isKnown) return formatMoney(shipping);
  return shipping > 0 ? copy.partly(shipping) : copy.unknown;
}
