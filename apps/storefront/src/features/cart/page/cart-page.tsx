import { formatMoney } from '@tianguis/domain';
import { buttonClass, classNames, type FormResult, Icon, useFocusHeir, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { CreditBanner } from '../../../commerce/credit-banner.tsx';
import type { CreditBannerData } from '../../../commerce/credit-data.ts';
import { postalCodeHash } from '../../../commerce/destination/postal-code.ts';
import type { CardData } from '../../../commerce/product-card/card-data.ts';
import { SeenRecently } from '../../../commerce/shelf/seen-recently.tsx';
import { cartPaths } from '../../../shared/links/cart-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { CartBar } from './buying/cart-bar.tsx';
import { cartCopy as copy } from './cart-copy.ts';
import { type CartNotice, type CartPageData, cartFields as fields, keyOf } from './cart-data.ts';
import { CartMessages } from './cart-messages.tsx';
import type { PlacedLine } from './cart-places.ts';
import { CouponCard } from './coupon-card.tsx';
import { FreeShippingBar } from './free-shipping-bar.tsx';
import { LaterLine } from './lines/cart-line.tsx';
import { ChangeCart } from './lines/line-form.tsx';
import { placeOf, RemovedLine } from './lines/removed-line.tsx';
import { SellerGroup } from './lines/seller-group.tsx';
import { PopularShelf } from './popular-shelf.tsx';
import { Related } from './related.tsx';
import { Summary, summaryId } from './summary.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';
import { type CartMessage, type OpenCart, useCart } from './use-cart.ts';

export interface CartPageProps {
  shown: CartPageData;
  /**
   * Popular products for an empty cart, since an empty cart has no products for which similar products could be found.
   */
  popular: readonly CardData[];
  hiddenDiscount: number;
  credit: CreditBannerData | undefined;
  /** The last action, if it was submitted without scripts. */
  notice?: CartNotice | undefined;
  /** Result of a form that was submitted without scripts. */
  answer?: { what: string; result: FormResult } | undefined;
  /** Reads the cart again from the server. */
  reread?: (() => void) | undefined;
  /** Text at the top of the page. */
  above?: ReactNode;
  /** The page is shown inside the gallery, which has its own title. */
  sample?: boolean;
}

/** RL-06: the products of the cart by seller, the products saved for later, and the costs. */
export function CartPage(props: CartPageProps) {
  const open = useCart(props.shown, props.reread);
  const { cart, places, wanted, isBusy, change } = open;
  const { version, freeFrom, toFreeShipping } = cart;
  const { sellers, later } = places;
  const isEmpty = cart.sellers.length === 0;
  const root = useFocusHeir<HTMLDivElement>();
  const credit = isEmpty ? undefined : props.credit;
  const isBuyable = cart.isOpen && cart.pieces > 0;
  const message = open.message ?? messageOf(props);
  return (
    <ChangeCart value={(next) => void change(next)}>
      <div ref={root} data-focus-area="" className="page pt-2 pb-8 lg:pt-6">
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6',
            !isEmpty && 'lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]',
          )}
        >
          {/* No grid, since the message would stick to its row of the grid only. */}
          <div className="flex flex-col gap-3 sm:gap-4">
            <Title cart={cart} heading={props.sample ? 'h2' : 'h1'} />
            {props.above}
            <CartMessages message={message} version={version} dismiss={open.message && open.dismiss} />
            <p role="status" className="sr-only">
              {open.said}
            </p>
            <UnpaidOrders cart={cart} change={change} />
            {!isEmpty && cart.postalCode === undefined && <AskPostalCode />}
            <ChangedPrices cart={cart} change={change} />
            {toFreeShipping !== undefined && (
              <FreeShippingBar
                {...{ goods: cart.totals.goods, freeFrom, missing: toFreeShipping }}
                text={copy.shipping.missing(toFreeShipping)}
                label={copy.shipping.bar}
                className="rounded-lg border border-line"
              />
            )}
            {sellers.map((seller, at) => (
              <SellerGroup
                key={seller.id}
                {...{ seller, version, wanted }}
                freeFrom={toFreeShipping === undefined ? freeFrom : undefined}
                first={at === 0}
                between={bannerIn(sellers, at, credit)}
              />
            ))}
            {credit && credit.after >= lineCount(sellers) && <CreditBanner {...credit} />}
            {isEmpty && cart.unpaid.length === 0 && <EmptyCart />}
          </div>
          {!isEmpty && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <Summary cart={cart} isBusy={isBusy} settled={open.settled} />
              <CouponCard
                coupon={cart.coupon}
                change={change}
                result={props.answer?.what === 'cupon' ? props.answer.result : undefined}
                sample={props.sample}
              />
            </div>
          )}
          {/* Shelves end at the edge of the column, not of the page. */}
          <div
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden',
              !isEmpty && 'lg:[--gutter:0rem]',
            )}
          >
            {later.length > 0 && <Later cart={cart} later={later} />}
            {props.popular.length > 0 && (
              <PopularShelf title={copy.popular} products={props.popular} hiddenDiscount={props.hiddenDiscount} />
            )}
            {!props.sample && <Related cart={cart} hiddenDiscount={props.hiddenDiscount} />}
            {!props.sample && <SeenRecently />}
          </div>
        </div>
        {isBuyable && !props.sample && <CartBar cart={cart} isBusy={isBusy} settled={open.settled} />}
      </div>
    </ChangeCart>
  );
}

