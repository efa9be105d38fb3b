import { formatMoney } from '@tianguis/domain';
import { Icon, useScopedId } from '@tianguis/ui';
import { monthsWords } from '../../../commerce/months-words.ts';
import { paths } from '../../../shared/links/paths.ts';
import { BuyLink } from './buying/buy-link.tsx';
import { shippingBesideTotal, shipsFree } from './buying/total-words.ts';
import { cartCopy } from './cart-copy.ts';
import type { CartPageData } from './cart-data.ts';
import type { OpenCart } from './use-cart.ts';

const copy = cartCopy.totals;
export const summaryId = 'resumen';

interface SummaryProps {
  cart: CartPageData;
  isBusy: boolean;
  settled: OpenCart['settled'];
}

/** The amounts of the cart, and "Comprar". The server computes all sums. */
export function Summary({ cart, isBusy, settled }: SummaryProps) {
  const { totals, pieces, coupon } = cart;
  const id = useScopedId(summaryId);
  const titleId = useScopedId(`titulo-${summaryId}`);
  const offers = totals.list_price - totals.goods;
  return (
    <section id={id} aria-labelledby={titleId} aria-busy={isBusy} className="cart-summary">
      <h2 id={titleId} className="text-lg font-bold">
        {copy.title}
      </h2>
      <dl>
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
          <dd className={shipsFree(cart) ? 'font-semibold text-nopal' : 'font-semibold'}>{shippingWords(cart)}</dd>
        </div>
        <div>
          <dt className="text-base font-bold">{totals.is_shipping_known ? copy.total : copy.totalWithoutShipping}</dt>
          <dd className="text-2xl leading-tight font-bold">{formatMoney(totals.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-right text-xs text-ink-soft">
        {pieces > 0 && `${shippingBesideTotal(cart)} · `}
        {copy.vat}
      </p>
      {totals.saved > 0 && (
        <p className="saved">
          <Icon name="tag" />
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
      {cart.isOpen && <Buying cart={cart} settled={settled} />}
      {!cart.isOpen && <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">{copy.notYet}</p>}
    </section>
  );
}

function shippingWords(cart: CartPageData): string {
  const { shipping, is_shipping_known: isKnown, shipping_from: from } = cart.totals;
  if (shipsFree(cart)) return copy.free;
  if (isKnown) return formatMoney(shipping);
  if (from !== null) return copy.from(from);
  return shipping > 0 ? copy.partly(shipping) : copy.unknown;
}

/** The button is at the foot of the screen on phones ({@link CartBar}), so here it appears beside the lines only. */
function Buying({ cart: { pieces }, settled }: Pick<SummaryProps, 'cart' | 'settled'>) {
  if (pieces === 0) return <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">{copy.nothingToBuy}</p>;
  return (
    <>
      <BuyLink settled={settled} className="mt-4 min-h-12 w-full text-base max-lg:hidden" />
      <a href={paths.paymentMethods} className="ways">
        <Icon name="card" />
        {copy.payment}
      </a>
    </>
  );
}
