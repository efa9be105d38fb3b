import { Button, buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { useEffect } from 'react';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { paths } from '../../../shared/links/paths.ts';
import { BuyAgainForm } from '../buy-again-form.tsx';
import { OrderHead } from '../order-head.tsx';
import { ordersCopy } from '../orders-copy.ts';
import type { BuyAgainAnswer, OrderDocument } from './order.server.ts';
import { OrderSummary } from './order-summary.tsx';
import { lineId, ParcelCard } from './parcel-card.tsx';

const copy = ordersCopy.detail;

interface OrderPageProps extends OrderDocument {
  /** The result of "comprar de nuevo". */
  answer?: BuyAgainAnswer | undefined;
  /** `h2` inside the gallery. */
  heading?: 'h1' | 'h2';
}

/** RL-07: an order as it was on its day, and where it is now. */
export function OrderPage({ answer, heading = 'h1', ...order }: OrderPageProps) {
  const { number, date, sentence, isTest, parcels, marked, pay, isOpen, pressKey } = order;
  const part = heading === 'h1' ? 'h2' : 'h3';
  const markedId = useScopedId(lineId(marked ?? 0));
  const markedLine = parcels.flatMap(({ lines }) => lines).find(({ id }) => id === marked);
  useEffect(() => {
    if (marked !== undefined && location.hash === '')
      document.getElementById(markedId)?.scrollIntoView({ block: 'center' });
  }, [marked, markedId]);
  return (
    <div data-paper="" className="page grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-8 lg:pt-6">
      <OrderHead
        up={{ href: paths.orders, label: ordersCopy.title }}
        title={ordersCopy.numberOf(number)}
        text={ordersCopy.placed(date)}
        heading={heading}
      >
        <PrintButton />
        {!isOpen && <BuyAgainForm order={number} pressKey={pressKey} />}
        {pay && (
          <a href={pay.href} aria-label={pay.spoken} className={buttonClass('primary', 'print:hidden')}>
            {pay.text}
          </a>
        )}
      </OrderHead>
      {answer && <Answer answer={answer} />}
      {(sentence !== undefined || isTest) && (
        <p className="flex items-start gap-2 rounded-md bg-cempasuchil-wash p-4 font-semibold text-cempasuchil-ink">
          <Icon name="info" className="mt-0.5 size-5 flex-none" />
          <span className="min-w-0">{isTest ? ordersCopy.test : sentence}</span>
        </p>
      )}
      {markedLine && parcels.length > 1 && (
        <a href={`#${markedId}`} className="inline-flex min-h-11 items-center font-semibold text-talavera print:hidden">
          {copy.goTo(markedLine.title)}
        </a>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6 print:grid-cols-1">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {parcels.map((parcel) => (
            <ParcelCard key={parcel.id} parcel={parcel} marked={marked} heading={part} />
          ))}
          <Help order={order} heading={part} />
        </div>
        <OrderSummary order={order} invoice={order.invoice} heading={part} />
      </div>
    </div>
  );
}

/** Printing needs a script. The button has its space from the start, so that nothing moves. */
function PrintButton() {
  const isHydrated = useHydrated();
  return (
    <Button
      look="quiet"
      onClick={() => window.print()}
      className={isHydrated ? 'max-sm:hidden print:hidden' : 'invisible max-sm:hidden noscript:hidden'}
    >
      <Icon name="file" className="size-4 flex-none" />
      {copy.print}
    </Button>
  );
}

/** What was not added to the cart, or has changed since the order. */
function Answer({ answer: { added, notices } }: { answer: BuyAgainAnswer }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-md bg-cempasuchil-wash p-4 text-sm [overflow-wrap:anywhere] text-cempasuchil-ink print:hidden"
    >
      <p className="font-semibold">{added > 0 ? copy.notices.some : copy.notices.none}</p>
      <ul className="list-disc pl-5">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <a href={paths.cart} className={buttonClass(added > 0 ? 'primary' : 'outline')}>
        {copy.notices.cart}
      </a>
    </div>
  );
}

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-talavera hover:underline';

/** Ways on from an order: to change it, to cancel, to return something, to write. */
function Help({ order, heading: Heading }: { order: OrderDocument; heading: 'h2' | 'h3' }) {
  const { help } = ordersCopy;
  return (
    <section className="rounded-lg border border-line bg-card p-4 text-sm print:hidden sm:p-5">
      <Heading className="flex items-center gap-2 text-base font-bold">
        <Icon name="help" className="size-5 flex-none text-ink-soft" />
        {help.title}
      </Heading>
      {order.canChange && (
        <p className="mt-2">
          {copy.changeText}{' '}
          <a href={paths.cart} className={linkLook}>
            {copy.changeAction}
          </a>
        </p>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {order.cancelHref !== undefined && (
          <li>
            <a href={order.cancelHref} className={linkLook}>
              {help.cancel}
            </a>
          </li>
        )}
        {order.returnHref !== undefined && (
          <li>
            <a href={order.returnHref} className={linkLook}>
              {help.return}
            </a>
          </li>
        )}
        <li>
          <a href={order.writeHref} className={linkLook}>
            {help.write}
          </a>
        </li>
        <li>
          <a href={order.helpHref} className={linkLook}>
            {help.all}
          </a>
        </li>
      </ul>
    </section>
  );
}
