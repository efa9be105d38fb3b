import { formatMoney } from '@tianguis/domain';
import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { Picture } from '../../../commerce/picture.tsx';
import { payPath } from '../../../shared/links/checkout-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { cartCopy } from './cart-copy.ts';
import { type CartPageData, cartFields as fields, type UnpaidOrderData } from './cart-data.ts';
import type { OpenCart } from './use-cart.ts';

const copy = cartCopy.unpaid;

/** The most products of an order that the cart shows. */
const mostShown = 3;

/** Orders that wait for their payment. Their lines are not part of the cart's amounts. */
export function UnpaidOrders({ cart, change }: { cart: CartPageData; change: OpenCart['change'] }) {
  return cart.unpaid.map((order) => <UnpaidOrder key={order.order} {...{ order, change }} />);
}

function UnpaidOrder({ order, change }: { order: UnpaidOrderData; change: OpenCart['change'] }) {
  const { order: number, total, until, canChange, lines } = order;
  const titleId = useScopedId(`pedido-${number}`);
  const shown = lines.length > mostShown ? lines.slice(0, mostShown - 1) : lines;
  const more = lines.length - shown.length;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-lg border border-cempasuchil-ink/40 bg-card p-3 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="flex items-center gap-2 text-lg font-bold">
          <Icon name="clock" className="size-5 flex-none text-cempasuchil-ink" />
          {copy.title}
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">{copy.number(number)}</p>
      </div>
      <ul className="grid gap-2">
        {shown.map(({ key, title, picture, pieces, amount }) => (
          <li key={key} className="flex items-center gap-3 text-sm">
            <Thumbnail picture={picture} />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{title}</span>
              <span className="text-ink-soft">{copy.pieces(pieces)}</span>
            </span>
            <span className="tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
        {more > 0 && <li className="text-sm text-ink-soft">{copy.more(more)}</li>}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-bold">
            {copy.total} <span className="tabular-nums">{formatMoney(total)}</span>
          </p>
          <p className="text-sm text-ink-soft">{canChange ? copy.until(until) : copy.unknown}</p>
        </div>
        {canChange && <NextSteps number={number} change={change} />}
      </div>
    </section>
  );
}

/** The page of the payment has all ways to pay, so both links lead there. */
function NextSteps({ number, change }: { number: string; change: OpenCart['change'] }) {
  const pay = payPath(number);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <a href={pay} aria-label={copy.payOf(number)} className={buttonClass('primary', 'min-w-28 max-sm:grow')}>
        {copy.pay}
      </a>
      <a href={pay} aria-label={copy.otherWayOf(number)} className={buttonClass('outline', 'max-sm:grow')}>
        {copy.otherWay}
      </a>
      <form
        method="post"
        action={paths.cart}
        onSubmit={(event) => {
          event.preventDefault();
          void change({ what: 'cambiar', order: number });
        }}
      >
        <input type="hidden" name={fields.order} value={number} />
        <button
          type="submit"
          name={fields.what}
          value="cambiar"
          aria-label={copy.changeOf(number)}
          className={buttonClass('quiet', 'px-3')}
        >
          {copy.change}
        </button>
      </form>
    </div>
  );
}

/** The picture of a line. The note of a missing picture would not fit, so an icon stands in its place. */
function Thumbnail({ picture }: { picture: string | null }) {
  const className = 'size-12 flex-none rounded-md bg-sunken';
  if (picture === null)
    return (
      <span className={`${className} grid place-items-center`}>
        <Icon name="package" className="size-6 text-ink-soft" />
      </span>
    );
  return <Picture src={picture} alt="" sizes="48px" use="wanted" side={48} className={`${className} object-cover`} />;
}