function Title({ cart, heading: Heading }: { cart: CartPageData; heading: 'h1' | 'h2' }) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading tabIndex={-1} data-focus-heir="" className="text-2xl font-bold outline-none max-sm:text-xl">
          {copy.heading(cart.pieces)}
        </Heading>
        {cart.pieces > 0 && (
          <a
            href={cartPaths.share}
            aria-label={copy.share}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-talavera underline"
          >
            <Icon name="share" className="size-4" />
            <span className="max-sm:hidden">{copy.share}</span>
            <span className="sm:hidden">{copy.shareShort}</span>
          </a>
        )}
      </div>
      {cart.sellers.length > 0 && !cart.isOpen && <TotalAbove cart={cart} />}
    </div>
  );
}

/** The products saved for later. */
function Later({ cart: { later: stored, version }, later }: { cart: CartPageData; later: readonly PlacedLine[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{copy.later.title(stored.length)}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4">
        {later.map((line) => (
          <li
            key={keyOf(line)}
            {...placeOf(keyOf(line), line)}
            className="rounded-lg border border-line bg-card px-3 pt-3 pb-1 sm:px-4 sm:pt-4"
          >
            {line.leaving ? (
              <RemovedLine line={line} leaving={line.leaving} version={version} />
            ) : (
              <LaterLine line={line} version={version} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function messageOf({ notice, answer, shown }: CartPageProps): CartMessage | undefined {
  if (answer && answer.result.status !== 'done' && answer.what !== 'cupon')
    return { text: answer.result.message, isFault: true };
  if (shown.notices.length > 0) return { text: shown.notices.join(' '), isFault: false, isNotice: true };
  if (!notice) return undefined;
  return { ...notice, isFault: false };
}

const lineCount = (sellers: CartPageData['sellers']): number =>
  sellers.reduce((count, { lines }) => count + lines.length, 0);

/**
 * UI-15: the banner appears after `credit.after` lines, in whichever group this line is; with fewer lines, at the end.
 * The rows of removed lines count until the page is read again, so that a removal moves no line.
 */
function bannerIn(sellers: CartPageData['sellers'], at: number, credit: CreditBannerData | undefined) {
  if (!credit || credit.after >= lineCount(sellers)) return undefined;
  const after = credit.after - lineCount(sellers.slice(0, at));
  const isHere = after > 0 && after <= (sellers[at]?.lines.length ?? 0);
  return isHere ? { after, node: <CreditBanner {...credit} /> } : undefined;
}

function AskPostalCode() {
  return (
    <a
      href={postalCodeHash}
      className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-card px-4 py-2 text-sm font-semibold text-talavera underline hover:border-line-strong"
    >
      <Icon name="pin" className="size-5 flex-none" />
      {copy.postalCode}
    </a>
  );
}

/**
 * While purchases are closed, the total above the lines on phones, where the summary is below all lines. Otherwise the
 * bar has the total ({@link CartBar}).
 */
function TotalAbove({ cart: { totals } }: { cart: CartPageData }) {
  const summary = useScopedId(summaryId);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm lg:hidden">
      <span className="text-ink-soft">
        {totals.is_shipping_known ? copy.totals.total : copy.totals.totalWithoutShipping}
      </span>
      <b className="text-lg tabular-nums">{formatMoney(totals.total)}</b>
      <a href={`#${summary}`} className="touch font-semibold text-talavera underline">
        {copy.totals.jump}
      </a>
    </p>
  );
}

/** A note that prices changed, until the customer confirms it. */
function ChangedPrices({ cart, change }: { cart: CartPageData; change: OpenCart['change'] }) {
  const lines = [...cart.sellers.flatMap((seller) => seller.lines), ...cart.later];
  const count = lines.filter(({ priceBefore, state }) => priceBefore !== null && state !== 'gone').length;
  if (count === 0) return null;
  return (
    <section className="flex items-center justify-between gap-x-4 rounded-lg bg-cempasuchil-wash px-3 py-2 text-xs sm:px-4 sm:py-3 sm:text-sm">
      <div className="min-w-0">
        <h2 className="font-bold text-cempasuchil-ink">{copy.prices.title}</h2>
        <p>{copy.prices.text(count)}</p>
      </div>
      <form
        method="post"
        action={paths.cart}
        onSubmit={(event) => {
          event.preventDefault();
          void change({ what: 'precios' });
        }}
      >
        <input type="hidden" name={fields.what} value="precios" />
        <button type="submit" className={buttonClass('outline')}>
          {copy.prices.seen}
        </button>
      </form>
    </section>
  );
}

function EmptyCart() {
  const { empty } = copy;
  return (
    <div className="grid justify-items-center rounded-lg border border-dashed border-line-strong px-4 py-12 text-center">
      <Icon name="cart" className="size-10 text-ink-soft" />
      <p className="mt-3 text-lg font-bold">{empty.title}</p>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{empty.text}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <a href={paths.offers} className={buttonClass('primary')}>
          {empty.offers}
        </a>
        <a href={paths.wishlist} className={buttonClass('outline')}>
          {empty.wishlist}
        </a>
      </div>
    </div>
  );
}
